// A process that dies may have noted matches that it had not looked at. Another process, or the same after its restart,
// looks at them instead. What was sent already is not sent again.

import type { Store } from '../storage/store.ts';
import type { ServerLog } from '../transport/log.ts';
import { LOOK_DELAY, type TurnWatcher } from './turn-watcher.ts';

/** Milliseconds: the watcher's delay, and the time to see that a process is gone. */
const UNSEEN = LOOK_DELAY + 10_000;
/** Milliseconds: ids of older notifications may be forgotten, and they would be sent twice. */
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
  /** Matches with recent entries, in two generations: a busy cluster has thousands per second. */
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
