import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, beforeAll, vi } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { storeContract } from './store-contract.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

storeContract('PostgreSQL', async (now) => {
  const address = await server.newDatabase();
  const name = new URL(address).pathname.slice(1);
  let store = await openPostgres({ address, now });
  const readOnly = async (value: 'on' | 'off') => {
    await server.command(`alter database ${name} set default_transaction_read_only = ${value}`);
    await server.command(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openPostgres({ address, now });
      return store;
    },
    breakDown: () => readOnly('on'),
    repair: () => readOnly('off'),
    destroy: () => store.close(),
  };
});
