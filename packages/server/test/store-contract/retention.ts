import { aChat, aCommit, aMatch } from '@mirabilia/match-service/testkit';
import { LATER, type StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { withoutChat } from '../../src/profile/erasure.ts';
import type { Store } from '../../src/storage/store.ts';

const FINISHED = {
  game: 'seven-wonders',
  endedAt: LATER,
  seed: null,
  seats: ['ana', 'bo'].map((guest) => ({
    name: guest,
    kind: 'human',
    guest,
    board: {},
    share: 0.5,
    score: { total: 40 },
  })),
};

export function retentionContract(given: StoreUnderTest<Store>): void {
  describe('what is removed', () => {
    beforeEach(async () => {
      for (const id of ['ana', 'bo', 'cy']) await given.store.putGuest({ id, name: id, createdAt: 1 });
      const lobby = { seats: [{ kind: 'human', guest: 'ana', name: 'Ana' }] };
      await given.store.createMatch(aMatch('a', { lobby, host: 'ana' }));
      await given.store.seatGuests('a', ['ana', 'bo']);
      await given.store.append({
        match: 'a',
        entries: [aCommit(1), aChat(2, 'hello')],
        patch: { status: 'over' },
        finished: FINISHED,
      });
      await given.store.putRecord('a', JSON.stringify({ seats: [{ name: 'Ana' }] }));
    });

    test('a match: its log and record go, the results stay', async () => {
      const { store } = given;
      await store.retention.dropMatch('a');
      expect(await store.match('a')).toBe(undefined);
      expect(await store.entries('a', 0)).toEqual([]);
      expect(await store.record('a')).toBe(undefined);
      expect(await store.matchesOf('ana', 9)).toEqual([]);
      expect((await store.results.of('ana', 'a'))?.seats).toEqual(FINISHED.seats);
    });

    test('matches are found by when they ended, the earliest first', async () => {
      const { retention } = given.store;
      await given.store.createMatch(aMatch('running'));
      const found = async (from: number, until: number) =>
        (await retention.endedBetween({ from, until }, 9)).map(({ id }) => id);
      expect(await found(0, LATER + 1)).toEqual(['a']);
      expect(await found(0, LATER)).toEqual([]);
      expect(await found(LATER, LATER + 1)).toEqual([]);
    });

    test('what a match says is rewritten everywhere, and nothing else of it changes', async () => {
      const { store } = given;
      const moves = (await store.entries('a', 0))[0];
      await store.retention.rewriteMatch('a', (value) =>
        JSON.parse(JSON.stringify(value).replaceAll(/"(?:Ana|ana)"/g, '"nobody"')),
      );
      const row = await store.match('a');
      expect(row?.lobby).toEqual({ seats: [{ kind: 'human', guest: 'nobody', name: 'nobody' }] });
      expect((await store.entries('a', 0))[0]).toEqual(moves);
      expect((await store.entries('a', 0))[1]?.body).toMatchObject({ guest: 'nobody', name: 'nobody' });
      expect(await store.record('a')).toBe('{"seats":[{"name":"nobody"}]}');
      expect((await store.results.of('bo', 'a'))?.seats[0]?.name).toBe('nobody');
    });

    test('the chat alone', async () => {
      await given.store.retention.rewriteMatch('a', withoutChat);
      const [move, chat] = await given.store.entries('a', 0);
      expect(move).toEqual(aCommit(1));
      expect(chat?.body).toMatchObject({ kind: 'chat', name: 'Ana', text: '—' });
    });

    test('a host becomes another', async () => {
      await given.store.retention.renameHost('a', 'eve', 'nobody');
      expect((await given.store.match('a'))?.host).toBe('ana');
      await given.store.retention.renameHost('a', 'ana', 'nobody');
      expect((await given.store.match('a'))?.host).toBe('nobody');
    });

    test('a guest, with all that is theirs alone', async () => {
      const { store } = given;
      await store.profiles.putRecovery('ana', 'hash', 1);
      await store.putDeviceLink({ hash: 'link', guest: 'ana', expiresAt: 100 });
      expect(await store.retention.matchesOf('ana', '', 9)).toEqual(['a']);
      await store.retention.forgetGuest('ana');
      expect(await store.guest('ana')).toBe(undefined);
      expect(await store.profiles.claimRecovery('hash')).toBe(undefined);
      expect(await store.claimDeviceLink('link', 1)).toBe(undefined);
      expect(await store.results.of('ana', 'a')).toBe(undefined);
      expect(await store.retention.matchesOf('ana', '', 9)).toEqual([]);
      expect(await store.results.of('bo', 'a')).toMatchObject({ guest: 'bo' });
    });

    test('who has played many matches, some at a time', async () => {
      const { store } = given;
      for (const id of ['b', 'c', 'd']) {
        await store.createMatch(aMatch(id));
        await store.seatGuests(id, ['ana']);
      }
      expect(await store.retention.matchesOf('ana', '', 2)).toEqual(['a', 'b']);
      expect(await store.retention.matchesOf('ana', 'b', 2)).toEqual(['c', 'd']);
      expect(await store.retention.matchesOf('ana', 'd', 2)).toEqual([]);
    });

    test('guests who are no profile and were not here', async () => {
      const { profiles, retention } = given.store;
      await profiles.change('ana', { seenAt: 500 });
      await retention.noteUnseen(100);
      await profiles.putRecovery('cy', 'hash', 1);
      expect(await retention.unseenGuests(101, 9)).toEqual(['bo']);
      expect(await retention.unseenGuests(100, 9)).toEqual([]);
      expect(await retention.unseenGuests(501, 9)).toHaveLength(2);
      expect(await retention.unseenGuests(501, 1)).toHaveLength(1);
    });
  });
}
