// The browser's database keeps the contract of all match stores.

import { Unavailable } from '@mirabilia/match-service/store';
import { aChat, aMatch } from '@mirabilia/match-service/testkit';
import { matchStoreContract } from '@mirabilia/match-service/testkit/store-contract';
import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { leaveNoRoom, resultOf } from '../../test/indexed-db.ts';
import { openStorage } from './storage.ts';

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

test('all matches of a browser are the player’s, newest first', async () => {
  const store = openStorage(new IDBFactory(), Date.now);
  for (const [createdAt, id] of ['a', 'b', 'c'].entries()) await store.createMatch(aMatch(id, { createdAt }));
  expect((await store.matchesOf('anybody', 2)).map(({ id }) => id)).toEqual(['c', 'b']);
});

test('removing a match removes all of it and nothing else', async () => {
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

test('the layout of the database is the one that browsers already have', async () => {
  const factory = new IDBFactory();
  const store = openStorage(factory, () => 7);
  await store.createMatch(aMatch('a'));
  await store.append({ match: 'a', entries: [aChat(1, 'hello')], patch: { status: 'over' } });
  await store.putRecord('a', 'text');
  const database = await resultOf(factory.open('mirabilia'));
  expect(database.version).toBe(1);
  const inStore = async (name: string) => {
    const opened = database.transaction(name).objectStore(name);
    return { keyPath: opened.keyPath, values: await resultOf(opened.getAll()) };
  };
  expect(await inStore('matches')).toEqual({
    keyPath: 'id',
    values: [{ ...aMatch('a'), status: 'over', version: 2, updatedAt: 7 }],
  });
  expect(await inStore('entries')).toEqual({
    keyPath: ['match', 'seq'],
    values: [{ match: 'a', ...aChat(1, 'hello') }],
  });
  expect(await inStore('records')).toEqual({ keyPath: 'id', values: [{ id: 'a', text: 'text' }] });
});

test('every write is durable before it counts as written', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const store = openStorage(new IDBFactory(), Date.now);
  await store.createMatch(aMatch('a'));
  await store.append({ match: 'a', entries: [aChat(1, 'hello')] });
  const writing = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writing.map(([, , options]) => options)).toEqual([
    { durability: 'strict' },
    { durability: 'strict' },
  ]);
  begun.mockRestore();
});

test('without IndexedDB every call fails as unavailable', async () => {
  const store = openStorage(undefined as never, Date.now);
  await expect(store.createMatch(aMatch('a'))).rejects.toBeInstanceOf(Unavailable);
  await expect(store.matchesOf('anybody', 9)).rejects.toBeInstanceOf(Unavailable);
});

test('a newer page that upgrades the database doesn’t wait for this one', async () => {
  const factory = new IDBFactory();
  const store = openStorage(factory, Date.now);
  await store.createMatch(aMatch('a'));
  const newer = factory.open('mirabilia', 2);
  const isBlocked = vi.fn();
  newer.onblocked = isBlocked;
  await resultOf(newer);
  expect(isBlocked).not.toHaveBeenCalled();
  await expect(store.match('a')).rejects.toBeInstanceOf(Unavailable);
});
