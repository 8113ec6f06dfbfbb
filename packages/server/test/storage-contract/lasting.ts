import { describe, expect, test } from 'vitest';
import { type MatchStore, type Store, Unavailable } from '../../src/storage/store.ts';
import { aChat, aCommit, aMatch } from '../storage-samples.ts';
import { type Given, texts } from './given.ts';

export function lastingContract(given: Given<MatchStore>): void {
  test('matches are there after it was closed and opened again', async () => {
    await given.store.createMatch(aMatch('a', { visibility: 'public' }));
    await given.store.append({ match: 'a', entries: [aCommit(1), aChat(2, 'hi')], patch: { wakeAt: 7 } });
    await given.store.putRecord('r', 'text');
    const all = async (of: MatchStore) => [
      await of.match('a'),
      await of.entries('a', 0),
      await of.due(9, 9),
      await of.record('r'),
    ];
    const before = await all(given.store);
    given.store = await given.storage.reopen();
    expect(await all(given.store)).toEqual(before);
    await given.store.append({ match: 'a', entries: [aCommit(3)] });
    expect(await texts(given.store, 'a')).toEqual(['commit', 'hi', 'commit']);
  });

  test('a write that waits when it is closed is written', async () => {
    const written = given.store.createMatch(aMatch('a'));
    given.store = await given.storage.reopen();
    await written;
    expect(await given.store.match('a')).toEqual(aMatch('a'));
  });

  test('a storage that can not be written takes nothing and says so; it takes all again once it can', async () => {
    await given.store.createMatch(aMatch('a'));
    await given.storage.breakDown();
    const refused = await Promise.allSettled([
      given.store.append({ match: 'a', entries: [aChat(1, 'lost')], patch: { wakeAt: 1 } }),
      given.store.append({ match: 'a', entries: [aChat(1, 'lost too')] }),
      given.store.createMatch(aMatch('b')),
    ]);
    for (const each of refused) {
      expect(each).toEqual({ status: 'rejected', reason: expect.any(Unavailable) });
    }
    await given.storage.repair();
    expect(await given.store.match('a')).toEqual(aMatch('a'));
    expect(await given.store.match('b')).toBe(undefined);
    await given.store.append({ match: 'a', entries: [aChat(1, 'kept')] });
    expect(await texts(given.store, 'a')).toEqual(['kept']);
  });
}

/** A server asks its storage whether it works, and closes it when it goes. */
export function availabilityContract(given: Given): void {
  test('guests and settings are there after it was closed and opened again', async () => {
    await given.store.createMatch(aMatch('a', { visibility: 'public', wakeAt: 7 }));
    await given.store.seatGuests('a', ['ana']);
    await given.store.putGuest({ id: 'ana', name: 'Ana', createdAt: 1 });
    await given.store.putDeviceLink({ hash: 'h', guest: 'ana', expiresAt: 100 });
    await given.store.setting('key', () => 'value');
    const all = async (of: Store) => [
      await of.match('code-a'),
      await of.publicMatches(9),
      await of.matchesOf('ana', 9),
      await of.nextWake(),
      await of.guest('ana'),
      await of.setting('key', () => 'another'),
    ];
    const before = await all(given.store);
    given.store = await given.storage.reopen();
    expect(await all(given.store)).toEqual(before);
    expect(await given.store.claimDeviceLink('h', 99)).toBe('ana');
  });

  describe('availability', () => {
    test('a storage that works says so', async () => {
      await given.store.probe();
      await given.store.probe();
    });

    test('a storage that can not be written says so until it can', async () => {
      await given.storage.breakDown();
      await expect(given.store.probe()).rejects.toBeInstanceOf(Unavailable);
      await given.storage.repair();
      await given.store.probe();
    });

    test('a storage that was closed says so', async () => {
      await given.store.createMatch(aMatch('a'));
      await given.store.close();
      await given.store.close();
      await expect(given.store.probe()).rejects.toBeInstanceOf(Unavailable);
      await expect(given.store.match('a')).rejects.toBeInstanceOf(Unavailable);
      await expect(given.store.append({ match: 'a', entries: [aCommit(1)] })).rejects.toBeInstanceOf(
        Unavailable,
      );
    });
  });
}
