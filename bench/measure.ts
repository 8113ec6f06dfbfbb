// Machines are shared and noisy, so each figure stands beside a fixed calibration loop that runs between its batches:
// the ratio of the two says more than the figure.

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /**
   * The figure in terms of the calibration loop: how much is done in the time of a million rounds, or how many million
   * rounds a duration takes. Null where the machine's speed doesn't matter.
   */
  readonly ratio: number | null;
  /** Depends on everything that was computed: the work was done, and it was the same work. */
  readonly checksum?: string;
}

/** Something that gives figures, under the names by which it can be chosen. */
export interface Measurement {
  readonly names: readonly string[];
  measure(): Promise<readonly Figure[]>;
}

const ROUNDS = 4_000_000;
const BATCHES = 15;
const WARM_UP_BATCHES = 8;
/** Shorter batches would measure the timer. */
const SHORTEST_BATCH = 0.02;

/** Million rounds a second of plain integer arithmetic: nothing of the project is in it, so it changes only with the machine. */
export function calibrate(): number {
  const start = performance.now();
  let x = 1;
  let sum = 0;
  for (let i = 0; i < ROUNDS; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    sum = (sum + (x >>> 28)) | 0;
  }
  const seconds = (performance.now() - start) / 1000;
  if (sum === 0) throw new Error('the calibration loop was optimised away');
  return ROUNDS / 1e6 / seconds;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

export const rounded = (value: number): number => Number(value.toPrecision(4));

/** `work(batch)` does some amount of work and says how much, with a checksum of it. */
export interface Work {
  readonly name: string;
  readonly unit: string;
  work(batch: number): { readonly done: number; readonly checksum: number };
}

/** The median over batches, each between two runs of the calibration loop. */
export function measure({ name, unit, work }: Work): Figure {
  // The optimising compiler settles only after several thousand matches.
  for (let batch = 0; batch < WARM_UP_BATCHES; batch++) work(-1 - batch);
  const values: number[] = [];
  const ratios: number[] = [];
  let checksum = 0;
  let before = calibrate();
  for (let batch = 0; batch < BATCHES; batch++) {
    const start = performance.now();
    const { done, checksum: part } = work(batch);
    const seconds = (performance.now() - start) / 1000;
    const after = calibrate();
    values.push(done / seconds);
    ratios.push(done / seconds / ((before + after) / 2));
    checksum = (Math.imul(checksum, 31) + part) | 0;
    before = after;
    if (seconds < SHORTEST_BATCH) throw new Error(`${name}: a batch of ${seconds} s is too short to time`);
  }
  return {
    name,
    value: Math.round(median(values)),
    unit,
    ratio: rounded(median(ratios)),
    checksum: (checksum >>> 0).toString(16),
  };
}
