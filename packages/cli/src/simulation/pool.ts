// Threads play batches of matches in whatever order they come to it; the results are given out in the order of the series.

import { Worker } from 'node:worker_threads';

/** Matches `from` to `to - 1` of the series. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** What the threads run, and what each of them is told at its start. A thread answers a batch with its results. */
export interface Task {
  readonly module: URL;
  readonly job: unknown;
}

export interface Extent extends Batch {
  readonly workers: number;
  readonly largestBatch: number;
}

/** Batches that a thread may be ahead of the one that is given out next: enough to keep it busy, little to hold. */
const AHEAD = 4;

export async function* playSeries<R>(
  task: Task,
  { from, to, workers, largestBatch }: Extent,
): AsyncGenerator<readonly R[]> {
  type Results = readonly R[];
  const size = Math.min(largestBatch, Math.ceil((to - from) / (workers * AHEAD)));
  const count = from >= to ? 0 : Math.ceil((to - from) / size);
  const batchAt = (index: number): Batch => ({
    from: from + index * size,
    to: Math.min(to, from + (index + 1) * size),
  });

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

  const threads = Array.from({ length: Math.min(workers, count) }, () => startWorker(task));
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

function slot<R>(slots: Map<number, PromiseWithResolvers<R>>, index: number): PromiseWithResolvers<R> {
  const known = slots.get(index) ?? Promise.withResolvers<R>();
  slots.set(index, known);
  return known;
}

const startWorker = ({ module, job }: Task): Worker => new Worker(module, { workerData: job });
