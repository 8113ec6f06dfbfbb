// Ratings, the matches from which they follow, and how each match changed them. Every rated match has a number: ratings are
// what the matches make of them in that order.

import { type Compilable, type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import {
  isProvisional,
  pointsOf,
  type RatedMatch,
  type Rating,
  type RatingChange,
} from '../ratings/rating.ts';
import type { QueryRunner } from './outbox.ts';
import type { RatedPlayer } from './store.ts';
import type { Tables } from './tables.ts';

/** The rating of all time, or how somebody stood after their last match in a time. */
export interface KeptRating extends Rating {
  readonly guest: string;
  readonly game: string;
  /** `all`, a season such as `2026-Q4`, or a month such as `2026-11`. */
  readonly period: string;
  /** How many rated matches, in this time. */
  readonly matches: number;
  /** In points, at the beginning of the time. */
  readonly from: number;
  readonly points: number;
}

export interface KeptChange extends RatingChange {
  readonly match: string;
  readonly game: string;
  readonly endedAt: number;
}

/** What a match made of ratings, to be kept as the next one. */
export interface NewlyRated {
  readonly number: number;
  readonly match: RatedMatch;
  /** Of guests whom the store knows. */
  readonly changes: readonly RatingChange[];
  readonly ratings: readonly KeptRating[];
}

/** What a match is rated by. */
export interface RatingBasis {
  /** The number of the last match that was rated. */
  readonly number: number;
  /** Of the guests, in this game, for all the periods. */
  readonly ratings: readonly KeptRating[];
  /** The guests whom the store knows. */
  readonly guests: readonly string[];
  /** Who took part in which rated matches since. */
  readonly meetings: readonly { readonly guest: string; readonly match: string }[];
}

export interface LeaderboardWanted {
  readonly game: string;
  readonly period: string;
  readonly limit: number;
  readonly offset: number;
}

export interface LeaderboardRow extends KeptRating {
  readonly name: string;
  readonly emblem: string | null;
}

export interface RatingStore {
  /** Rated matches that are over and have changed no ratings so far, the earliest first. */
  waiting(limit: number): Promise<RatedMatch[]>;
  known(match: RatedMatch, periods: readonly string[], since: number): Promise<RatingBasis>;
  /** Conflict if another match was rated meanwhile, or this one: then nothing is written. */
  keep(rated: NewlyRated): Promise<void>;
  /** All matches that were rated, in order. */
  matches(after: number, limit: number): Promise<(RatedMatch & { readonly number: number })[]>;
  /** The ratings of all time of these guests. */
  of(guests: readonly string[]): Promise<KeptRating[]>;
  /** What matches made of a guest's rating, the newest first. */
  changesOf(guest: string, game: string, limit: number): Promise<KeptChange[]>;
  changesIn(match: string): Promise<KeptChange[]>;
  /** People who are listed, the best first. */
  leaderboard(wanted: LeaderboardWanted): Promise<LeaderboardRow[]>;
  listed(game: string, period: string): Promise<number>;
  /** Somebody's rating in this time, whether it is enough for the list, and how many listed people have more points. */
  standing(
    guest: string,
    game: string,
    period: string,
  ): Promise<
    { readonly rating: KeptRating; readonly isListed: boolean; readonly better: number } | undefined
  >;
  /** Leaves somebody out of leaderboards, or lists them again. */
  hide(guest: string, isHidden: boolean): Promise<void>;
  isHidden(guest: string): Promise<boolean>;
}

/** Within a season or a month so many matches are enough for the leaderboard, if the rating isn't provisional. */
export const MATCHES_OF_PERIOD = 3;

const isListed = (rating: Pick<KeptRating, 'counted' | 'period' | 'matches'>): boolean =>
  !isProvisional(rating) && (rating.period === 'all' || rating.matches >= MATCHES_OF_PERIOD);

const ratingColumns = (rating: KeptRating) => ({
  guest: rating.guest,
  game: rating.game,
  period: rating.period,
  mean: rating.mean,
  deviation: rating.deviation,
  matches: rating.matches,
  counted: rating.counted,
  first_points: rating.from,
  points: rating.points,
  is_listed: isListed(rating) ? 1 : 0,
});

const keptRating = (row: Omit<Selectable<Tables['ratings']>, 'is_listed' | 'is_hidden'>): KeptRating => ({
  guest: row.guest,
  game: row.game,
  period: row.period,
  mean: row.mean,
  deviation: row.deviation,
  matches: row.matches,
  counted: row.counted,
  from: row.first_points,
  points: row.points,
});

const changeColumns = (
  { match, game, endedAt }: RatedMatch,
  { guest, before, after, weight }: RatingChange,
): Insertable<Tables['rating_changes']> => ({
  guest,
  match_id: match,
  game,
  ended_at: endedAt,
  mean_before: before.mean,
  deviation_before: before.deviation,
  counted_before: before.counted,
  matches: after.matches,
  mean: after.mean,
  deviation: after.deviation,
  weight,
});

const keptChange = (row: Selectable<Tables['rating_changes']>): KeptChange => ({
  guest: row.guest,
  match: row.match_id,
  game: row.game,
  endedAt: row.ended_at,
  weight: row.weight,
  before: {
    mean: row.mean_before,
    deviation: row.deviation_before,
    matches: row.matches - 1,
    counted: row.counted_before,
  },
  after: {
    mean: row.mean,
    deviation: row.deviation,
    matches: row.matches,
    counted: row.counted_before + row.weight,
  },
});

type MatchColumns = Insertable<Tables['rated_waiting']>;

/** In the order of the table. */
export const ratedColumns = ({ match, game, endedAt, players }: RatedMatch): MatchColumns => ({
  match_id: match,
  game,
  ended_at: endedAt,
  players: JSON.stringify(players),
});

const ratedMatch = ({
  match_id,
  game,
  ended_at,
  players,
}: Selectable<Tables['rated_waiting']>): RatedMatch => ({
  match: match_id,
  game,
  endedAt: ended_at,
  players: JSON.parse(players) as RatedPlayer[],
});

export const ratingQueriesOn = (db: Kysely<Tables>) => {
  const board = (game: string, period: string) =>
    db
      .selectFrom('ratings')
      .where('ratings.game', '=', game)
      .where('ratings.period', '=', period)
      .where('ratings.is_listed', '=', 1)
      .where('ratings.is_hidden', '=', 0);
  return {
    wait: (columns: MatchColumns) =>
      db
        .insertInto('rated_waiting')
        .values(columns)
        .onConflict((known) => known.doNothing()),
    waiting: (limit: number) =>
      db.selectFrom('rated_waiting').selectAll().orderBy('ended_at').orderBy('match_id').limit(limit),
    last: () => db.selectFrom('rated_matches').select('number').orderBy('number', 'desc').limit(1),
    matches: (after: number, limit: number) =>
      db.selectFrom('rated_matches').selectAll().where('number', '>', after).orderBy('number').limit(limit),
    known: (guests: readonly string[]) => db.selectFrom('guests').select('id').where('id', 'in', guests),
    ratings: (guests: readonly string[], game: string, periods: readonly string[]) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('guest', 'in', guests)
        .where('game', '=', game)
        .where('period', 'in', periods),
    meetings: (guests: readonly string[], game: string, since: number) =>
      db
        .selectFrom('rating_changes')
        .select(['guest', 'match_id as match'])
        .where('guest', 'in', guests)
        .where('game', '=', game)
        .where('ended_at', '>', since),
    /** The number is unique, and so is the match: of two writers only one succeeds. */
    keep: ({ number, match, changes, ratings }: NewlyRated): Compilable[] => [
      db.insertInto('rated_matches').values({ number, ...ratedColumns(match) }),
      db.deleteFrom('rated_waiting').where('match_id', '=', match.match),
      ...changes.map((change) => db.insertInto('rating_changes').values(changeColumns(match, change))),
      ...ratings.map((rating) => {
        const { guest, game, period, ...columns } = ratingColumns(rating);
        const hidden = sql<number>`coalesce((select is_hidden from guests where id = ${guest}), 0)`;
        return db
          .insertInto('ratings')
          .values({ guest, game, period, ...columns, is_hidden: hidden })
          .onConflict((known) =>
            known.columns(['guest', 'game', 'period']).doUpdateSet({ ...columns, is_hidden: hidden }),
          );
      }),
    ],
    of: (guests: readonly string[]) =>
      db.selectFrom('ratings').selectAll().where('guest', 'in', guests).where('period', '=', 'all'),
    changesOf: (guest: string, game: string, limit: number) =>
      db
        .selectFrom('rating_changes')
        .selectAll()
        .where('guest', '=', guest)
        .where('game', '=', game)
        .orderBy('ended_at', 'desc')
        .orderBy('matches', 'desc')
        .limit(limit),
    changesIn: (match: string) => db.selectFrom('rating_changes').selectAll().where('match_id', '=', match),
    leaderboard: ({ game, period, limit, offset }: LeaderboardWanted) =>
      // The names of those on the pages before aren't looked up.
      db
        .selectFrom(
          board(game, period)
            .selectAll()
            .orderBy('points', 'desc')
            .orderBy('guest')
            .limit(limit)
            .offset(offset)
            .as('page'),
        )
        .innerJoin('guests', 'guests.id', 'page.guest')
        .selectAll('page')
        .select(['guests.name', 'guests.emblem'])
        .orderBy('page.points', 'desc')
        .orderBy('page.guest'),
    listed: (game: string, period: string) =>
      board(game, period).select(({ fn }) => fn.countAll<number>().as('people')),
    better: (game: string, period: string, points: number) =>
      board(game, period)
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .where('ratings.points', '>', points),
    hide: (guest: string, isHidden: number): Compilable[] => [
      db.updateTable('guests').set({ is_hidden: isHidden }).where('id', '=', guest),
      db.updateTable('ratings').set({ is_hidden: isHidden }).where('guest', '=', guest),
    ],
    isHidden: (guest: string) => db.selectFrom('guests').select('is_hidden').where('id', '=', guest),
  };
};

export interface RatingRunner extends QueryRunner {
  /** Runs statements in one transaction. */
  together(statements: readonly Compilable[]): Promise<void>;
}

export function ratingsOn(
  ask: ReturnType<typeof ratingQueriesOn>,
  { all, together }: RatingRunner,
): RatingStore {
  const people = (rows: readonly { people: number }[]): number => Number(rows[0]?.people ?? 0);
  return {
    waiting: async (limit) => (await all(ask.waiting(limit))).map(ratedMatch),
    known: async ({ game, players }, periods, since) => {
      const guests = players.map(({ guest }) => guest);
      // First: what is read later may be newer, and then the number is taken.
      const [last] = await all(ask.last());
      const [ratings, known, meetings] = await Promise.all([
        all(ask.ratings(guests, game, periods)),
        all(ask.known(guests)),
        all(ask.meetings(guests, game, since)),
      ]);
      return {
        number: last?.number ?? 0,
        ratings: ratings.map(keptRating),
        guests: known.map(({ id }) => id),
        meetings,
      };
    },
    keep: (rated) => together(ask.keep(rated)),
    matches: async (after, limit) =>
      (await all(ask.matches(after, limit))).map((row) => ({ ...ratedMatch(row), number: row.number })),
    of: async (guests) => (guests.length === 0 ? [] : (await all(ask.of(guests))).map(keptRating)),
    changesOf: async (guest, game, limit) => (await all(ask.changesOf(guest, game, limit))).map(keptChange),
    changesIn: async (match) => (await all(ask.changesIn(match))).map(keptChange),
    leaderboard: async (wanted) =>
      (await all(ask.leaderboard(wanted))).map((row) => ({
        ...keptRating(row),
        name: row.name,
        emblem: row.emblem,
      })),
    listed: async (game, period) => people(await all(ask.listed(game, period))),
    standing: async (guest, game, period) => {
      const [row] = await all(ask.ratings([guest], game, [period]));
      if (row === undefined) return undefined;
      const isListed = row.is_listed === 1;
      return {
        rating: keptRating(row),
        isListed,
        better: people(await all(ask.better(game, period, row.points))),
      };
    },
    hide: (guest, isHidden) => together(ask.hide(guest, isHidden ? 1 : 0)),
    isHidden: async (guest) => (await all(ask.isHidden(guest)))[0]?.is_hidden === 1,
  };
}

/** The rating of a period after a match, from the one before. */
export function periodRating(
  { guest, before, after }: RatingChange,
  {
    game,
    period,
    known,
  }: { readonly game: string; readonly period: string; readonly known: KeptRating | undefined },
): KeptRating {
  return {
    ...after,
    guest,
    game,
    period,
    matches: (known?.matches ?? 0) + 1,
    from: known?.from ?? pointsOf(before),
    points: pointsOf(after),
  };
}
