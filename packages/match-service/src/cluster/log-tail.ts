// What a live match may not have read of its log yet. Other processes write to it, and a write that failed may have
// succeeded after all.

import type { LogEntry } from '../store.ts';

export interface LogTail {
  /** The log has this entry, and before it the given ones. Without a number it may have any. */
  note(seq?: number, entries?: readonly LogEntry[]): void;
  /** May the log have entries after this one? */
  isBehind(seq: number): boolean;
  /** The entries after this one. Calls `look` only if they were not all noted. */
  read(after: number, look: (after: number) => Promise<readonly LogEntry[]>): Promise<readonly LogEntry[]>;
}

/** How many noted entries are kept; if there are more, the log is read. */
const MOST_TOLD = 32;

export function newLogTail(): LogTail {
  let isUnsure = false;
  let heard = 0;
  let told: readonly LogEntry[] = [];

  /** The noted entries after this one, if none is missing; undefined if the log has to be read. */
  function toldBetween(after: number): readonly LogEntry[] | undefined {
    if (isUnsure) return undefined;
    // An entry may have been noted twice.
    const bySeq = new Map(told.map((entry) => [entry.seq, entry]));
    const news: LogEntry[] = [];
    for (let seq = after + 1; seq <= heard; seq++) {
      const entry = bySeq.get(seq);
      if (entry === undefined) return undefined;
      news.push(entry);
    }
    return news.length > 0 ? news : undefined;
  }

  return {
    note: (seq, entries = []) => {
      if (seq === undefined) isUnsure = true;
      else heard = Math.max(heard, seq);
      if (entries.length > 0) told = [...told, ...entries].slice(-MOST_TOLD);
    },
    isBehind: (seq) => isUnsure || heard > seq,
    read: async (after, look) => {
      const known = toldBetween(after);
      told = [];
      if (known !== undefined) return known;
      const before = heard;
      isUnsure = false;
      try {
        const entries = await look(after);
        // What was noted before and isn't there will never be; what was noted meanwhile may have been written too late.
        if (heard === before) heard = 0;
        return entries;
      } catch (error) {
        isUnsure = true;
        throw error;
      }
    },
  };
}
