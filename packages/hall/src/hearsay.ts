// How much of a match's log a room may not have read yet: others write to it, too, and a storage that fails may have
// written all the same.

import type { LogEntry } from './store.ts';

export interface Hearsay {
  /** The storage has this entry. Without a number it may have any. */
  hear(seq?: number): void;
  /** May there be more than the entry with this number? */
  isBehind(seq: number): boolean;
  /** Reads, after which all is known that was heard of before. */
  read(look: () => Promise<readonly LogEntry[]>): Promise<readonly LogEntry[]>;
}

export function newHearsay(): Hearsay {
  let isUnsure = false;
  let heard = 0;
  return {
    hear: (seq) => {
      if (seq === undefined) isUnsure = true;
      else heard = Math.max(heard, seq);
    },
    isBehind: (seq) => isUnsure || heard > seq,
    read: async (look) => {
      const before = heard;
      isUnsure = false;
      try {
        const entries = await look();
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
