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

/** Milliseconds: a server without bots pays nothing for threads. */
const IDLE_LIFE = 60_000;
/** More threads would think no faster than the machine does, and each costs memory. */
const MOST_THREADS = 4;

export interface ThinkingPoolOptions {
  readonly threads?: number;
  readonly idleLife?: number;
}

export function newThinkingPool({
  threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  idleLife = IDLE_LIFE,
}: ThinkingPoolOptions = {}): Thinker & { readonly threads: () => number } {
  const pool = newWorkerPool<MoveQuestion | Practice, Thought>({
    module: new URL('./thinking-worker.ts', import.meta.url),
    size: threads,
    idleLife,
  });
  return {
    levels: BOT_LEVELS,
    standInLevel: STAND_IN_LEVEL,
    threads: pool.threads,
    think: async (question) => {
      const thought = await pool.run(question);
      if ('failure' in thought) throw new Error(thought.failure);
      return thought.move;
    },
    prepare: (game) => pool.tell({ practise: game }),
    close: pool.close,
  };
}
