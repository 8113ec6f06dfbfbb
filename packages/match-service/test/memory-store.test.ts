import { emptyMemory, memoryStore } from '../testkit/memory-store.ts';
import {
  describeStore,
  listsContract,
  matchContract,
  publicTablesContract,
} from '../testkit/store-contract.ts';

describeStore(
  'of the tests',
  async (now) => {
    const memory = emptyMemory();
    let store = memoryStore({ memory, now });
    return {
      store,
      reopen: async () => {
        await store.close();
        store = memoryStore({ memory, now });
        return store;
      },
      breakDown: async () => {
        store.fate = () => 'unavailable';
      },
      repair: async () => {
        store.fate = () => 'good';
      },
      destroy: () => store.close(),
    };
  },
  (given) => {
    matchContract(given);
    listsContract(given);
    publicTablesContract(given);
  },
);
