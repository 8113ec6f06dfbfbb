import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from './pool.ts';
import { playBatch, type SimulationJob } from './simulation-job.ts';

const job = workerData as SimulationJob;

parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(job, batch));
});
