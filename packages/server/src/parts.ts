import { newCode, newId, newSeed } from './match/chance.ts';
import { openHall } from './match/open-hall.ts';
import type { Timers } from './match/surroundings.ts';
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

/** What `mirabilia serve` is built of. */
export const PARTS: Parts = {
  openStore,
  openHall: async ({ onThought, ...house }) => {
    const thinker = timedThinker(newThinkingPool(), onThought);
    return openHall({ ...house, thinker, timers, clock: Date.now, newId, newCode, newSeed });
  },
  openNotifier: (needs) => openNotifier({ ...needs, timers, clock: Date.now }),
};
