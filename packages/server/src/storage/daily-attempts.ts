// What people made of the deals of the day. Of each guest the first attempt counts.

import type { Kysely } from 'kysely';
import type { QueryRunner } from './outbox.ts';
import type { Tables } from './tables.ts';

export interface DailyDealId {
  readonly game: string;
  /** In UTC, as ISO 8601 writes it. */
  readonly day: string;
}

export interface DailyAttempt extends DailyDealId {
  readonly guest: string;
  /** What they were called then. */
  readonly name: string;
  readonly points: number;
  readonly isWin: boolean;
  /** The guest's own moves, in notation: the rest of the match follows from them. */
  readonly moves: readonly string[];
  readonly at: number;
}

export interface DailyTally {
  readonly points: readonly { readonly points: number; readonly attempts: number; readonly wins: number }[];
  /** The first moves, the most frequent first. */
  readonly firstMoves: readonly { readonly move: string; readonly attempts: number }[];
}

export interface DailyAttempts {
  /** False if the guest has made an attempt at this deal before. */
  add(attempt: DailyAttempt): Promise<boolean>;
  of(deal: DailyDealId, guest: string): Promise<DailyAttempt | undefined>;
  /** The guest's attempts at all deals. */
  allOf(guest: string): Promise<DailyAttempt[]>;
  tally(deal: DailyDealId): Promise<DailyTally>;
  /** The most points; the earliest of several. */
  best(deal: DailyDealId): Promise<DailyAttempt | undefined>;
}

const MOST_FIRST_MOVES = 8;

type Row = Tables['daily_attempts'];

export const dailyQueriesOn = (db: Kysely<Tables>) => {
  const at = ({ game, day }: DailyDealId) =>
    db.selectFrom('daily_attempts').where('game', '=', game).where('day', '=', day);
  return {
    addAttempt: ({ isWin, moves, ...rest }: DailyAttempt) =>
      db
        .insertInto('daily_attempts')
        .values({ ...rest, is_win: isWin ? 1 : 0, first_move: moves[0] ?? '', moves: JSON.stringify(moves) })
        .onConflict((known) => known.doNothing())
        .returning('guest'),
    attemptOf: (deal: DailyDealId, guest: string) => at(deal).selectAll().where('guest', '=', guest),
    attemptsOf: (guest: string) =>
      db.selectFrom('daily_attempts').selectAll().where('guest', '=', guest).orderBy('at'),
    pointsAt: (deal: DailyDealId) =>
      at(deal)
        .select(({ fn }) => ['points', fn.countAll().as('attempts'), fn.sum('is_win').as('wins')])
        .groupBy('points')
        .orderBy('points'),
    firstMovesAt: (deal: DailyDealId) =>
      at(deal)
        .select(({ fn }) => ['first_move as move', fn.countAll().as('attempts')])
        .groupBy('first_move')
        .orderBy('attempts', 'desc')
        .orderBy('first_move')
        .limit(MOST_FIRST_MOVES),
    bestAt: (deal: DailyDealId) => at(deal).selectAll().orderBy('points', 'desc').orderBy('at').limit(1),
  };
};

const attemptOf = ({ is_win, first_move: _, moves, ...rest }: Row): DailyAttempt => ({
  ...rest,
  isWin: is_win !== 0,
  moves: JSON.parse(moves) as readonly string[],
});

/** PostgreSQL counts in texts. */
export function dailyAttemptsOn(
  ask: ReturnType<typeof dailyQueriesOn>,
  { all, write }: QueryRunner,
): DailyAttempts {
  const first = (rows: readonly Row[]): DailyAttempt | undefined => rows[0] && attemptOf(rows[0]);
  return {
    add: async (attempt) => (await write(ask.addAttempt(attempt))).length > 0,
    of: async (deal, guest) => first(await all(ask.attemptOf(deal, guest))),
    allOf: async (guest) => (await all(ask.attemptsOf(guest))).map(attemptOf),
    tally: async (deal) => ({
      points: (await all(ask.pointsAt(deal))).map(({ points, attempts, wins }) => ({
        points,
        attempts: Number(attempts),
        wins: Number(wins),
      })),
      firstMoves: (await all(ask.firstMovesAt(deal))).map(({ move, attempts }) => ({
        move,
        attempts: Number(attempts),
      })),
    }),
    best: async (deal) => first(await all(ask.bestAt(deal))),
  };
}
