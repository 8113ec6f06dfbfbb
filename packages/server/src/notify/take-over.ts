// A process that dies may have noted matches that it hadn't looked at yet. Another one, or the same when it is back, looks
// in its place: what was told already is not told again.

import type { Store } from '../storage/store.ts';
import type { Log } from '../transport/log.ts';
import { type Crier, MOMENT } from './crier.ts';

/** Milliseconds: a moment, and as long as it takes to see that somebody is gone. */
const UNSEEN = MOMENT + 10_000;
/** Milliseconds: what is told for longer may have been forgotten, and would be told twice. */
const YESTERDAY = 24 * 3_600_000;

export interface TakeOverNeeds {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
}

export function takeOver(crier: Pick<Crier, 'note'>, { store, clock, log }: TakeOverNeeds): void {
  /** When each match was heard of, the longest ago first. */
  const heard = new Map<string, number>();

  function hearOf(match: string): void {
    const now = clock();
    heard.delete(match);
    heard.set(match, now);
    for (const [old, at] of heard) {
      if (at + UNSEEN >= now) break;
      heard.delete(old);
    }
  }

  store.others?.listen((news) => {
    if (news.kind === 'entries') hearOf(news.match);
    if (news.kind === 'gone' || news.kind === 'anything') for (const match of heard.keys()) crier.note(match);
  });

  store.post.withAudienceSince(clock() - YESTERDAY).then(
    (matches) => {
      for (const match of matches) crier.note(match);
    },
    (error) => log.warn({ err: error }, 'whom matches wait for since before could not be read'),
  );
}
