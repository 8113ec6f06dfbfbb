// Three processes on one PostgreSQL behind a plain proxy: players of one match are connected to any of them. Whatever
// happens to a process or to the database, nothing acknowledged is lost, nothing is played twice, and every match is played
// to its end. `KILLS=100` kills a process a hundred times.

import { setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import type { Store } from '../src/storage/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import {
  check,
  checkRecordOf,
  isDone,
  MOST_GUESTS,
  newGuests,
  newTable,
  TABLES,
  type Table,
  untilAllAreDone,
} from './reconnecting-tables.ts';
import { type ServedProcess, startProcess } from './served-process.ts';
import { startProxy, type TcpProxy } from './tcp-proxy.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const KILLS = Number(process.env.KILLS ?? 3);
const PROCESSES = 3;
/** Milliseconds of play before something happens. */
const LONGEST_PEACE = 500;
/** Whose process was killed plays on within so many milliseconds. */
const LONGEST_ABSENCE = 5000;
/** Milliseconds: longer than a claim of the process that stands still lasts. */
const STANDSTILL = 3000;

let postgres: PostgresServer;
let store: Store;
let database: string;
let proxy: TcpProxy;
const processes: ServedProcess[] = [];
let guests: readonly string[];
let running: Table[];
let all: Table[];

const start = (): Promise<ServedProcess> =>
  startProcess({ args: ['--no-rates'], env: { DATABASE_URL: database } });

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

beforeEach(async () => {
  database = await postgres.newDatabase();
  store = await openPostgres({ address: database });
  processes.push(...(await Promise.all(Array.from({ length: PROCESSES }, start))));
  proxy = await startProxy(processes);
  guests = await newGuests(proxy.address, MOST_GUESTS);
  running = [];
  all = [];
});
afterEach(async () => {
  await proxy.close();
  processes.splice(0);
  await store.close();
});

/** A match that ended makes room for a new one of its kind. */
async function fillTables(): Promise<void> {
  for (const [index, request] of TABLES.entries()) {
    const there = running[index];
    if (there !== undefined && !isDone(there)) continue;
    const table = await newTable(proxy.address, request, guests);
    for (const player of table.players) player.stay(proxy.address);
    running[index] = table;
    all.push(table);
  }
}

async function playToTheEnd(): Promise<void> {
  await untilAllAreDone(running);
  for (const table of all) {
    await check(store, table);
    await checkRecordOf(proxy.address, table);
  }
  const moves = all.flatMap(({ players }) => players.flatMap(({ acknowledged }) => acknowledged)).length;
  expect(moves).toBeGreaterThan(0);
}

const longestAbsence = (): number =>
  Math.max(...all.flatMap(({ players }) => players.map((player) => player.longestAbsence)));

test(
  'a process that is killed at any moment: its people play on with the others within 5 s',
  async () => {
    let killedMidway = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      await fillTables();
      await wait(Math.random() * LONGEST_PEACE);
      const victim = kill % PROCESSES;
      killedMidway += running.filter((table) => !isDone(table)).length;
      await processes[victim]?.kill();
      for (const table of all) await check(store, table);
      processes[victim] = await start();
    }
    await playToTheEnd();
    expect(killedMidway).toBeGreaterThan(KILLS);
    expect(longestAbsence()).toBeLessThan(LONGEST_ABSENCE);
    for (const process of processes) expect(process.complaints()).toBe('');
    if (process.env.KILLS !== undefined) {
      console.info({ KILLS, killedMidway, matches: all.length, longestAbsence: longestAbsence() });
    }
  },
  TIME_FOR_PROCESSES + KILLS * 30_000,
);

test('a process that stands still for a while and goes on', async () => {
  await fillTables();
  await wait(LONGEST_PEACE);
  processes[1]?.signal('SIGSTOP');
  const before = running.filter((table) => !isDone(table)).map(({ match }) => match);
  // Whoever is led to it meanwhile waits until it goes on, the calls that make new tables among them.
  const goesOn = wait(STANDSTILL).then(() => processes[1]?.signal('SIGCONT'));
  await fillTables();
  await goesOn;
  await fillTables();
  await playToTheEnd();
  expect(before.length + all.length).toBeGreaterThan(TABLES.length);
  for (const process of processes) expect(process.complaints()).toBe('');
});

test.skipIf(process.env.TEST_DATABASE_URL)('a database that is restarted under load', async () => {
  for (let restart = 0; restart < 2; restart++) {
    await fillTables();
    await wait(LONGEST_PEACE);
    await postgres.restart();
  }
  await wait(LONGEST_PEACE);
  await playToTheEnd();
});
