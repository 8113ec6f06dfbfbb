// How each person did in the matches that they finished: one row per person and match, so that a history is read without
// its matches, and stays when they are deleted.

import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { QueryRunner } from './outbox.ts';
import type { FinishedMatch, FinishedSeat } from './store.ts';
import type { Tables } from './tables.ts';

export interface ResultRow extends FinishedMatch {
  readonly guest: string;
  /** The id of the match, or of the record that was imported. */
  readonly match: string;
  readonly seat: number;
  /** `imported`: the moves hold, but nobody knows who chose them. Only matches that were played here may count elsewhere. */
  readonly source: 'played' | 'imported';
}

export interface ResultsWanted {
  readonly guest: string;
  readonly limit: number;
  /** Only older ones than this one. */
  readonly before?: Pick<ResultRow, 'endedAt' | 'match'> | undefined;
  readonly game?: string | undefined;
  /** Against other people, or against bots alone. */
  readonly company?: 'people' | 'bots' | undefined;
  readonly outcome?: 'won' | 'lost' | undefined;
}

export interface PlayedResults {
  /** The guest's results, newest first. */
  list(wanted: ResultsWanted): Promise<ResultRow[]>;
  of(guest: string, match: string): Promise<ResultRow | undefined>;
  /** The guest's results with this deal. */
  ofDeal(guest: string, deal: Pick<ResultRow, 'game' | 'seed'>): Promise<ResultRow[]>;
  /** Leaves out those that are there already, and those of guests who are unknown. Gives the number of the others. */
  add(rows: readonly ResultRow[]): Promise<number>;
}

/** One row for each person who sat there and played. */
export function resultRows(match: string, { rated: _, ...finished }: FinishedMatch): ResultRow[] {
  return finished.seats.flatMap(({ guest, neverMoved }, seat) =>
    guest === undefined || neverMoved === true
      ? []
      : [{ ...finished, guest, match, seat, source: 'played' as const }],
  );
}

export type ResultColumns = Insertable<Tables['results']>;

const isPerson = ({ kind }: FinishedSeat): boolean => kind === 'human';

/** In the order of the table. */
export const resultColumns = (row: ResultRow): ResultColumns => ({
  guest: row.guest,
  match_id: row.match,
  ended_at: row.endedAt,
  game: row.game,
  seat: row.seat,
  with_people: row.seats.filter(isPerson).length > 1 ? 1 : 0,
  is_won: (row.seats[row.seat]?.share ?? 0) > 0 ? 1 : 0,
  source: row.source,
  seed: row.seed,
  seats: JSON.stringify(row.seats),
});

const resultRow = (columns: Selectable<Tables['results']>): ResultRow => ({
  guest: columns.guest,
  match: columns.match_id,
  seat: columns.seat,
  source: columns.source,
  game: columns.game,
  endedAt: columns.ended_at,
  seed: columns.seed,
  seats: JSON.parse(columns.seats) as FinishedSeat[],
});

export const resultQueriesOn = (db: Kysely<Tables>) => ({
  list: ({ guest, limit, before, game, company, outcome }: ResultsWanted) => {
    let found = db.selectFrom('results').selectAll().where('guest', '=', guest);
    if (before !== undefined) {
      const { endedAt, match } = before;
      // The first condition is for the index.
      found = found
        .where('ended_at', '<=', endedAt)
        .where((row) => row.or([row('ended_at', '<', endedAt), row('match_id', '<', match)]));
    }
    if (game !== undefined) found = found.where('game', '=', game);
    if (company !== undefined) found = found.where('with_people', '=', company === 'people' ? 1 : 0);
    if (outcome !== undefined) found = found.where('is_won', '=', outcome === 'won' ? 1 : 0);
    return found.orderBy('ended_at', 'desc').orderBy('match_id', 'desc').limit(limit);
  },
  of: (guest: string, match: string) =>
    db.selectFrom('results').selectAll().where('guest', '=', guest).where('match_id', '=', match),
  ofDeal: (guest: string, { game, seed }: Pick<ResultRow, 'game' | 'seed'>) =>
    db
      .selectFrom('results')
      .selectAll()
      .where('guest', '=', guest)
      .where('game', '=', game)
      .where('seed', '=', seed),
  isGuest: (id: string) => db.selectFrom('guests').select('id').where('id', '=', id),
  add: (columns: ResultColumns) =>
    db
      .insertInto('results')
      .values(columns)
      .onConflict((known) => known.doNothing())
      .returning(sql<number>`1`.as('added')),
});

export function resultsOn(
  ask: ReturnType<typeof resultQueriesOn>,
  { all, write }: QueryRunner,
): PlayedResults {
  return {
    list: async (wanted) => (await all(ask.list(wanted))).map(resultRow),
    of: async (guest, match) => {
      const [found] = await all(ask.of(guest, match));
      return found && resultRow(found);
    },
    ofDeal: async (guest, deal) => (await all(ask.ofDeal(guest, deal))).map(resultRow),
    add: async (rows) => {
      let added = 0;
      for (const row of rows) {
        if ((await all(ask.isGuest(row.guest))).length === 0) continue;
        added += (await write(ask.add(resultColumns(row)))).length;
      }
      return added;
    },
  };
}
