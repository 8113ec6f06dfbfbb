import { openMatchService, type Thinker, USUAL_IDLE } from '@mirabilia/match-service';
import { openNotifier } from './notifications/open-notifier.ts';
import { newCode, newId, newSeed } from './random-ids.ts';
import type { ServeParts } from './serve.ts';
import { openStore } from './storage/open-store.ts';
import { steadyClock, systemTimers } from './system-time.ts';
import { newThinkingPool } from './thinking/thinking-pool.ts';
import { timedThinker } from './thinking/timed-thinker.ts';

/** Has experts think on other machines through a database; loaded only where it is wanted. */
async function thinkerThrough(database: string, own: Thinker): Promise<Thinker> {
  const [{ openPostgresJobQueue }, { newQueuedThinker }] = await Promise.all([
    import('./storage/postgres-job-queue.ts'),
    import('./thinking/queued-thinker.ts'),
  ]);
  return newQueuedThinker({ queue: await openPostgresJobQueue(database), own });
}

/** What `mirabilia serve` is built of. */
export const PARTS: ServeParts = {
  openStore,
  openMatchService: async ({ metrics, thinkThrough, withBots = (same) => same, ...needs }) => {
    const { figures, onThought, onLowered, watchThinking } = metrics;
    const pool = newThinkingPool({ onLowered });
    watchThinking(pool.queue);
    const thinker = thinkThrough === undefined ? pool : await thinkerThrough(thinkThrough, pool);
    return openMatchService({
      ...needs,
      figures,
      idle: USUAL_IDLE,
      thinker: timedThinker(withBots(thinker), onThought),
      timers: systemTimers,
      clock: steadyClock(),
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      newId,
      newCode,
      newSeed,
      newSecret: newSeed,
    });
  },
  openNotifier: (needs) => openNotifier({ ...needs, timers: systemTimers, clock: Date.now }),
};
