// What every store keeps to. A store's own test calls this and adds what is its own.

import { afterEach, beforeEach, describe } from 'vitest';
import type { MatchStore } from '../src/store.ts';
import { entriesContract } from './store-contract/entries.ts';
import { LATER, type OpenedStore, type StoreUnderTest } from './store-contract/given.ts';
import { lastingContract } from './store-contract/lasting.ts';
import { matchesContract } from './store-contract/matches.ts';
import { recordsContract } from './store-contract/records.ts';

export { ids, LATER, type OpenedStore, type StoreUnderTest } from './store-contract/given.ts';
export { listsContract } from './store-contract/lists.ts';
export { publicTablesContract } from './store-contract/public-tables.ts';

export type OpenStore<S extends MatchStore> = (now: () => number) => Promise<OpenedStore<S>>;

export function describeStore<S extends MatchStore>(
  name: string,
  open: OpenStore<S>,
  contract: (given: StoreUnderTest<S>) => void,
): void {
  describe(`the store ${name}`, () => {
    const given = {} as StoreUnderTest<S>;

    beforeEach(async () => {
      given.opened = await open(() => LATER);
      given.store = given.opened.store;
    });
    afterEach(() => given.opened.destroy());

    contract(given);
  });
}

/** All that the match service asks of a store, wherever it is. */
export function matchContract(given: StoreUnderTest<MatchStore>): void {
  entriesContract(given);
  matchesContract(given);
  recordsContract(given);
  lastingContract(given);
}

/** A store for the matches of one person: a browser's. */
export const matchStoreContract = (name: string, open: OpenStore<MatchStore>): void =>
  describeStore(name, open, matchContract);
