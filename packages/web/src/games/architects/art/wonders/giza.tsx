import { APEX, BASE, gizah, layer } from '../../../../art/wonders/gizah.tsx';
import type { Picture } from './picture.ts';

/** Each step is a little lower than the one below it. */
const LEVELS = [BASE, 105, 82, 61, 42, APEX.y];

export const giza: Picture = {
  back: gizah.back,
  stages: [layer(LEVELS, 0), layer(LEVELS, 1), layer(LEVELS, 2), layer(LEVELS, 3), layer(LEVELS, 4)],
  front: gizah.front,
  crane: gizah.crane,
};
