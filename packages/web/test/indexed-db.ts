// A browser's database for tests: filled as an earlier page left it, or on a full disk.

import { IDBDatabase, type IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';

Object.assign(globalThis, { IDBKeyRange });

const STORES = { matches: 'id', entries: ['match', 'seq'], records: 'id' };

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Makes a database with the page's layout. Each line holds a store's name and a value in it. */
export async function fillDatabase(factory: IDBFactory, lines: string): Promise<void> {
  const request = factory.open('mirabilia', 1);
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(STORES)) request.result.createObjectStore(name, { keyPath });
  };
  const database = await resultOf(request);
  const transaction = database.transaction(Object.keys(STORES), 'readwrite');
  const values = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly store: string; readonly value: unknown });
  await Promise.all(values.map(({ store, value }) => resultOf(transaction.objectStore(store).add(value))));
  database.close();
}

/** As on a full disk: every transaction is aborted. Gives the way to free the disk. */
export function leaveNoRoom(): () => void {
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
