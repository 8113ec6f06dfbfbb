import { aCommit, aMatch } from '@mirabilia/match-service/testkit';
import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { NEW_RATING, type RatedMatch, rateMatch } from '../../src/ratings/rating.ts';
import { type NewlyRated, periodRating } from '../../src/storage/ratings.ts';
import { Conflict, type RatedPlayer, type Store } from '../../src/storage/store.ts';

const GAME = 'seven-wonders';
const PEOPLE = ['ana', 'bo', 'cem'];

const players = (guests: readonly string[]): RatedPlayer[] =>
  guests.map((guest, at) => ({ guest, place: at + 1, address: at }));

const ratedMatch = (
  match: string,
  endedAt: number,
  guests: readonly string[] = ['ana', 'bo'],
): RatedMatch => ({
  match,
  game: GAME,
  endedAt,
  players: players(guests),
});

/** As if everyone were new, and had finished so many matches that counted. */
function newlyRated(number: number, match: RatedMatch, counted = 1): NewlyRated {
  const changes = rateMatch(match, {
    rating: () => ({ ...NEW_RATING, matches: counted - 1, counted: counted - 1 }),
    met: () => 0,
  });
  const ratings = changes.flatMap((change) =>
    ['all', '2026-11'].map((period) => periodRating(change, { game: GAME, period, known: undefined })),
  );
  return { number, match, changes, ratings };
}

export function ratingsContract(given: StoreUnderTest<Store>): void {
  describe('ratings', () => {
    const end = async ({ match, game, endedAt, players }: RatedMatch) => {
      await given.store.createMatch(aMatch(match));
      const seats = players.map(({ guest }) => ({
        name: guest,
        kind: 'human',
        guest,
        board: {},
        share: 0,
        score: {},
      }));
      const finished = { game, endedAt, seed: null, seats, rated: players };
      await given.store.append({ match, entries: [aCommit(1)], patch: { status: 'over' }, finished });
    };

    beforeEach(async () => {
      for (const id of PEOPLE) await given.store.putGuest({ id, name: `${id}!`, createdAt: 1 });
    });

    test('a rated match that is over waits to be rated, the earliest first', async () => {
      const [late, early] = [ratedMatch('a', 9), ratedMatch('b', 5)];
      for (const match of [late, early]) await end(match);
      expect(await given.store.ratings.waiting(9)).toEqual([early, late]);
      expect(await given.store.ratings.waiting(1)).toEqual([early]);
      const result = await given.store.results.of('ana', 'a');
      expect(result).not.toHaveProperty('rated');
    });

    test('a match is rated once, and every one has the next number', async () => {
      const { ratings } = given.store;
      const [one, other] = [ratedMatch('a', 5), ratedMatch('b', 9)];
      for (const match of [one, other]) await end(match);
      await ratings.keep(newlyRated(1, one));
      expect(await ratings.waiting(9)).toEqual([other]);
      await expect(ratings.keep(newlyRated(2, one))).rejects.toBeInstanceOf(Conflict);
      await expect(ratings.keep(newlyRated(1, other))).rejects.toBeInstanceOf(Conflict);
      expect(await ratings.changesIn('b')).toEqual([]);
      await ratings.keep(newlyRated(2, other));
      expect(await ratings.waiting(9)).toEqual([]);
      expect(await ratings.matches(0, 9)).toEqual([
        { ...one, number: 1 },
        { ...other, number: 2 },
      ]);
      expect(await ratings.matches(1, 9)).toEqual([{ ...other, number: 2 }]);
    });

    test('what a match is rated by: ratings, who is known, and who met whom since', async () => {
      const { ratings } = given.store;
      const match = ratedMatch('a', 5, ['ana', 'rui']);
      const before = await ratings.known(match, ['all'], 0);
      expect(before).toEqual({ number: 0, ratings: [], guests: ['ana'], meetings: [] });
      const rated = newlyRated(1, match);
      await ratings.keep(rated);
      const known = await ratings.known(ratedMatch('b', 9, ['ana', 'bo']), ['all', 'another'], 4);
      expect(known.number).toBe(1);
      expect(known.guests.toSorted()).toEqual(['ana', 'bo']);
      expect(known.ratings).toEqual(
        rated.ratings.filter(({ guest, period }) => guest === 'ana' && period === 'all'),
      );
      expect(known.meetings.map(({ guest, match }) => ({ guest, match }))).toEqual([
        { guest: 'ana', match: 'a' },
      ]);
      expect((await ratings.known(match, ['all'], 5)).meetings).toEqual([]);
    });

    test('changes are found by match and by guest, the newest first', async () => {
      const { ratings } = given.store;
      const first = newlyRated(1, ratedMatch('a', 5));
      const second = newlyRated(2, ratedMatch('b', 9, ['bo', 'ana', 'cem']), 2);
      await ratings.keep(first);
      await ratings.keep(second);
      const inSecond = await ratings.changesIn('b');
      expect(inSecond.map(({ guest }) => guest).toSorted()).toEqual(['ana', 'bo', 'cem']);
      const ofAna = await ratings.changesOf('ana', GAME, 9);
      expect(ofAna).toEqual([
        { ...second.changes[1], match: 'b', game: GAME, endedAt: 9 },
        { ...first.changes[0], match: 'a', game: GAME, endedAt: 5 },
      ]);
      expect(await ratings.changesOf('ana', GAME, 1)).toHaveLength(1);
      expect(await ratings.changesOf('ana', 'architects', 9)).toEqual([]);
      expect((await ratings.of(['ana', 'nobody'])).map(({ guest, period }) => [guest, period])).toEqual([
        ['ana', 'all'],
      ]);
    });

    test('leaderboards list those whose rating isn’t provisional and who want to be listed', async () => {
      const { ratings } = given.store;
      const namesOf = async (period: string, offset = 0) =>
        (await ratings.leaderboard({ game: GAME, period, limit: 2, offset })).map(({ name }) => name);
      await ratings.keep(newlyRated(1, ratedMatch('a', 5), 9));
      expect(await namesOf('all')).toEqual([]);
      await ratings.keep(newlyRated(2, ratedMatch('b', 9, ['bo', 'cem', 'ana']), 10));
      expect(await namesOf('all')).toEqual(['bo!', 'cem!']);
      expect(await namesOf('all', 2)).toEqual(['ana!']);
      expect(await ratings.listed(GAME, 'all')).toBe(3);
      // One match in a month is not enough.
      expect(await namesOf('2026-11')).toEqual([]);
      expect((await ratings.standing('ana', GAME, 'all'))?.better).toBe(2);
      expect(await ratings.standing('rui', GAME, 'all')).toBe(undefined);
      await ratings.hide('bo', true);
      expect(await ratings.isHidden('bo')).toBe(true);
      expect(await namesOf('all')).toEqual(['cem!', 'ana!']);
      expect(await ratings.listed(GAME, 'all')).toBe(2);
      // It holds for what is rated later.
      await ratings.keep(newlyRated(3, ratedMatch('c', 12, ['bo', 'cem']), 11));
      expect(await namesOf('all')).not.toContain('bo!');
      await ratings.hide('bo', false);
      expect(await ratings.isHidden('bo')).toBe(false);
      expect(await namesOf('all')).toContain('bo!');
    });

    test('somebody who is forgotten is in no leaderboard, and matches keep no trace of them', async () => {
      const { ratings, retention } = given.store;
      const match = ratedMatch('a', 5);
      await end(match);
      await ratings.keep(newlyRated(1, match, 10));
      const nobody = JSON.stringify(await ratings.matches(0, 9)).replaceAll('"ana"', '"nobody"');
      await retention.rewriteMatch('a', (value) =>
        JSON.parse(JSON.stringify(value).replaceAll('"ana"', '"nobody"')),
      );
      await retention.forgetGuest('ana');
      expect(await ratings.of(['ana'])).toEqual([]);
      expect(await ratings.changesOf('ana', GAME, 9)).toEqual([]);
      const board = await ratings.leaderboard({ game: GAME, period: 'all', limit: 9, offset: 0 });
      expect(board.map(({ guest }) => guest)).toEqual(['bo']);
      expect(JSON.stringify(await ratings.matches(0, 9))).toBe(nobody);
    });
  });
}
