// Experts think on worker machines through the job queue, and in this process if none has time. All other levels answer in
// less time than the queue takes: they think here, so they never wait behind experts.

import { randomBytes } from 'node:crypto';
import type { Move } from '@mirabilia/kernel';
import type { Asker, MoveQuestion, Thinker } from '@mirabilia/match-service';
import { THOUGHT } from '../jobs/job-kinds.ts';
import type { JobQueue, JobResult } from '../jobs/job-queue.ts';
import { isSlow } from './thinking-queue.ts';

/** Milliseconds for a worker to take a question. If none does and none has answered lately, the queue rests for a while. */
const PATIENCE = 300;
const REST = 10_000;
/** Milliseconds for an answer: a level's longest thought, with time for another worker if one dies. */
const LONGEST = 8000;
/** Milliseconds by which a table without players stands further back. */
const BEHIND_PLAYERS = 2000;

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
  async function elsewhere(question: MoveQuestion, { urgency }: Asker): Promise<Move | undefined> {
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
      const behind = urgency === 'players' ? 0 : BEHIND_PLAYERS;
      await queue.offer([{ id, kind: THOUGHT, body: JSON.stringify(question), behind }]);
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
    prepare: (game, levels) => own.prepare?.(game, levels),
    think: async (question, asker) => {
      const isForWorkers = isSlow(question.level) && clock() >= restsUntil;
      return (isForWorkers ? await elsewhere(question, asker) : undefined) ?? own.think(question, asker);
    },
    close: async () => {
      await own.close?.();
      await queue.close();
    },
  };
}
