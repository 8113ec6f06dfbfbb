// The browser's own database keeps to what every storage of matches keeps to.

import { aChat, aMatch } from '@mirabilia/match-service/testkit';
import { matchStoreContract } from '@mirabilia/match-service/testkit/store-contract';
import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openStorage } from '../src/solo/storage.ts';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

/** As a browser without room does it: whatever is begun is given up. */
function leaveNoRoom(): () => void {
  const { transaction } = IDBDatabase.prototype;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: never,
    ...args
  ) {
    const begun = transaction.apply(this, args);
    queueMicrotask(() => begun.abort());
    return begun;
  });
  return () => spy.mockRestore();
}

matchStoreContract('of a browser', async (now) => {
  const factory = new IDBFactory();
  let makeRoom = () => {};
  return {
    store: openStorage(factory, now),
    reopen: async () => openStorage(factory, now),
    breakDown: async () => {
      makeRoom = leaveNoRoom();
    },
    repair: async () => makeRoom(),
    destroy: async () => makeRoom(),
  };
});

test('all matches of a browser are its owner’s, newest first', async () => {
  const store = openStorage(new IDBFactory(), Date.now);
  for (const [createdAt, id] of ['a', 'b', 'c'].entries()) await store.createMatch(aMatch(id, { createdAt }));
  expect((await store.matchesOf('anybody', 2)).map(({ id }) => id)).toEqual(['c', 'b']);
  expect(await store.publicMatches(9)).toEqual([]);
});

test('what is removed leaves nothing behind, and nothing else goes with it', async () => {
  const store = openStorage(new IDBFactory(), Date.now);
  for (const id of ['a', 'b']) {
    await store.createMatch(aMatch(id));
    await store.append({ match: id, entries: [aChat(1, id)] });
    await store.putRecord(id, 'text');
  }
  await store.remove('a');
  expect(await Promise.all([store.match('a'), store.entries('a', 0), store.record('a')])).toEqual([
    undefined,
    [],
    undefined,
  ]);
  expect(await store.match('b')).toEqual(aMatch('b'));
  expect(await store.entries('b', 0)).toEqual([aChat(1, 'b')]);
  expect(await store.record('b')).toBe('text');
});
