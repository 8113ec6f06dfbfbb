// Takes jobs from the queue, has them done by a pool of workers, and writes their results back.

import type { WorkerPool } from '../worker-pool.ts';
import { JOB_CLAIM_LASTS, type Job, type JobQueue, type JobResult } from './job-queue.ts';

export interface JobRunnerNeeds {
  readonly queue: JobQueue;
  readonly kinds: readonly string[];
  readonly pool: Pick<WorkerPool<Job, unknown>, 'run' | 'close'>;
  /** How many jobs are done at a time. */
  readonly workers: number;
  readonly onDone?: (job: Job, result: JobResult) => void;
  /** The queue can't be reached; it is tried again. */
  readonly onTrouble?: (error: unknown) => void;
}

export interface JobRunner {
  /** Stops at once; jobs that are not finished go back to the queue. */
  close(): Promise<void>;
}

const PROLONG_EVERY = JOB_CLAIM_LASTS / 4;

export function newJobRunner(needs: JobRunnerNeeds): JobRunner {
  const { queue, kinds, pool, workers, onDone, onTrouble } = needs;
  const underWay = new Set<string>();
  let isClosed = false;
  let isLooking = false;
  let isAskedAgain = false;

  const tried = async (ask: () => Promise<unknown>): Promise<void> => {
    try {
      await ask();
    } catch (error) {
      if (!isClosed) onTrouble?.(error);
    }
  };

  async function look(): Promise<void> {
    isAskedAgain = true;
    if (isLooking) return;
    isLooking = true;
    await tried(async () => {
      while (isAskedAgain && !isClosed) {
        isAskedAgain = false;
        while (underWay.size < workers) {
          const job = await queue.take(kinds);
          if (job === undefined) break;
          void work(job);
        }
      }
    });
    isLooking = false;
  }

  async function work(job: Job): Promise<void> {
    underWay.add(job.id);
    const result = await pool.run(job).then(
      (value): JobResult => ({ value }),
      (error: Error) => ({ failure: error.message }),
    );
    if (isClosed) return;
    // If this is lost, another worker does the job again: the result is the same.
    await tried(() => queue.finish(job.id, result));
    underWay.delete(job.id);
    onDone?.(job, result);
    await look();
  }

  const pulse = setInterval(() => {
    if (underWay.size > 0) void tried(() => queue.prolong([...underWay]));
  }, PROLONG_EVERY);
  queue.onChange(() => void look());
  void look();

  return {
    close: async () => {
      isClosed = true;
      clearInterval(pulse);
      await pool.close();
      if (underWay.size > 0) await queue.giveBack([...underWay]).catch(() => undefined);
    },
  };
}
