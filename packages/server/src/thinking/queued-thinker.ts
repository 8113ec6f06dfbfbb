// Bots think on worker machines through the job queue, and in this process if none has time.

import { randomBytes } from 'node:crypto';
import type { Move } from '@mirabilia/kernel';
import type { MoveQuestion, Thinker } from '@mirabilia/match-service';
import { THOUGHT } from '../jobs/job-kinds.ts';
import type { JobQueue, JobResult } from '../jobs/job-queue.ts';

/** Milliseconds for a worker to take a question. If none does and none has answered lately, the queue rests for a while. */
const PATIENCE = 300;
const REST = 10_000;
/** Milliseconds for an answer: a level's longest thought, with time for another worker if one dies. */
const LONGEST = 8000;

export interface QueuedThinkerNeeds {
  readonly queue: JobQueue;
  /** Thinks if no worker does. */
  readonly own: Thinker;
  readonly clock?: () => number;
  /** Milliseconds for a worker to take a question. */
  readonly patience?: number;
}

export function newQueuedThinker({
  queue,
  own,
  clock = Date.now,
  patience = PATIENCE,
}: QueuedThinkerNeeds): Thinker {
  const asked = new Map<string, (result: JobResult) => void>();
  let restsUntil = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;

  const collect = async (): Promise<void> => {
    if (asked.size === 0) return;
    for (const [id, result] of await queue.collect([...asked.keys()])) {
      answeredAt = clock();
      asked.get(id)?.(result);
    }
  };
  // What can't be collected now is collected next time, or thought about here.
  queue.onChange(() => void collect().catch(() => undefined));

  /** Undefined if there is no answer in time. */
  async function elsewhere(question: MoveQuestion): Promise<Move | undefined> {
    const id = `thought:${randomBytes(12).toString('base64url')}`;
    const answered = Promise.withResolvers<Move | undefined>();
    asked.set(id, (result) => answered.resolve('value' in result ? (result.value as Move) : undefined));
    const late = setTimeout(() => answered.resolve(undefined), LONGEST);
    const early = setTimeout(() => {
      queue.withdraw([id]).then(
        (withdrawn) => {
          if (!withdrawn.has(id)) return;
          // Workers that answered just now are only busy: the next question may find them free.
          if (clock() - answeredAt > REST) restsUntil = clock() + REST;
          answered.resolve(undefined);
        },
        () => answered.resolve(undefined),
      );
    }, patience);
    try {
      await queue.offer([{ id, kind: THOUGHT, body: JSON.stringify(question) }]);
      return await answered.promise;
    } catch {
      return undefined;
    } finally {
      asked.delete(id);
      clearTimeout(late);
      clearTimeout(early);
    }
  }

  return {
    levels: own.levels,
    standInLevel: own.standInLevel,
    think: async (question) =>
      (clock() < restsUntil ? undefined : await elsewhere(question)) ?? own.think(question),
    close: async () => {
      await own.close?.();
      await queue.close();
    },
  };
}
