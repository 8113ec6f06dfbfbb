import type { WonderId } from '@mirabilia/architects';
import { alexandria } from './alexandria.tsx';
import { babylon } from './babylon.tsx';
import { ephesus } from './ephesus.tsx';
import { giza } from './giza.tsx';
import { halicarnassus } from './halicarnassus.tsx';
import { olympia } from './olympia.tsx';
import { rhodes } from './rhodes.tsx';
import type { StagedPicture } from './staged-picture.tsx';

export const PICTURES: Readonly<Record<WonderId, StagedPicture>> = {
  alexandria,
  babylon,
  ephesus,
  giza,
  halicarnassus,
  olympia,
  rhodes,
};
