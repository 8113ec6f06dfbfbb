// What rated matches make of ratings: pure functions, so that ratings can be computed again from the matches.

import type { RatedPlayer } from '../storage/store.ts';
import { plackettLuce, type Strength, UNKNOWN } from './plackett-luce.ts';

/** A rated match that is over. */
export interface RatedMatch {
  readonly match: string;
  readonly game: string;
  readonly endedAt: number;
  readonly players: readonly RatedPlayer[];
}

/** A person's rating in one game. */
export interface Rating extends Strength {
  /** How many rated matches they have finished. */
  readonly matches: number;
  /** The sum of how much each of them counted. */
  readonly counted: number;
}

/** What a match made of a player's rating. */
export interface RatingChange {
  readonly guest: string;
  readonly before: Rating;
  readonly after: Rating;
  /** How much the match counted, from 0 to 1. */
  readonly weight: number;
}

/** What was known before a match. */
export interface BeforeMatch {
  /** Undefined for somebody without a rated match. */
  rating(guest: string): Rating | undefined;
  /** How many rated matches two people had with each other in the time in which that counts. */
  met(one: string, other: string): number;
}

export const NEW_RATING: Rating = { ...UNKNOWN, matches: 0, counted: 0 };

/** Milliseconds for which it is remembered who has met whom. */
export const MEETINGS_COUNT_FOR = 30 * 24 * 3_600_000;
/** After so many matches with the same person, another one counts half as much. */
const HALVED_AFTER = 5;
/** Strength changes: what is known of it becomes less certain with each match. */
const DRIFT_SQUARED = (25 / 300) ** 2;

/** Matches that have counted fully, or several that counted less, until a rating isn't provisional. */
export const SETTLED_AFTER = 10;

export const isProvisional = ({ counted }: Pick<Rating, 'counted'>): boolean => counted < SETTLED_AFTER;

/** How much a match counts: less among people who meet again and again, nothing among those at one address. */
function weightOf(player: RatedPlayer, { players }: RatedMatch, { met }: BeforeMatch): number {
  const others = players.filter(({ guest }) => guest !== player.guest);
  const weights = others.map(({ guest, address }) =>
    address === player.address ? 0 : 2 ** (-met(player.guest, guest) / HALVED_AFTER),
  );
  return weights.reduce((sum, each) => sum + each, 0) / Math.max(1, weights.length);
}

export function rateMatch(match: RatedMatch, standing: BeforeMatch): RatingChange[] {
  const players = match.players.map((player) => {
    const before = standing.rating(player.guest) ?? NEW_RATING;
    const weight = weightOf(player, match, standing);
    const deviation = Math.min(UNKNOWN.deviation, Math.sqrt(before.deviation ** 2 + weight * DRIFT_SQUARED));
    return { guest: player.guest, before, mean: before.mean, deviation, place: player.place, weight };
  });
  const after = plackettLuce(players);
  return players.map(({ guest, before, weight }, at) => ({
    guest,
    before,
    weight,
    after: {
      ...(after[at] as Strength),
      matches: before.matches + 1,
      counted: before.counted + weight,
    },
  }));
}

/** All ratings of one game after these matches, which are in order. */
export function rateAll(matches: Iterable<RatedMatch>): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>();
  const meetings = new Map<string, number[]>();
  const pair = (one: string, other: string): string => [one, other].sort().join(' ');
  for (const match of matches) {
    const since = match.endedAt - MEETINGS_COUNT_FOR;
    const changes = rateMatch(match, {
      rating: (guest) => ratings.get(guest),
      met: (one, other) => (meetings.get(pair(one, other)) ?? []).filter((at) => at > since).length,
    });
    for (const { guest, after } of changes) ratings.set(guest, after);
    match.players.forEach(({ guest: one }, at) => {
      for (const { guest: other } of match.players.slice(at + 1)) {
        const key = pair(one, other);
        meetings.set(key, [...(meetings.get(key) ?? []).filter((then) => then > since), match.endedAt]);
      }
    });
  }
  return ratings;
}

/** A step of the mean in points: as in chess, 400 points more mean odds of ten to one between two players. */
const POINTS = 30;
const AVERAGE = 1500;

/** The number that people see. */
export const pointsOf = ({ mean }: Pick<Strength, 'mean'>): number =>
  Math.round(AVERAGE + POINTS * (mean - UNKNOWN.mean));
/** Two times out of three somebody's strength is within so many points of their rating. */
export const uncertaintyOf = ({ deviation }: Pick<Strength, 'deviation'>): number =>
  Math.round(POINTS * deviation);
