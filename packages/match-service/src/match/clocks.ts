// A seat's clock. While the match waits for the player it uses up the time of the decision first, and then the player's
// bank for the whole match.

import type { Pace } from '@mirabilia/protocol';

/** In milliseconds. */
export interface Allowance {
  readonly decision: number;
  readonly bank: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Undefined where no clock runs. */
export function allowanceOf(pace: Pace): Allowance | undefined {
  if (pace.kind === 'live') return { decision: pace.decision * SECOND, bank: pace.bank * SECOND };
  if (pace.kind === 'days') return { decision: pace.hours * HOUR, bank: 0 };
  return undefined;
}

export interface SeatClock {
  /** What was left of the decision's time and of the bank when the clock last started or stopped. */
  readonly left: number;
  readonly bank: number;
  /** When it started; null while it is stopped. */
  readonly since: number | null;
}

export function newClock({ decision, bank }: Allowance): SeatClock {
  return { left: decision, bank, since: null };
}

export function started(clock: SeatClock, at: number): SeatClock {
  return clock.since === null ? { ...clock, since: at } : clock;
}

export function stopped(clock: SeatClock, at: number): SeatClock {
  if (clock.since === null) return clock;
  const left = clock.left - Math.max(at - clock.since, 0);
  return { left: Math.max(left, 0), bank: Math.max(clock.bank + Math.min(left, 0), 0), since: null };
}

/** Stopped, with the time of a whole decision; the bank stays as it is. */
export function renewed(clock: SeatClock, at: number, { decision }: Allowance): SeatClock {
  return { ...stopped(clock, at), left: decision };
}

export function deadlineOf({ left, bank, since }: SeatClock): number | null {
  return since === null ? null : since + left + bank;
}
