import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, type Job, playBatch } from './job.ts';

const job = workerData as Job;

parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(job, batch));
});
