import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from '../simulation/pool.ts';
import { type ArenaJob, playPairings } from './arena-job.ts';

const job = workerData as ArenaJob;

parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playPairings(job, batch));
});
