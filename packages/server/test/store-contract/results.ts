import { aCommit, aMatch } from '@mirabilia/match-service/testkit';
import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ResultRow, ResultsWanted } from '../../src/storage/results.ts';
import { Conflict, type FinishedMatch, type Store } from '../../src/storage/store.ts';

const seat = (name: string, share: number, guest?: string): FinishedMatch['seats'][number] => ({
  name,
  kind: guest === undefined ? 'bot:hard' : 'human',
  ...(guest === undefined ? {} : { guest }),
  board: { wonder: 'gizah', side: 'A' },
  share,
  score: { military: 3, total: 40 },
});

const finished = (given: Partial<FinishedMatch> = {}): FinishedMatch => ({
  game: 'seven-wonders',
  endedAt: 5_000,
  seed: 'abc',
  seats: [seat('Ana', 1, 'ana'), seat('Bo', 0, 'bo'), seat('hard', 0)],
  ...given,
});

const against = { bots: [seat('Ana', 0, 'ana'), seat('hard', 1)] };

export function resultsContract(given: StoreUnderTest<Store>): void {
  describe('results', () => {
    const matchesOf = async (wanted: Partial<ResultsWanted>) =>
      (await given.store.results.list({ guest: 'ana', limit: 10, ...wanted })).map(({ match }) => match);
    const end = async (match: string, result: FinishedMatch) => {
      await given.store.createMatch(aMatch(match));
      await given.store.append({ match, entries: [aCommit(1)], patch: { status: 'over' }, finished: result });
    };

    beforeEach(async () => {
      for (const id of ['ana', 'bo']) await given.store.putGuest({ id, name: id, createdAt: 1 });
    });

    test('are written with the end of a match, for each person who sat there', async () => {
      await end('a', finished());
      const row = { match: 'a', source: 'played', ...finished() };
      expect(await given.store.results.list({ guest: 'ana', limit: 5 })).toEqual([
        { ...row, guest: 'ana', seat: 0 },
      ]);
      expect(await given.store.results.of('bo', 'a')).toEqual({ ...row, guest: 'bo', seat: 1 });
      expect(await given.store.results.of('rui', 'a')).toBe(undefined);
      expect(await given.store.results.of('ana', 'b')).toBe(undefined);
    });

    test('are not written for people who made no move', async () => {
      const away = { ...seat('Bo', 0, 'bo'), neverMoved: true };
      await end('a', finished({ seats: [seat('Ana', 1, 'ana'), away, seat('hard', 0)] }));
      expect(await matchesOf({})).toEqual(['a']);
      expect(await matchesOf({ guest: 'bo' })).toEqual([]);
    });

    test('are not written if the end of the match is not', async () => {
      await given.store.createMatch(aMatch('a'));
      const late = given.store.append({ match: 'a', entries: [aCommit(7)], finished: finished() });
      await expect(late).rejects.toBeInstanceOf(Conflict);
      expect(await matchesOf({})).toEqual([]);
    });

    test('are not written for people whom the store doesn’t know', async () => {
      await end('a', finished({ seats: [seat('Ana', 1, 'ana'), seat('Rui', 0, 'rui')] }));
      expect(await matchesOf({})).toEqual(['a']);
      expect(await matchesOf({ guest: 'rui' })).toEqual([]);
    });

    test('are listed newest first, page by page', async () => {
      for (const [match, endedAt] of [
        ['a', 10],
        ['b', 30],
        ['c', 20],
        ['d', 20],
      ] as const)
        await end(match, finished({ endedAt }));
      expect(await matchesOf({})).toEqual(['b', 'd', 'c', 'a']);
      expect(await matchesOf({ limit: 2 })).toEqual(['b', 'd']);
      expect(await matchesOf({ limit: 2, before: { endedAt: 20, match: 'd' } })).toEqual(['c', 'a']);
      expect(await matchesOf({ before: { endedAt: 10, match: 'a' } })).toEqual([]);
    });

    test('are found by game, company and outcome', async () => {
      await end('a', finished({ endedAt: 1 }));
      await end('b', finished({ endedAt: 2, game: 'architects' }));
      await end('c', finished({ endedAt: 3, seats: against.bots }));
      expect(await matchesOf({ game: 'architects' })).toEqual(['b']);
      expect(await matchesOf({ company: 'people' })).toEqual(['b', 'a']);
      expect(await matchesOf({ company: 'bots' })).toEqual(['c']);
      expect(await matchesOf({ outcome: 'won', game: 'seven-wonders' })).toEqual(['a']);
      expect(await matchesOf({ outcome: 'lost' })).toEqual(['c']);
    });

    test('of one deal are found together', async () => {
      await end('a', finished());
      await end('b', finished({ seed: 'other' }));
      const found = await given.store.results.ofDeal('ana', { game: 'seven-wonders', seed: 'abc' });
      expect(found.map(({ match }) => match)).toEqual(['a']);
      expect(await given.store.results.ofDeal('ana', { game: 'architects', seed: 'abc' })).toEqual([]);
    });

    test('can be made later from the matches that are over', async () => {
      for (const match of ['c', 'a', 'b']) await given.store.createMatch(aMatch(match));
      for (const match of ['a', 'c'])
        await given.store.append({ match, entries: [], after: 0, patch: { status: 'over' } });
      const found = async (after: string, limit: number) =>
        (await given.store.finishedMatches(after, limit)).map(({ id }) => id);
      expect(await found('', 9)).toEqual(['a', 'c']);
      expect(await found('', 1)).toEqual(['a']);
      expect(await found('a', 9)).toEqual(['c']);
      expect(await found('c', 9)).toEqual([]);
    });

    test('are added once', async () => {
      const row: ResultRow = { ...finished(), guest: 'ana', match: 'x', seat: 0, source: 'imported' };
      expect(await given.store.results.add([row, { ...row, guest: 'rui' }])).toBe(1);
      expect(await given.store.results.add([{ ...row, endedAt: 9 }])).toBe(0);
      expect(await given.store.results.of('ana', 'x')).toEqual(row);
    });
  });
}
