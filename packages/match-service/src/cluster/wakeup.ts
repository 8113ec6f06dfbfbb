// When the match's row says that the server is needed next. It may wake the match too early, never too late: the row is
// written only where it has to be.

import type { Environment } from '../environment.ts';
import { Conflict } from '../store.ts';

export interface Wakeup {
  /** What the row has to say now that the next duty is due then; undefined if it may stay as it is. */
  change(next: number | null, at: number): number | null | undefined;
  /** The row says so now. */
  stored(wakeAt: number | null): void;
  /** Somebody looked, and this is what the row said. */
  found(wakeAt: number): void;
  /** Others may have written the row: it wakes the match by then, but maybe no earlier. */
  atLatest(next: number | null, at: number): void;
  /**
   * Writes the row by itself, if it would wake the match at a wrong time. False if there are more entries than the given
   * one: then another time may be the right one.
   */
  isCorrected(next: number | null, seq: number): Promise<boolean>;
  isDue(): boolean;
}

export interface WakeupOptions {
  readonly match: string;
  readonly env: Pick<Environment, 'store' | 'clock' | 'log'>;
  /** What the row says in the beginning. */
  readonly wakeAt: number | null;
  /** The match is needed at this time. */
  onWake(wakeAt: number): void;
}

export function newWakeup({ match, env, wakeAt: first, onWake }: WakeupOptions): Wakeup {
  const { store, clock, log } = env;
  let wakeAt = first;

  const isPast = (at: number): boolean => wakeAt !== null && wakeAt <= at;
  const isLate = (next: number | null): boolean => next !== null && (wakeAt === null || next < wakeAt);

  function stored(next: number | null): void {
    wakeAt = next;
    // What is due at once is done by the room that wrote it.
    if (next !== null && next > clock()) onWake(next);
  }

  async function isCorrected(next: number | null, seq: number): Promise<boolean> {
    const now = clock();
    const isDueStill = next !== null && next <= now;
    if (isDueStill || !(isPast(now) || isLate(next))) return true;
    try {
      await store.append({ match, entries: [], after: seq, patch: { wakeAt: next } });
      stored(next);
    } catch (error) {
      if (error instanceof Conflict) return false;
      log.warn({ match, error }, 'a wake-up could not be moved');
    }
    return true;
  }

  /** Whoever writes keeps the row from waking the match later than the next duty of the entries before. */
  function atLatest(next: number | null, at: number): void {
    if (isPast(at) || wakeAt === null) return;
    wakeAt = next === null ? null : Math.max(wakeAt, next);
  }

  return {
    change: (next, at) => (next !== wakeAt && (isPast(at) || isLate(next)) ? next : undefined),
    stored,
    found: (at) => {
      wakeAt = at;
    },
    atLatest,
    isCorrected,
    isDue: () => isPast(clock()),
  };
}
