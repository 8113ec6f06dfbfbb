import type { WonderId } from '@mirabilia/seven-wonders';
import { alexandria } from './alexandria.tsx';
import { babylon } from './babylon.tsx';
import { ephesos } from './ephesos.tsx';
import { gizah } from './gizah.tsx';
import { halikarnassos } from './halikarnassos.tsx';
import { olympia } from './olympia.tsx';
import type { Scenery } from './piece.ts';
import { rhodos } from './rhodos.tsx';

export const SCENERIES: Readonly<Record<WonderId, Scenery>> = {
  alexandria,
  babylon,
  ephesos,
  gizah,
  halikarnassos,
  olympia,
  rhodos,
};
