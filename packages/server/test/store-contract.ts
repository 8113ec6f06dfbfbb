// The contract of a server's store: what matches need, and what the server stores besides.

import {
  describeStore,
  listsContract,
  matchContract,
  type OpenStore,
  publicTablesContract,
} from '@mirabilia/match-service/testkit/store-contract';
import type { Store } from '../src/storage/store.ts';
import { administrationContract } from './store-contract/administration.ts';
import { availabilityContract } from './store-contract/availability.ts';
import { botTablesContract } from './store-contract/bot-tables.ts';
import { dailyAttemptsContract } from './store-contract/daily-attempts.ts';
import { gatheringsContract } from './store-contract/gatherings.ts';
import { guestsContract } from './store-contract/guests.ts';
import { logLengthContract } from './store-contract/log-length.ts';
import { outboxContract } from './store-contract/outbox.ts';
import { profilesContract } from './store-contract/profiles.ts';
import { quickTicketsContract } from './store-contract/quick-tickets.ts';
import { ratingsContract } from './store-contract/ratings.ts';
import { resultsContract } from './store-contract/results.ts';
import { retentionContract } from './store-contract/retention.ts';
import { settingsContract } from './store-contract/settings.ts';

export const storeContract = (name: string, open: OpenStore<Store>): void =>
  describeStore(name, open, (given) => {
    matchContract(given);
    listsContract(given);
    botTablesContract(given);
    logLengthContract(given);
    publicTablesContract(given);
    dailyAttemptsContract(given);
    gatheringsContract(given);
    resultsContract(given);
    ratingsContract(given);
    quickTicketsContract(given);
    profilesContract(given);
    retentionContract(given);
    administrationContract(given);
    guestsContract(given);
    settingsContract(given);
    outboxContract(given);
    availabilityContract(given);
  });
