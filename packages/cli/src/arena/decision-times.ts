/** A histogram of decision times in steps of 2 %: percentiles are exact to 1 %. */
export interface DecisionTimes {
  readonly counts: Map<number, number>;
  total: number;
}

const STEP = Math.log(1.02);
/** The clock can't measure less than a microsecond. */
const LEAST = 0.001;

export const newTimes = (): DecisionTimes => ({ counts: new Map(), total: 0 });

export function addTime(times: DecisionTimes, milliseconds: number): void {
  const bucket = Math.round(Math.log(Math.max(milliseconds, LEAST)) / STEP);
  times.counts.set(bucket, (times.counts.get(bucket) ?? 0) + 1);
  times.total++;
}

/** The milliseconds that this part of all decisions didn't exceed; undefined without decisions. */
export function percentile({ counts, total }: DecisionTimes, part: number): number | undefined {
  let below = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    below += count;
    if (below >= part * total) return Math.exp(bucket * STEP);
  }
  return undefined;
}
