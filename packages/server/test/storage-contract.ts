// What every storage keeps to. A storage's own test calls this and adds what is its own.

import { afterEach, beforeEach, describe } from 'vitest';
import type { MatchStore } from '../src/storage/store.ts';
import { entriesContract } from './storage-contract/entries.ts';
import { type Given, LATER, type OpenStorage } from './storage-contract/given.ts';
import { guestsContract } from './storage-contract/guests.ts';
import { houseContract } from './storage-contract/house.ts';
import { availabilityContract, lastingContract } from './storage-contract/lasting.ts';
import { matchesContract } from './storage-contract/matches.ts';
import { postContract } from './storage-contract/post.ts';
import { recordsContract, settingsContract } from './storage-contract/records.ts';

type Open<S extends MatchStore> = (now: () => number) => Promise<OpenStorage<S>>;

function describeStorage<S extends MatchStore>(name: string, open: Open<S>, all: (given: Given<S>) => void) {
  describe(`the storage ${name}`, () => {
    const given = {} as Given<S>;

    beforeEach(async () => {
      given.storage = await open(() => LATER);
      given.store = given.storage.store;
    });
    afterEach(() => given.storage.destroy());

    all(given);
  });
}

/** All that a hall asks of a storage, wherever it is. */
function hallContract(given: Given<MatchStore>): void {
  entriesContract(given);
  matchesContract(given);
  recordsContract(given);
  lastingContract(given);
}

/** A storage for matches alone: a browser's. */
export const matchStoreContract = (name: string, open: Open<MatchStore>): void =>
  describeStorage(name, open, hallContract);

export const storeContract = (name: string, open: Open<OpenStorage['store']>): void =>
  describeStorage(name, open, (given) => {
    hallContract(given);
    houseContract(given);
    guestsContract(given);
    settingsContract(given);
    postContract(given);
    availabilityContract(given);
  });
