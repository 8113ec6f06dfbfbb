// Live matches that nobody watches any more. They stay in memory for a while: a client that comes back, or leaves and comes
// back again and again, would otherwise have the whole log read each time.

import type { Environment, IdleLimits } from '../environment.ts';

export interface IdleMatches {
  /** Keeps a match with so many log entries for a while. Those that were kept longest make room. */
  keep(match: string, entries: number): void;
  /** It is used again, or gone. */
  release(match: string): void;
  count(): number;
  /** Drops all, and keeps no more. */
  close(): void;
}

export interface IdleMatchesOptions {
  readonly limits: IdleLimits;
  readonly env: Pick<Environment, 'clock' | 'timers'>;
  /** It was kept long enough, or others need the room. */
  drop(match: string): void;
}

interface Kept {
  readonly until: number;
  readonly entries: number;
}

export function newIdleMatches({ limits, env: { clock, timers }, drop }: IdleMatchesOptions): IdleMatches {
  /** Those that were kept longest come first. */
  const kept = new Map<string, Kept>();
  let entriesKept = 0;
  let cancelTimer: (() => void) | undefined;
  let isClosed = false;

  function release(match: string): void {
    entriesKept -= kept.get(match)?.entries ?? 0;
    kept.delete(match);
  }

  function dropOldestWhile(mustGo: (oldest: Kept) => boolean): void {
    for (const [match, oldest] of kept) {
      if (!mustGo(oldest)) return;
      release(match);
      drop(match);
    }
  }

  /** One timer for all. */
  function dropInTime(): void {
    const [oldest] = kept.values();
    if (oldest === undefined || cancelTimer !== undefined) return;
    cancelTimer = timers.after(Math.max(0, oldest.until - clock()), () => {
      cancelTimer = undefined;
      const now = clock();
      dropOldestWhile(({ until }) => until <= now);
      dropInTime();
    });
  }

  return {
    keep: (match, entries) => {
      release(match);
      kept.set(match, { until: clock() + limits.milliseconds, entries });
      entriesKept += entries;
      dropOldestWhile(() => isClosed || kept.size > limits.matches || entriesKept > limits.entries);
      dropInTime();
    },
    release,
    count: () => kept.size,
    close: () => {
      isClosed = true;
      cancelTimer?.();
      dropOldestWhile(() => true);
    },
  };
}
