import { describe, expect, test } from 'vitest';
import type { MatchRow, MatchStore, PublicTableStore } from '../../src/store.ts';
import { aChat, aMatch } from '../samples.ts';
import { ids, LATER, type StoreUnderTest } from './given.ts';

type WithPublicTables = MatchStore & { readonly publicTables: PublicTableStore };

const OPEN = { visibility: 'public', status: 'lobby' } as const;
const ALL = { limit: 10, lobbiesSince: 0, runningSince: 0 };

/** Where strangers meet: tables that anybody can find. */
export function publicTablesContract(given: StoreUnderTest<WithPublicTables>): void {
  const create = async (id: string, more: Partial<MatchRow>): Promise<void> =>
    given.store.createMatch(aMatch(id, { host: id, ...OPEN, ...more }));
  const list = async (wanted: Partial<typeof ALL> = {}): Promise<string[]> =>
    ids(await given.store.publicTables.list({ ...ALL, ...wanted }));

  describe('public tables', () => {
    test('are listed if they are not over: lobbies first, then newest first', async () => {
      await create('middle', { createdAt: 20 });
      await create('runs', { createdAt: 30, status: 'running' });
      await create('oldest', { createdAt: 10 });
      await create('private', { createdAt: 40, visibility: 'private' });
      await create('over', { createdAt: 50, status: 'over' });
      expect(await list()).toEqual(['middle', 'oldest', 'runs']);
      expect(await list({ limit: 2 })).toEqual(['middle', 'oldest']);
      expect((await given.store.publicTables.list(ALL))[0]).toEqual(await given.store.match('middle'));
      await given.store.changeMatch('runs', 1, { status: 'over' });
      expect(await list()).toEqual(['middle', 'oldest']);
    });

    test('of one host have one place: the newest lobby, or else the newest that runs', async () => {
      await create('ana 1', { host: 'ana', createdAt: 10 });
      await create('ana 2', { host: 'ana', createdAt: 20 });
      await create('ana 3', { host: 'ana', createdAt: 30, status: 'running' });
      await create('eva 1', { host: 'eva', createdAt: 40, status: 'running' });
      await create('eva 2', { host: 'eva', createdAt: 50, status: 'running' });
      expect(await list()).toEqual(['ana 2', 'eva 2']);
      expect(await list({ limit: 1 })).toEqual(['ana 2']);
    });

    test('are listed if they were updated in time, lobbies and running ones each by their own', async () => {
      await create('new lobby', { updatedAt: 300 });
      await create('old lobby', { updatedAt: 299 });
      await create('runs', { updatedAt: 200, status: 'running' });
      await create('stands', { updatedAt: 199, status: 'running' });
      expect(await list({ lobbiesSince: 300, runningSince: 200 })).toEqual(['new lobby', 'runs']);
      expect(await list({ lobbiesSince: 200, runningSince: 300 })).toEqual(['old lobby', 'new lobby']);
    });

    test('of a host are counted while they are lobbies and updated in time', async () => {
      await create('a', { host: 'ana', updatedAt: 300 });
      await create('b', { host: 'ana', updatedAt: 200 });
      await create('c', { host: 'ana', updatedAt: 300, status: 'running' });
      await create('d', { host: 'ana', updatedAt: 300, visibility: 'private' });
      await create('e', { host: 'eva', updatedAt: 300 });
      expect((await given.store.publicTables.lobbiesOf('ana', 200)).sort()).toEqual(['a', 'b']);
      expect(await given.store.publicTables.lobbiesOf('ana', 201)).toEqual(['a']);
      expect(await given.store.publicTables.lobbiesOf('rui', 0)).toEqual([]);
    });

    test('are touched by their hosts, and lobbies that are private as well; nothing else of them changes', async () => {
      await create('lobby', { host: 'ana' });
      await create('private lobby', { host: 'ana', visibility: 'private' });
      await create('runs', { host: 'ana', status: 'running' });
      await create('private', { host: 'ana', status: 'running', visibility: 'private' });
      await create('over', { host: 'ana', status: 'over' });
      await create('other', { host: 'eva' });
      const matches = ['lobby', 'private lobby', 'runs', 'private', 'over', 'other', 'nowhere'];
      const before = await Promise.all(matches.map((match) => given.store.match(match)));
      await given.store.publicTables.touch(matches.map((match) => ({ match, guest: 'ana' })));
      expect(await Promise.all(matches.map((match) => given.store.match(match)))).toEqual(
        before.map((row, i) => row && { ...row, updatedAt: i < 3 ? LATER : row.updatedAt }),
      );
      await given.store.publicTables.touch([]);
    });

    test('and private lobbies are forgotten when nobody has touched them; matches that began never', async () => {
      await create('old', { updatedAt: 100 });
      await create('older', { updatedAt: 99, visibility: 'private' });
      await create('new', { updatedAt: 200 });
      await create('runs', { updatedAt: 1, status: 'running' });
      await create('over', { updatedAt: 1, status: 'over' });
      await given.store.seatGuests('older', ['ana', 'eva']);
      await given.store.append({ match: 'older', entries: [aChat(1, 'is anybody here?')] });
      const forget = (before: number, limit = 10) => given.store.publicTables.forgetLobbies(before, limit);
      expect(await forget(99)).toBe(0);
      expect(await forget(200, 1)).toBe(1);
      expect(await given.store.match('older')).toBe(undefined);
      expect(await given.store.match('old')).toBeDefined();
      expect(await given.store.matchesOf('ana', 10)).toEqual([]);
      expect(await forget(200)).toBe(1);
      const left = ['old', 'older', 'new', 'runs', 'over'].map((match) => given.store.match(match));
      expect((await Promise.all(left)).map((row) => row?.id)).toEqual([
        ...[undefined, undefined, 'new', 'runs', 'over'],
      ]);
      // Its id and its code are free again.
      await create('older', {});
      expect(await given.store.match('code-older')).toBeDefined();
      expect(await given.store.entries('older', 0)).toEqual([]);
    });
  });
}
