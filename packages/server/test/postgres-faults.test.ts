// Faults of PostgreSQL and of the network to it, in the middle of matches.

import { setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import type { Store } from '../src/storage/store.ts';
import { FAULT_LASTS, playThroughFault, serveOn } from './fault-trial.ts';
import { type FaultyNetwork, openFaultyNetwork } from './faulty-network.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

/** Milliseconds for which the server waits for its database: less than in earnest, so that a test is over sooner. */
const PATIENCE = 1500;

let postgres: PostgresServer;
let database: URL;
/** Straight to the database, whatever happens to the server's way there. */
let observer: Store;
let network: FaultyNetwork;
let store: Store;
let address: string;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

beforeEach(async () => {
  database = new URL(await postgres.newDatabase());
  observer = await openPostgres({ address: database.href });
  network = await openFaultyNetwork(Number(database.port));
  const way = new URL(database);
  way.port = String(network.port);
  store = await openPostgres({ address: way.href, patience: PATIENCE });
  address = await serveOn(store);
});
afterEach(async () => {
  network.goOn();
  await store.close();
  await observer.close();
  await network.close();
});

const nameOf = ({ pathname }: URL): string => pathname.slice(1);

/** New sessions find things as they are now; those that are there are ended. */
const endSessions = () =>
  postgres.command(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(database)}'`,
  );

test.skipIf(process.env.TEST_DATABASE_URL)('a database that is gone for a while', async () => {
  let back: Promise<void> | undefined;
  await playThroughFault({
    address,
    store: observer,
    startFault: () => {
      back = postgres.restart(() => wait(FAULT_LASTS));
    },
    endFault: () => back,
  });
});

test('a database that became read-only', async () => {
  const setReadOnly = async (is: 'on' | 'off') => {
    await postgres.command(`alter database ${nameOf(database)} set default_transaction_read_only = ${is}`);
    await endSessions();
  };
  await playThroughFault({
    address,
    store: observer,
    startFault: () => setReadOnly('on'),
    endFault: () => setReadOnly('off'),
  });
});

/** PostgreSQL says so in these words when its disk is full. */
const FULL = `
  create function full_disk() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger full_disk before insert on entries for each row execute function full_disk();`;

test('a database whose disk is full', async () => {
  const change = async (sql: string): Promise<void> => {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: database.href });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await playThroughFault({
    address,
    store: observer,
    startFault: () => change(FULL),
    endFault: () => change('drop trigger full_disk on entries'),
  });
});

test('a database that is slow', async () => {
  await playThroughFault({
    address,
    store: observer,
    startFault: () => {
      network.delay = 40;
    },
    endFault: () => {
      network.delay = 0;
    },
    isSilent: true,
  });
});

test('connections to the database that are dead without knowing it', async () => {
  await playThroughFault({
    address,
    store: observer,
    startFault: () => network.freeze(),
    endFault: () => {},
    // The question that finds out may be a bot's: everybody else's goes by a new connection.
    isSilent: true,
  });
});

test('a network that stands still, and then lets everything through', async () => {
  await playThroughFault({
    address,
    store: observer,
    startFault: () => network.stop(),
    endFault: async () => {
      // Longer than anybody waits for an answer: what comes then is about questions that were given up.
      await wait(2 * PATIENCE);
      network.goOn();
    },
    // Whether somebody asks while a question is given up, and so hears of it, is chance.
    isSilent: true,
  });
});
