// Threads play batches of matches in whatever order they come to it; the results are given out in the order of the series.

import { Worker } from 'node:worker_threads';
import type { Batch, Job, MatchResult } from './job.ts';

export interface Extent {
  readonly games: number;
  readonly workers: number;
}

type Results = readonly MatchResult[];

const LARGEST_BATCH = 32;
/** Batches that a thread may be ahead of the one that is given out next: enough to keep it busy, little to hold. */
const AHEAD = 4;

export async function* playSeries(job: Job, { games, workers }: Extent): AsyncGenerator<Results> {
  const size = Math.min(LARGEST_BATCH, Math.ceil(games / (workers * AHEAD)));
  const count = Math.ceil(games / size);
  const batchAt = (index: number): Batch => ({ from: index * size, to: Math.min(games, (index + 1) * size) });

  const results = new Map<number, PromiseWithResolvers<Results>>();
  const idle: Worker[] = [];
  let next = 0;
  let given = 0;
  const handOut = (): void => {
    while (next < count && next < given + workers * AHEAD) {
      const worker = idle.pop();
      if (worker === undefined) return;
      const index = next++;
      slot(results, index);
      worker.once('message', (played: Results) => {
        slot(results, index).resolve(played);
        idle.push(worker);
        handOut();
      });
      worker.postMessage(batchAt(index));
    }
  };

  const threads = Array.from({ length: Math.min(workers, count) }, () => startWorker(job));
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  for (const thread of threads) thread.on('error', failure.reject);
  try {
    idle.push(...threads);
    for (; given < count; given++) {
      handOut();
      yield await Promise.race([slot(results, given).promise, failure.promise]);
      results.delete(given);
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function slot(
  results: Map<number, PromiseWithResolvers<Results>>,
  index: number,
): PromiseWithResolvers<Results> {
  const known = results.get(index) ?? Promise.withResolvers<Results>();
  results.set(index, known);
  return known;
}

const startWorker = (job: Job): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
