// A process that dies may have noted matches that it hadn't looked at yet. Another one, or the same when it is back, looks
// in its place: what was told already is not told again.

import type { Store } from '../storage/store.ts';
import type { ServerLog } from '../transport/log.ts';
import { LOOK_DELAY, type TurnWatcher } from './turn-watcher.ts';

/** Milliseconds: a moment, and as long as it takes to see that somebody is gone. */
const UNSEEN = LOOK_DELAY + 10_000;
/** Milliseconds: what is told for longer may have been forgotten, and would be told twice. */
const YESTERDAY = 24 * 3_600_000;

export interface RecoverTurnsNeeds {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: ServerLog;
}

export function recoverTurns(
  watcher: Pick<TurnWatcher, 'note'>,
  { store, clock, log }: RecoverTurnsNeeds,
): void {
  /** Matches that were heard of lately, and before that: a busy house hears of thousands a second. */
  let heard = new Set<string>();
  let before = new Set<string>();
  let since = clock();

  function hearOf(match: string): void {
    heard.add(match);
    const now = clock();
    if (now < since + UNSEEN) return;
    before = heard;
    heard = new Set();
    since = now;
  }

  function noteAll(): void {
    for (const match of new Set([...before, ...heard])) watcher.note(match);
  }

  store.cluster?.listen((news) => {
    if (news.kind === 'entries') hearOf(news.match);
    if (news.kind === 'gone' || news.kind === 'anything') noteAll();
  });

  store.outbox.notifiableMatchesSince(clock() - YESTERDAY).then(
    (matches) => {
      for (const match of matches) watcher.note(match);
    },
    (error) => log.warn({ err: error }, 'whom matches wait for since before could not be read'),
  );
}
