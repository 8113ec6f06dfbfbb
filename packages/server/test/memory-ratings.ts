// Ratings in memory, by the same contract as every store's.

import type { FinishedMatch } from '@mirabilia/match-service/store';
import { isProvisional, type RatedMatch } from '../src/ratings/rating.ts';
import {
  type KeptChange,
  type KeptRating,
  MATCHES_OF_PERIOD,
  type RatingStore,
} from '../src/storage/ratings.ts';
import { Conflict, type GuestRow } from '../src/storage/store.ts';

export interface MemoryRatings extends RatingStore {
  forget(guest: string): void;
  rewrite(match: string, rewrite: (rated: RatedMatch) => RatedMatch): void;
}

interface Needs {
  readonly finished: ReadonlyMap<string, FinishedMatch>;
  readonly guests: ReadonlyMap<string, GuestRow>;
}

export function memoryRatings({ finished, guests }: Needs): MemoryRatings {
  const rated: (RatedMatch & { readonly number: number })[] = [];
  let changes: KeptChange[] = [];
  let kept: KeptRating[] = [];
  const hidden = new Set<string>();
  const waiting = (): RatedMatch[] =>
    [...finished]
      .flatMap(([match, { game, endedAt, rated: players }]) =>
        players === undefined || rated.some((each) => each.match === match)
          ? []
          : [{ match, game, endedAt, players }],
      )
      .sort((one, other) => one.endedAt - other.endedAt || (one.match < other.match ? -1 : 1));
  const hasEnough = ({ period, matches, counted }: KeptRating): boolean =>
    !isProvisional({ counted }) && (period === 'all' || matches >= MATCHES_OF_PERIOD);
  const isListed = (rating: KeptRating): boolean => !hidden.has(rating.guest) && hasEnough(rating);
  const board = (game: string, period: string) =>
    kept
      .filter((rating) => rating.game === game && rating.period === period && isListed(rating))
      .sort((one, other) => other.points - one.points || (one.guest < other.guest ? -1 : 1));
  return {
    waiting: async (limit) => waiting().slice(0, limit),
    known: async ({ game, players }, periods, since) => {
      const ids = players.map(({ guest }) => guest);
      const isOne = ({ guest, game: of }: { readonly guest: string; readonly game: string }) =>
        ids.includes(guest) && of === game;
      return {
        number: rated.length,
        ratings: kept.filter((rating) => isOne(rating) && periods.includes(rating.period)),
        guests: ids.filter((id) => guests.has(id)),
        meetings: changes.filter((change) => isOne(change) && change.endedAt > since),
      };
    },
    keep: async ({ number, match, changes: made, ratings }) => {
      if (number !== rated.length + 1 || rated.some((each) => each.match === match.match))
        throw new Conflict('Another match was rated meanwhile.');
      const { match: id, game, endedAt } = match;
      rated.push({ ...match, number });
      changes.push(...made.map((change) => ({ ...change, match: id, game, endedAt })));
      const isSame = (one: KeptRating, other: KeptRating): boolean =>
        one.guest === other.guest && one.game === other.game && one.period === other.period;
      kept = [...kept.filter((old) => !ratings.some((next) => isSame(old, next))), ...ratings];
    },
    matches: async (after, limit) => rated.filter(({ number }) => number > after).slice(0, limit),
    of: async (ids) => kept.filter(({ guest, period }) => ids.includes(guest) && period === 'all'),
    changesOf: async (guest, game, limit) =>
      changes
        .filter((change) => change.guest === guest && change.game === game)
        .reverse()
        .slice(0, limit),
    changesIn: async (match) => changes.filter((change) => change.match === match),
    leaderboard: async ({ game, period, limit, offset }) =>
      board(game, period)
        .slice(offset, offset + limit)
        .map((rating) => {
          const { name = '', emblem = null } = guests.get(rating.guest) ?? {};
          return { ...rating, name, emblem };
        }),
    listed: async (game, period) => board(game, period).length,
    standing: async (guest, game, period) => {
      const rating = kept.find(
        (each) => each.guest === guest && each.game === game && each.period === period,
      );
      const better = board(game, period).filter(({ points }) => points > (rating?.points ?? 0)).length;
      return rating && { rating, better, isListed: hasEnough(rating) };
    },
    hide: async (guest, isHidden) => void (isHidden ? hidden.add(guest) : hidden.delete(guest)),
    isHidden: async (guest) => hidden.has(guest),
    forget: (gone) => {
      kept = kept.filter(({ guest }) => guest !== gone);
      changes = changes.filter(({ guest }) => guest !== gone);
    },
    rewrite: (match, rewrite) => {
      const at = rated.findIndex((each) => each.match === match);
      const found = rated[at];
      if (found !== undefined) rated[at] = { ...rewrite(found), number: found.number };
    },
  };
}
