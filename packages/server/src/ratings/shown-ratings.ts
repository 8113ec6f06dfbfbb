// Ratings as people see them: on leaderboards, on their own page, and at the seats of a rated match.

import { accept, type Result, refuse } from '@mirabilia/kernel';
import { type Guest, lobbyOf } from '@mirabilia/match-service';
import type { Code, leaderboardWish } from '@mirabilia/protocol';
import type { Leaderboard, MatchRatings, OwnRating, ShownRating } from '@mirabilia/protocol/answers';
import { MOST_RATING_CHANGES } from '@mirabilia/protocol/facts';
import type { z } from 'zod';
import type { KeptChange } from '../storage/ratings.ts';
import type { Store } from '../storage/store.ts';
import { monthAt, seasonAt } from './periods.ts';
import { isProvisional, pointsOf, type Rating, uncertaintyOf } from './rating.ts';

const PAGE = 50;
/** Milliseconds for which the number of listed people is good enough. */
const COUNT_LASTS = 5000;

interface Needs {
  readonly store: Pick<Store, 'ratings' | 'match'>;
  readonly now: () => number;
}

export interface ShownRatings {
  leaderboard(
    guest: Guest | undefined,
    wanted: z.output<typeof leaderboardWish>,
  ): Promise<Result<Leaderboard, Code>>;
  own(guest: Guest, game: string): Promise<OwnRating>;
  ofMatch(match: string): Promise<Result<MatchRatings, Code>>;
}

const shown = (rating: Rating): ShownRating => ({
  points: pointsOf(rating),
  uncertainty: uncertaintyOf(rating),
  isProvisional: isProvisional(rating),
  matches: rating.matches,
});

const gainOf = ({ before, after }: KeptChange): number => pointsOf(after) - pointsOf(before);

export function newShownRatings({ store, now }: Needs): ShownRatings {
  const { ratings } = store;
  const counts = new Map<string, { readonly at: number; readonly people: Promise<number> }>();

  function listed(game: string, period: string): Promise<number> {
    const key = `${game} ${period}`;
    const known = counts.get(key);
    if (known !== undefined && now() - known.at < COUNT_LASTS) return known.people;
    const people = ratings.listed(game, period);
    for (const [other, { at }] of counts) if (now() - at >= COUNT_LASTS) counts.delete(other);
    counts.set(key, { at: now(), people });
    people.catch(() => counts.delete(key));
    return people;
  }

  async function placeOf(guest: Guest, game: string, period: string): Promise<Leaderboard['you']> {
    const [standing, isHidden] = await Promise.all([
      ratings.standing(guest.id, game, period),
      ratings.isHidden(guest.id),
    ]);
    if (standing === undefined) return null;
    const { rating, better } = standing;
    const isListed = standing.isListed && !isHidden;
    return {
      ...shown(rating),
      name: guest.name,
      place: isListed ? better + 1 : null,
      change: rating.points - rating.from,
      isHidden,
    };
  }

  return {
    leaderboard: async (guest, { game, period: asked, page }) => {
      const periods = { season: seasonAt(now()), month: monthAt(now()) };
      const period = asked === 'season' || asked === 'month' ? periods[asked] : asked;
      const [rows, people, you] = await Promise.all([
        ratings.leaderboard({ game, period, limit: PAGE, offset: (page - 1) * PAGE }),
        listed(game, period),
        guest === undefined ? null : placeOf(guest, game, period),
      ]);
      // People with equal points share a place, also across pages.
      const first = rows[0] && (await ratings.standing(rows[0].guest, game, period));
      let place = (first?.better ?? 0) + 1;
      return accept({
        game,
        period,
        page,
        pages: Math.max(1, Math.ceil(people / PAGE)),
        people,
        rows: rows.map((row, at) => {
          if (at > 0 && row.points < (rows[at - 1]?.points as number)) place = (page - 1) * PAGE + at + 1;
          return {
            ...shown(row),
            place,
            name: row.name,
            emblem: row.emblem,
            change: row.points - row.from,
            isYou: row.guest === guest?.id,
          };
        }),
        you,
      });
    },
    own: async ({ id }, game) => {
      const [kept, changes] = await Promise.all([
        ratings.of([id]),
        ratings.changesOf(id, game, MOST_RATING_CHANGES),
      ]);
      const rating = kept.find((each) => each.game === game);
      return {
        rating: rating === undefined ? null : shown(rating),
        changes: changes.map((change) => ({
          match: change.match,
          at: change.endedAt,
          points: pointsOf(change.after),
          uncertainty: uncertaintyOf(change.after),
          change: gainOf(change),
          weight: change.weight,
        })),
      };
    },
    ofMatch: async (id) => {
      const row = await store.match(id);
      if (row === undefined) return refuse('no-such-match');
      const { seats, rated } = lobbyOf(row);
      const guests = seats.map((seat) => (rated && seat.kind === 'human' ? seat.guest : undefined));
      const isOver = row.status === 'over';
      const [changes, kept] = await Promise.all([
        rated && isOver ? ratings.changesIn(row.id) : [],
        ratings.of(guests.flatMap((guest) => guest ?? [])),
      ]);
      return accept({
        isWaiting: rated && isOver && row.result !== null && changes.length === 0,
        seats: guests.map((guest) => {
          const change = changes.find((each) => each.guest === guest);
          const now = kept.find((rating) => rating.guest === guest && rating.game === row.game);
          // After the match: what it made of the rating, whatever came later.
          const rating = change?.after ?? now;
          return {
            rating: rating === undefined ? null : shown(rating),
            change: change === undefined ? null : gainOf(change),
            weight: change === undefined ? null : change.weight,
          };
        }),
      });
    },
  };
}
