import type { Thinker, Timers } from '@mirabilia/match-service';
import { newCode, newId, newSeed } from './match/chance.ts';
import { openMatchService } from './match/server-hall.ts';
import { steadyClock } from './match/steady-clock.ts';
import { newThinkingPool } from './match/thinking-pool.ts';
import { timedThinker } from './match/timed-thinker.ts';
import { openNotifier } from './notify/open-notifier.ts';
import type { Parts } from './serve.ts';
import { openStore } from './storage/open-store.ts';

const timers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Asks others through a database; loaded only where it is wanted. */
async function thinkerThrough(database: string): Promise<Thinker> {
  const [{ openPostgresWork }, { newQueuedThinker }] = await Promise.all([
    import('./storage/postgres-work.ts'),
    import('./work/queued-thinker.ts'),
  ]);
  return newQueuedThinker({ queue: await openPostgresWork(database), own: newThinkingPool() });
}

/** What `mirabilia serve` is built of. */
export const PARTS: Parts = {
  openStore,
  openMatchService: async ({ onThought, thinkThrough, ...house }) => {
    const thinks = thinkThrough === undefined ? newThinkingPool() : await thinkerThrough(thinkThrough);
    const thinker = timedThinker(thinks, onThought);
    return openMatchService({ ...house, thinker, timers, clock: steadyClock(), newId, newCode, newSeed });
  },
  openNotifier: (needs) => openNotifier({ ...needs, timers, clock: Date.now }),
};
