import type { WonderId } from '@mirabilia/seven-wonders';
import { alexandria } from '../../../art/wonders/alexandria.tsx';
import { babylon } from '../../../art/wonders/babylon.tsx';
import { ephesos } from '../../../art/wonders/ephesos.tsx';
import { gizah } from '../../../art/wonders/gizah.tsx';
import { halikarnassos } from '../../../art/wonders/halikarnassos.tsx';
import { olympia } from '../../../art/wonders/olympia.tsx';
import type { Scenery } from '../../../art/wonders/piece.ts';
import { rhodos } from '../../../art/wonders/rhodos.tsx';

export const SCENERIES: Readonly<Record<WonderId, Scenery>> = {
  alexandria,
  babylon,
  ephesos,
  gizah,
  halikarnassos,
  olympia,
  rhodos,
};
