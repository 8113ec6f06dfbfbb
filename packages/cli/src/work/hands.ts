// Threads of this process, as hands for a runner.

import { Worker } from 'node:worker_threads';
import type { Hand, JobResult } from '@mirabilia/server/jobs';

const MODULE = new URL('./thread.ts', import.meta.url);

export const startHands = (count: number): Hand[] => Array.from({ length: count }, startHand);

function startHand(): Hand {
  // A thread that broke is replaced with the next work.
  let thread: Worker | undefined;
  return {
    work: (work) =>
      new Promise<JobResult>((resolve) => {
        const worker = thread ?? new Worker(MODULE);
        thread = worker;
        const answer = (result: JobResult): void => {
          worker.off('message', answer);
          worker.off('error', broken);
          resolve(result);
        };
        const broken = (error: Error): void => {
          thread = undefined;
          answer({ failure: error.message });
        };
        worker.on('message', answer);
        worker.on('error', broken);
        worker.postMessage(work);
      }),
    dismiss: async () => void (await thread?.terminate()),
  };
}
