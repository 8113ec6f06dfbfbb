import type { Job } from '@mirabilia/server/jobs';
import { newWorkerPool, type WorkerPool } from '@mirabilia/server/worker-pool';

export const newJobPool = (size: number): WorkerPool<Job, unknown> =>
  newWorkerPool({ module: new URL('./job-worker.ts', import.meta.url), size });
