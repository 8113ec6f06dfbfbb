// Matches that were over before results were kept get theirs, a few at a time, while people play.

import type { JsonObject } from '@mirabilia/kernel';
import { guestsOf, type Log, lobbyOf, type Timers } from '@mirabilia/match-service';
import { resultRows } from '../storage/results.ts';
import type { FinishedMatch, MatchRow, Store } from '../storage/store.ts';
import { finishedFrom } from './finished-from.ts';

const KEY = 'results-backfill';
const DONE = 'done';
const AT_ONCE = 50;
/** Milliseconds between two steps, so that play comes first. */
const PAUSE = 50;
const RETRY_AFTER = 60_000;

interface Needs {
  readonly store: Pick<Store, 'setting' | 'putSetting' | 'finishedMatches' | 'record' | 'results'>;
  readonly timers: Timers;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** Returns a function that stops it; it goes on where it was after a restart. */
export function backfillResults({ store, timers, log }: Needs): () => void {
  let cancel = (): void => {};
  let isStopped = false;
  const later = (milliseconds: number): void => {
    if (!isStopped) cancel = timers.after(milliseconds, () => void step());
  };

  async function step(): Promise<void> {
    try {
      const from = await store.setting(KEY, () => '');
      if (from === DONE) return;
      const rows = await store.finishedMatches(from, AT_ONCE);
      for (const row of rows) await store.results.add(resultRows(row.id, await finishedOf(row)));
      const last = rows.at(-1);
      await store.putSetting(KEY, last?.id ?? DONE);
      if (last === undefined) log.info({}, 'every finished match has its results');
      else later(PAUSE);
    } catch (error) {
      log.warn({ err: error }, 'results of older matches could not be written');
      later(RETRY_AFTER);
    }
  }

  async function finishedOf(row: MatchRow): Promise<FinishedMatch> {
    const lobby = lobbyOf(row);
    const text = guestsOf(lobby).length === 0 ? undefined : await store.record(row.id);
    const record = text === undefined ? withoutRecord(row) : (JSON.parse(text) as JsonObject);
    const finished = finishedFrom(record, row.updatedAt);
    const seats = finished?.seats ?? [];
    return {
      ...(finished ?? { game: row.game, endedAt: row.updatedAt, seed: row.seed }),
      seats: seats.map((seat, at) => {
        const occupant = lobby.seats[at];
        return occupant?.kind === 'human' ? { ...seat, guest: occupant.guest } : seat;
      }),
    };
  }

  later(0);
  return () => {
    isStopped = true;
    cancel();
  };
}

/** Where the record is missing nobody knows the wonders any more. */
const withoutRecord = (row: MatchRow): JsonObject => ({
  game: row.game,
  seed: row.seed,
  result: row.result,
  seats: lobbyOf(row).seats.map((seat) =>
    seat.kind === 'human'
      ? { name: seat.name, kind: 'human' }
      : { name: '', kind: seat.kind === 'bot' ? `bot:${seat.level}` : seat.kind },
  ),
});
