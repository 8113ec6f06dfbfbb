import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playBatch } from './job.ts';
import type { Batch } from './pool.ts';

const job = workerData as Job;

parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(job, batch));
});
