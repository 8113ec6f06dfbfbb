// Bots think in threads of their own, so that people are served meanwhile.

import { availableParallelism } from 'node:os';
import {
  BOT_LEVELS,
  type MoveQuestion,
  type Practice,
  STAND_IN_LEVEL,
  type Thinker,
  type Thought,
} from '@mirabilia/match-service';
import { newWorkerPool } from '../worker-pool.ts';
import { type LanesOptions, newThinkingLanes } from './thinking-lanes.ts';
import { isSlow, type QueueFigures } from './thinking-queue.ts';

/** Milliseconds: a server without bots pays nothing for threads. */
const IDLE_LIFE = 60_000;
/** More threads would think no faster than the machine does, and each costs memory. */
const MOST_THREADS = 4;

export interface ThinkingPoolOptions extends Pick<LanesOptions, 'onLowered'> {
  /** Threads that answer any question. One more never takes an expert's. */
  readonly threads?: number;
  readonly idleLife?: number;
}

export interface ThinkingPool extends Thinker {
  /** How many threads there are now. */
  threads(): number;
  /** What waits for a thread. */
  queue(): QueueFigures;
}

export function newThinkingPool({
  threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  idleLife = IDLE_LIFE,
  onLowered,
}: ThinkingPoolOptions = {}): ThinkingPool {
  const module = new URL('./thinking-worker.ts', import.meta.url);
  const poolOf = (size: number) =>
    newWorkerPool<MoveQuestion | Practice, Thought>({ module, size, idleLife });
  const quick = poolOf(1);
  const any = poolOf(threads);
  const lanes = newThinkingLanes({
    lanes: [
      { size: 1, takesExperts: false, running: quick.threads, run: quick.run },
      { size: threads, takesExperts: true, running: any.threads, run: any.run },
    ],
    clock: () => performance.now(),
    onLowered,
  });
  return {
    levels: BOT_LEVELS,
    standInLevel: STAND_IN_LEVEL,
    threads: () => quick.threads() + any.threads(),
    queue: lanes.figures,
    think: async (question, asker) => {
      const thought = await lanes.think(question, asker);
      if ('failure' in thought) throw new Error(thought.failure);
      return thought.move;
    },
    prepare: (game, levels) => {
      if (levels.some(isSlow)) any.tell({ practise: game });
      if (!levels.every(isSlow)) quick.tell({ practise: game });
    },
    close: async () => {
      lanes.close();
      await Promise.all([quick.close(), any.close()]);
    },
  };
}
