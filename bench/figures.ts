// A measured value as a figure, beside the speed of the machine when it was measured.

import { type Figure, rounded } from './measure.ts';

export type Unit = 'ms' | 's' | 'moves/s' | 'games/s' | 'MB' | 'kB' | 'points' | 'files' | 'dB' | 'Hz' | '%';

/** How a value of each unit stands to `speed`, the million rounds that the calibration loop does in a second. */
const RATIO: Readonly<Record<Unit, (value: number, speed: number) => number | null>> = {
  ms: (value, speed) => rounded((value / 1000) * speed),
  s: (value, speed) => rounded(value * speed),
  'moves/s': (value, speed) => rounded(value / speed),
  'games/s': (value, speed) => rounded(value / speed),
  MB: () => null,
  kB: () => null,
  points: () => null,
  files: () => null,
  dB: () => null,
  Hz: () => null,
  '%': () => null,
};

export const figure = (
  name: string,
  unit: Unit,
  { value, speed = 1 }: { value: number; speed?: number },
): Figure => ({
  name,
  value: rounded(value),
  unit,
  ratio: RATIO[unit](value, speed),
});
