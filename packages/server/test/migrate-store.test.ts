import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { aChat, aMatch } from '@mirabilia/match-service/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Store } from '../src/storage/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import {
  check,
  checkRecordOf,
  connectAll,
  isDone,
  MOST_GUESTS,
  newGuests,
  newTable,
  TABLES,
  type Table,
  untilAllAreDone,
} from './reconnecting-tables.ts';
import { startProcess } from './served-process.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const PROGRAM = fileURLToPath(new URL('../../cli/bin/mirabilia.mjs', import.meta.url));
const newFolder = newFolders();
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function migrate(folder: string, address: string) {
  const child = spawn(process.execPath, [PROGRAM, 'migrate-store', '--data', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: address },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  const [exit] = await once(child, 'close');
  return { exit, out, err };
}

async function using<S extends Store>(store: S, use: (store: S) => Promise<void>): Promise<void> {
  try {
    await use(store);
  } finally {
    await store.close();
  }
}

test('matches in progress go on with the same people where they stood', async () => {
  const folder = newFolder();
  const before = await startProcess({ args: ['--data', folder] });
  const guests = await newGuests(before.address, MOST_GUESTS);
  const tables: Table[] = [];
  for (const request of TABLES) tables.push(await newTable(before.address, request, guests));
  connectAll(before.address, tables);
  await wait(700);
  await before.kill();
  const midway = tables.filter((table) => !isDone(table));
  expect(midway.length).toBeGreaterThan(0);

  const address = await postgres.newDatabase();
  const { exit, out, err } = await migrate(folder, address);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toMatch(new RegExp(`Moved: matches ${TABLES.length}, log entries \\d+, guests ${MOST_GUESTS}`));

  await using(await openPostgres({ address }), async (store) => {
    for (const table of tables) await check(store, table);
    const after = await startProcess({ args: [], env: { DATABASE_URL: address } });
    connectAll(after.address, tables);
    await untilAllAreDone(tables);
    for (const table of tables) {
      await check(store, table);
      await checkRecordOf(after.address, table);
    }
    await after.kill();
  });
});

test('everything is moved, whatever it holds, and the folder stays as it was', async () => {
  const folder = newFolder();
  const text = 'żółw 🐢 \\ " {} \u0001';
  const all = async (store: Store) => [
    await store.match('a'),
    await store.match('b'),
    await store.entries('a', 0),
    await store.matchesOf('ana', 9),
    await store.guest('ana'),
    await store.record('r'),
    await store.setting('key', () => 'another'),
    await store.nextWake(),
  ];
  let before: unknown[] = [];
  await using(await openSqlite({ folder }), async (store) => {
    await store.createMatch(aMatch('a', { lobby: { name: text }, wakeAt: 1_800_000_000_123 }));
    await store.createMatch(aMatch('b', { seed: null, result: [text] }));
    const entries = Array.from({ length: 2345 }, (_, i) => aChat(i + 1, `${text} ${i}`));
    await store.append({ match: 'a', entries });
    await store.seatGuests('a', ['ana', 'eva']);
    await store.putGuest({ id: 'ana', name: text, createdAt: 5 });
    await store.putDeviceLink({ hash: 'h', guest: 'ana', expiresAt: 100 });
    await store.putRecord('r', text);
    await store.setting('key', () => 'value');
    before = await all(store);
    // PostgreSQL keeps no text with this character: it is left out.
    await store.putRecord('nul', 'a\0b');
  });
  const address = await postgres.newDatabase();
  // Servers make settings of their own: those of the folder hold.
  await using(
    await openPostgres({ address }),
    async (store) => void (await store.setting('key', () => 'new')),
  );
  expect((await migrate(folder, address)).exit).toBe(0);
  await using(await openPostgres({ address }), async (store) => {
    expect(await all(store)).toEqual(before);
    expect(await store.claimDeviceLink('h', 99)).toBe('ana');
  });
  await using(await openSqlite({ folder }), async (store) => expect(await all(store)).toEqual(before));
});

test('what can’t be done is refused with a sentence, and nothing has changed', async () => {
  const folder = newFolder();
  const address = await postgres.newDatabase();
  expect(await migrate(folder, address)).toMatchObject({
    exit: 1,
    err: `mirabilia: The folder ${folder} holds no data of a server.\n`,
  });
  await using(await openSqlite({ folder }), async (store) => {
    await store.createMatch(aMatch('a'));
    expect((await migrate(folder, address)).err).toMatch(/Another server is using the folder/);
  });
  await using(await openPostgres({ address }), async () => {
    expect((await migrate(folder, address)).err).toMatch(/is being used by a server. Stop it first/);
  });
  await using(await openPostgres({ address }), (store) => store.createMatch(aMatch('other')));
  expect((await migrate(folder, address)).err).toMatch(/is not empty/);
  expect((await migrate(folder, '')).err).toMatch(/Set DATABASE_URL/);
  expect((await migrate(folder, 'postgres://x:secret@127.0.0.1:1/y')).err).toMatch(
    /^mirabilia: The database y at/,
  );
  await using(await openPostgres({ address }), async (store) => {
    expect(await store.match('a')).toBe(undefined);
    expect((await store.match('other'))?.id).toBe('other');
  });
});
