// Threads play batches of matches, whichever is free; the results are given out in the order of the series.

import { newWorkerPool } from '@mirabilia/server/worker-pool';

/** Matches `from` to `to - 1` of the series. */
export interface MatchRange {
  readonly from: number;
  readonly to: number;
}

/** What a thread is told, and answers with the batch's result. */
export interface SeriesTask<Job> {
  readonly job: Job;
  readonly batch: MatchRange;
}

export interface Series<Job> extends MatchRange {
  /** The module of the threads. */
  readonly module: URL;
  readonly job: Job;
  readonly workers: number;
  readonly largestBatch: number;
}

/** Batches per thread that are under way at most: enough to keep it busy, little to hold. */
const AHEAD = 4;

export async function* playSeries<Result>(series: Series<unknown>): AsyncGenerator<Result> {
  const { module, job, from, to, workers, largestBatch } = series;
  const most = workers * AHEAD;
  const size = Math.min(largestBatch, Math.ceil((to - from) / most));
  const pool = newWorkerPool<SeriesTask<unknown>, Result>({ module, size: workers });
  const underWay: Promise<Result>[] = [];
  try {
    for (let next = from; next < to || underWay.length > 0; ) {
      for (; next < to && underWay.length < most; next += size) {
        const played = pool.run({ job, batch: { from: next, to: Math.min(to, next + size) } });
        // A failure is seen when its turn comes.
        played.catch(() => {});
        underWay.push(played);
      }
      yield await (underWay.shift() as Promise<Result>);
    }
  } finally {
    await pool.close();
  }
}
