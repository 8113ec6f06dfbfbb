import type { Timers } from '@mirabilia/hall';
import { newCode, newId, newSeed } from './match/chance.ts';
import { openHall } from './match/server-hall.ts';
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
  openHall: async ({ store, log }) =>
    openHall({ store, log, timers, clock: Date.now, newId, newCode, newSeed }),
};
