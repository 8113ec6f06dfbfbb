import { APEX, BASE, gizah, layer } from '../../../../art/wonders/gizah.tsx';
import type { StagedPicture } from './staged-picture.tsx';

/** Each step is a little lower than the one below it. */
const LEVELS = [BASE, 105, 82, 61, 42, APEX.y];

export const giza: StagedPicture = {
  back: gizah.back,
  stages: [layer(LEVELS, 0), layer(LEVELS, 1), layer(LEVELS, 2), layer(LEVELS, 3), layer(LEVELS, 4)],
  front: gizah.front,
  crane: gizah.crane,
};
