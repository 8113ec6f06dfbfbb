import type { Thinker, Timers } from '@mirabilia/match-service';
import { openNotifier } from './notifications/open-notifier.ts';
import { newCode, newId, newSeed } from './random-ids.ts';
import type { ServeParts } from './serve.ts';
import { steadyClock } from './steady-clock.ts';
import { openStore } from './storage/open-store.ts';
import { openMatchService } from './thinking/server-hall.ts';
import { newThinkingPool } from './thinking/thinking-pool.ts';
import { timedThinker } from './thinking/timed-thinker.ts';

const timers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Asks others through a database; loaded only where it is wanted. */
async function thinkerThrough(database: string): Promise<Thinker> {
  const [{ openPostgresJobQueue: openPostgresWork }, { newQueuedThinker }] = await Promise.all([
    import('./storage/postgres-job-queue.ts'),
    import('./thinking/queued-thinker.ts'),
  ]);
  return newQueuedThinker({ queue: await openPostgresWork(database), own: newThinkingPool() });
}

/** What `mirabilia serve` is built of. */
export const PARTS: ServeParts = {
  openStore,
  openMatchService: async ({ onThought, thinkThrough, ...house }) => {
    const thinks = thinkThrough === undefined ? newThinkingPool() : await thinkerThrough(thinkThrough);
    const thinker = timedThinker(thinks, onThought);
    return openMatchService({ ...house, thinker, timers, clock: steadyClock(), newId, newCode, newSeed });
  },
  openNotifier: (needs) => openNotifier({ ...needs, timers, clock: Date.now }),
};
