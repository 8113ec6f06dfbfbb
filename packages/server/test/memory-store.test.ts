import { emptyMemory, memoryStore } from './memory-store.ts';
import { storeContract } from './storage-contract.ts';

storeContract('of the tests', async (now) => {
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
});
