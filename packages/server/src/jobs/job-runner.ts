// Those who work: each takes something from the queue, does it, and takes the next. Nothing here does the work itself.

import { JOB_CLAIM_LASTS, type Job, type JobQueue, type JobResult } from './job-queue.ts';

/** Does one piece of work; dismissed, it stops at once. */
export interface Hand {
  work(work: Job): Promise<JobResult>;
  dismiss(): Promise<void>;
}

export interface JobRunnerNeeds {
  readonly queue: JobQueue;
  readonly kinds: readonly string[];
  readonly hands: readonly Hand[];
  /** Something is done. */
  readonly onDone?: (work: Job, result: JobResult) => void;
  /** The queue can't be reached; it is tried again. */
  readonly onTrouble?: (error: unknown) => void;
}

export interface JobRunner {
  /** What is in hand goes back to the queue. */
  close(): Promise<void>;
}

const STILL_AT_IT = JOB_CLAIM_LASTS / 4;

export function newJobRunner({ queue, kinds, hands, onDone, onTrouble }: JobRunnerNeeds): JobRunner {
  const idle = new Set(hands);
  const underWay = new Map<string, Hand>();
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
        for (const hand of [...idle]) {
          const work = await queue.take(kinds);
          if (work === undefined) break;
          idle.delete(hand);
          void set(hand, work);
        }
      }
    });
    isLooking = false;
  }

  async function set(hand: Hand, work: Job): Promise<void> {
    underWay.set(work.id, hand);
    const result = await hand.work(work);
    if (isClosed) return;
    // Should this be lost, somebody does it again: the result is the same.
    await tried(() => queue.finish(work.id, result));
    underWay.delete(work.id);
    idle.add(hand);
    onDone?.(work, result);
    await look();
  }

  const pulse = setInterval(() => {
    if (underWay.size > 0) void tried(() => queue.prolong([...underWay.keys()]));
  }, STILL_AT_IT);
  queue.onChange(() => void look());
  void look();

  return {
    close: async () => {
      isClosed = true;
      clearInterval(pulse);
      const left = [...underWay.keys()];
      await Promise.all(hands.map((hand) => hand.dismiss()));
      if (left.length > 0) await queue.giveBack(left).catch(() => undefined);
    },
  };
}
