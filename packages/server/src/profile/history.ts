// The results of one person: listed for them alone, and added to from records of matches that they played elsewhere.

import { createHash } from 'node:crypto';
import { accept, type Result, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import type { Code, resultImport, resultsWish } from '@mirabilia/protocol';
import type { PlayedResult } from '@mirabilia/protocol/answers';
import type { z } from 'zod';
import { checkedRecord } from '../records.ts';
import type { ResultRow } from '../storage/results.ts';
import type { Store } from '../storage/store.ts';
import { finishedFrom } from './finished-from.ts';

export interface History {
  list(
    guest: Guest,
    wanted: z.output<typeof resultsWish>,
  ): Promise<Result<{ results: PlayedResult[] }, Code>>;
  add(
    guest: Guest,
    given: z.output<typeof resultImport>,
  ): Promise<Result<{ isNew: boolean; match: string }, Code>>;
}

interface Needs {
  readonly store: Pick<Store, 'results' | 'putRecord'>;
  readonly now: () => number;
}

export function newHistory({ store, now }: Needs): History {
  const { results } = store;
  return {
    list: async ({ id: guest }, { before, ...wanted }) => {
      const last = before === undefined ? undefined : await results.of(guest, before);
      if (before !== undefined && last === undefined) return refuse('no-such-match');
      const rows = await results.list({ ...wanted, guest, before: last });
      return accept({ results: rows.map(playedResult) });
    },
    add: async ({ id: guest }, { record: given, seat, at }) => {
      const checked = checkedRecord(given);
      if (!checked.ok) return checked;
      const { id, text, record } = checked.value;
      const finished = finishedFrom(record, Math.min(at, now()));
      if (finished === undefined) return refuse('match-not-over');
      // Nobody has played a bot's seat.
      if (finished.seats[seat]?.kind !== 'human') return refuse('no-such-seat', { seat });
      const row: ResultRow = { ...finished, guest, match: id, seat, source: 'imported' };
      const known = (await results.ofDeal(guest, row)).find((other) => isSameMatch(row, other));
      if (known !== undefined) return accept({ isNew: false, match: known.match });
      await store.putRecord(id, text);
      return accept({ isNew: (await results.add([row])) > 0, match: id });
    },
  };
}

/** A match of this server and its record have different ids, but the same deal, scores and seats. */
const isSameMatch = (one: ResultRow, other: ResultRow): boolean => {
  const scores = ({ seats }: ResultRow): string => JSON.stringify(seats.map(({ score }) => score));
  return one.seed !== null && one.seat === other.seat && scores(one) === scores(other);
};

/** Ids of other people are nobody's business: they get names that hold for this guest alone. */
const personIn = (viewer: string, guest: string): string =>
  createHash('sha256').update(`${viewer} met ${guest}`).digest('base64url').slice(0, 12);

export const playedResult = ({ guest: viewer, seats, ...row }: ResultRow): PlayedResult => ({
  match: row.match,
  game: row.game,
  seat: row.seat,
  source: row.source,
  endedAt: row.endedAt,
  seed: row.seed,
  seats: seats.map(({ guest, neverMoved: _, ...seat }) => ({
    ...seat,
    board: seat.board as PlayedResult['seats'][number]['board'],
    score: { ...seat.score },
    ...(guest !== undefined && guest !== viewer && { person: personIn(viewer, guest) }),
  })),
});
