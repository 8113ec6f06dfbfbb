import { aCommit, aMatch } from '@mirabilia/match-service/testkit';
import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import { type Store, Unavailable } from '../../src/storage/store.ts';

/** A server asks its storage whether it works, and closes it when it goes. */
export function availabilityContract(given: StoreUnderTest<Store>): void {
  test('guests and settings are there after it was closed and opened again', async () => {
    await given.store.createMatch(aMatch('a', { visibility: 'public', wakeAt: 7 }));
    await given.store.seatGuests('a', ['ana']);
    await given.store.putGuest({ id: 'ana', name: 'Ana', createdAt: 1 });
    await given.store.putDeviceLink({ hash: 'h', guest: 'ana', expiresAt: 100 });
    await given.store.setting('key', () => 'value');
    const all = async (of: Store) => [
      await of.match('code-a'),
      await of.publicTables.list({ limit: 9, lobbiesSince: 0, runningSince: 0 }),
      await of.matchesOf('ana', 9),
      await of.nextWake(),
      await of.guest('ana'),
      await of.setting('key', () => 'another'),
    ];
    const before = await all(given.store);
    given.store = await given.opened.reopen();
    expect(await all(given.store)).toEqual(before);
    expect(await given.store.claimDeviceLink('h', 99)).toBe('ana');
  });

  test('says when the first match is due', async () => {
    expect(await given.store.nextWake()).toBe(undefined);
    await given.store.createMatch(aMatch('asleep'));
    expect(await given.store.nextWake()).toBe(undefined);
    for (const [id, wakeAt] of Object.entries({ late: 300, soon: 100, next: 200 })) {
      await given.store.createMatch(aMatch(id, { wakeAt }));
    }
    expect(await given.store.nextWake()).toBe(100);
    await given.store.append({ match: 'soon', entries: [aCommit(1)], patch: { wakeAt: null } });
    await given.store.changeMatch('late', 1, { wakeAt: 150 });
    expect(await given.store.nextWake()).toBe(150);
  });

  describe('availability', () => {
    test('a storage that works says so', async () => {
      await given.store.probe();
      await given.store.probe();
    });

    test('a storage that can not be written says so until it can', async () => {
      await given.opened.breakDown();
      await expect(given.store.probe()).rejects.toBeInstanceOf(Unavailable);
      await given.opened.repair();
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
