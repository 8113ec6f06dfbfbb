import { emptyServerMemory, serverMemoryStore } from './memory-store.ts';
import { storeContract } from './store-contract.ts';

storeContract('of the tests', async (now) => {
  const memory = emptyServerMemory();
  let store = serverMemoryStore({ memory, now });
  return {
    store,
    reopen: async () => {
      await store.close();
      store = serverMemoryStore({ memory, now });
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
