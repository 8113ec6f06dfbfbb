// A match that was being played when one of its players was forgotten has their name in memory, and writes it down at its
// end. Then it is removed once more. Another process, or this one after a restart, reads the match without the name.

import type { Timers } from '@mirabilia/match-service';
import type { Store } from '../storage/store.ts';

export interface LateErasures {
  add(match: string, erase: () => Promise<void>): void;
  /** Something has happened in the match: it may be over. */
  changed(match: string): void;
}

/** Milliseconds in which the record of a match that is over is written. */
const WRITTEN_AFTER = 5000;

interface Needs {
  readonly store: Pick<Store, 'match'>;
  readonly timers: Timers;
  onFailure(error: unknown): void;
}

export function newLateErasures({ store, timers, onFailure }: Needs): LateErasures {
  const waiting = new Map<string, (() => Promise<void>)[]>();

  async function look(match: string): Promise<void> {
    const row = await store.match(match);
    const erasures = waiting.get(match);
    if (row?.status !== 'over' || erasures === undefined) return;
    waiting.delete(match);
    timers.after(WRITTEN_AFTER, () => {
      for (const erase of erasures) erase().catch(onFailure);
    });
  }

  return {
    add: (match, erase) => void waiting.set(match, [...(waiting.get(match) ?? []), erase]),
    changed: (match) => {
      if (waiting.has(match)) look(match).catch(onFailure);
    },
  };
}
