import type { Timers } from '@mirabilia/match-service';
import { asServer } from './on-behalf-of.ts';

/**
 * Time for matches, in milliseconds since 1970. The system's clock is read once; from then on time only passes: when
 * the clock is set or corrected, nobody's time runs out and no bot waits for an hour.
 */
export function steadyClock(
  system: () => number = Date.now,
  passed: () => number = () => performance.now(),
): () => number {
  const start = system() - passed();
  return () => Math.round(start + passed());
}

export const systemTimers: Timers = {
  after: (milliseconds, run) => {
    // One timer is for many matches and people, whoever set it.
    const timer = asServer(() => setTimeout(run, milliseconds));
    return () => clearTimeout(timer);
  },
};
