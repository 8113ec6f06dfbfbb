// What every storage keeps to. A storage's own test calls this and adds what is its own.

import { afterEach, beforeEach, describe } from 'vitest';
import { entriesContract } from './storage-contract/entries.ts';
import { type Given, LATER, type OpenStorage } from './storage-contract/given.ts';
import { guestsContract } from './storage-contract/guests.ts';
import { lastingContract } from './storage-contract/lasting.ts';
import { matchesContract } from './storage-contract/matches.ts';
import { postContract } from './storage-contract/post.ts';
import { recordsContract } from './storage-contract/records.ts';

export function storeContract(name: string, open: (now: () => number) => Promise<OpenStorage>): void {
  describe(`the storage ${name}`, () => {
    const given = {} as Given;

    beforeEach(async () => {
      given.storage = await open(() => LATER);
      given.store = given.storage.store;
    });
    afterEach(() => given.storage.destroy());

    entriesContract(given);
    matchesContract(given);
    guestsContract(given);
    recordsContract(given);
    postContract(given);
    lastingContract(given);
  });
}
