// How much of a match's log a room may not have read yet: others write to it, too, and a storage that fails may have
// written all the same.

import type { LogEntry } from '../store.ts';

export interface LogTail {
  /** The storage has this entry, and before it the given ones. Without a number it may have any. */
  note(seq?: number, entries?: readonly LogEntry[]): void;
  /** May there be more than the entry with this number? */
  isBehind(seq: number): boolean;
  /** What comes after an entry: all is known then that was heard of before. Looks only if it wasn't told along. */
  read(after: number, look: (after: number) => Promise<readonly LogEntry[]>): Promise<readonly LogEntry[]>;
}

/** What was told along is kept until it is wanted; of more than this it is read. */
const MOST_TOLD = 32;

export function newLogTail(): LogTail {
  let isUnsure = false;
  let heard = 0;
  let told: readonly LogEntry[] = [];

  /** Everything between, if nothing is missing. Undefined where only the storage can say what there is. */
  function toldBetween(after: number): readonly LogEntry[] | undefined {
    if (isUnsure) return undefined;
    // The same may have been told twice.
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
        // What was heard of before and isn't there will never be; what was heard of since may have come too late.
        if (heard === before) heard = 0;
        return entries;
      } catch (error) {
        isUnsure = true;
        throw error;
      }
    },
  };
}
