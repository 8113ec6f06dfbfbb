// When the match's row says that the server is needed next. It may wake the match too early, never too late: the row is
// written only where it has to be.

import type { Surroundings } from './surroundings.ts';

export interface RowWake {
  /** What the row has to say now that the next duty is due then; undefined if it may stay as it is. */
  change(next: number | null, at: number): number | null | undefined;
  /** The row says so now. */
  stored(wakeAt: number | null): void;
  /** Writes the row by itself, if it would wake the match at a wrong time. */
  correct(next: number | null): Promise<void>;
  isDue(): boolean;
}

export interface RowWakeNeeds {
  readonly match: string;
  readonly around: Pick<Surroundings, 'store' | 'clock' | 'log'>;
  /** What the row says in the beginning. */
  readonly wakeAt: number | null;
  /** The match is needed at this time. */
  onWake(wakeAt: number): void;
}

export function newRowWake({ match, around, wakeAt: first, onWake }: RowWakeNeeds): RowWake {
  const { store, clock, log } = around;
  let wakeAt = first;

  const isPast = (at: number): boolean => wakeAt !== null && wakeAt <= at;
  const isLate = (next: number | null): boolean => next !== null && (wakeAt === null || next < wakeAt);

  function stored(next: number | null): void {
    wakeAt = next;
    // What is due at once is done by the room that wrote it.
    if (next !== null && next > clock()) onWake(next);
  }

  async function correct(next: number | null): Promise<void> {
    const now = clock();
    const isDueStill = next !== null && next <= now;
    if (isDueStill || !(isPast(now) || isLate(next))) return;
    try {
      const row = await store.match(match);
      if (row === undefined) return;
      await store.changeMatch(match, row.version, { wakeAt: next });
      stored(next);
    } catch (error) {
      log.warn({ match, error }, 'a wake-up could not be moved');
    }
  }

  return {
    change: (next, at) => (next !== wakeAt && (isPast(at) || isLate(next)) ? next : undefined),
    stored,
    correct,
    isDue: () => isPast(clock()),
  };
}
