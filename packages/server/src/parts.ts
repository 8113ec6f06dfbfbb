import type { Parts } from './serve.ts';

/** What `mirabilia serve` is built of. */
export const PARTS: Parts = {
  openStore: async () => {
    throw new Error('This build has no store.');
  },
  openHall: async () => {
    throw new Error('This build has no hall.');
  },
};
