import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { aChat, aMatch } from '@mirabilia/match-service/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUp } from '../src/storage/backup.ts';
import { LATEST } from '../src/storage/migrations.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { restore } from '../src/storage/restore.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Store } from '../src/storage/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { reconnectingPlayer } from './reconnecting-player.ts';
import { checkRecordOf, connectAll, newGuests, newTable, untilAllAreDone } from './reconnecting-tables.ts';
import { mirabilia } from './run-cli.ts';
import { startProcess } from './served-process.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const newFolder = newFolders();
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function using<R>(store: Store, use: (store: Store) => Promise<R>): Promise<R> {
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

function newFile(): string {
  const shelf = newFolder();
  mkdirSync(shelf);
  return join(shelf, 'backup.db');
}

test('what is backed up while people play goes on in another database, and in a folder', async () => {
  const env = { DATABASE_URL: await postgres.newDatabase() };
  const file = newFile();
  const before = await startProcess({ args: [], env });
  const guests = await newGuests(before.address, 3);
  const request = { game: 'seven-wonders', seats: ['open', 'open', 'open'] };
  const [table, busy] = [
    await newTable(before.address, request, guests),
    await newTable(before.address, request, guests),
  ];
  // One of its players comes later, so that it is in its first decision when it is backed up, however long that takes.
  const [late, ...early] = table.players;
  connectAll(before.address, [busy, { ...table, players: early }]);
  await wait(400);
  const { exit, err } = await mirabilia(['backup', file], { env });
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  connectAll(before.address, [{ ...table, players: late === undefined ? [] : [late] }]);
  await untilAllAreDone([table, busy]);
  await before.kill();

  const playOn = async (args: readonly string[], place: Readonly<Record<string, string>>) => {
    const after = await startProcess({ args, env: place });
    const players = guests.map((token) => reconnectingPlayer(table.match, token, 'again '));
    const again = { match: table.match, players, log: [] };
    connectAll(after.address, [again]);
    await untilAllAreDone([again]);
    expect(players.some(({ acknowledged }) => acknowledged.length > 0)).toBe(true);
    await checkRecordOf(after.address, again);
    await after.kill();
  };
  const other = { DATABASE_URL: await postgres.newDatabase() };
  expect((await mirabilia(['restore', file], { env: other })).exit).toBe(0);
  await playOn([], other);
  const folder = newFolder();
  expect((await mirabilia(['restore', file, '--data', folder])).exit).toBe(0);
  await playOn(['--data', folder], {});
});

test('everything is copied, whatever it holds, from either storage to the other', async () => {
  const text = 'żółw 🐢 \\ " {} \u0001';
  const all = async (store: Store) => [
    await store.match('a'),
    await store.entries('a', 0),
    await store.matchesOf('ana', 9),
    await store.guest('ana'),
    await store.record('r'),
    await store.setting('key', () => 'another'),
    await store.nextWake(),
  ];
  const address = await postgres.newDatabase();
  const before = await using(await openPostgres({ address }), async (store) => {
    await store.createMatch(aMatch('a', { lobby: { name: text }, wakeAt: 1_800_000_000_123 }));
    const entries = Array.from({ length: 2345 }, (_, i) => aChat(i + 1, `${text} ${i}`));
    await store.append({ match: 'a', entries });
    await store.seatGuests('a', ['ana', 'eva']);
    await store.putGuest({ id: 'ana', name: text, createdAt: 5 });
    await store.putRecord('r', text);
    await store.setting('key', () => 'value');
    return all(store);
  });
  const file = newFile();
  await backUp({ data: '', database: address, file });
  const folder = newFolder();
  await restore({ data: folder, file });
  expect(await using(await openSqlite({ folder }), all)).toEqual(before);

  const back = newFile();
  await backUp({ data: folder, file: back });
  const third = await postgres.newDatabase();
  await restore({ data: '', database: third, file: back });
  expect(await using(await openPostgres({ address: third }), all)).toEqual(before);
});

test('what can’t be done is refused with a sentence, and nothing has changed', async () => {
  const address = await postgres.newDatabase();
  const place = { data: '', database: address };
  const file = newFile();
  await expect(backUp({ ...place, file })).rejects.toThrow(/holds no data of a server/);
  await using(await openPostgres({ address }), (store) => store.createMatch(aMatch('a')));
  await backUp({ ...place, file });
  await expect(restore({ ...place, file })).rejects.toThrow(/is not empty/);
  await using(await openPostgres({ address }), async () => {
    await expect(restore({ ...place, file, replace: true })).rejects.toThrow(/is being used by a server/);
  });
  await using(await openPostgres({ address }), (store) => store.createMatch(aMatch('b')));
  await restore({ ...place, file, replace: true });
  await using(await openPostgres({ address }), async (store) => {
    expect([(await store.match('a'))?.id, await store.match('b')]).toEqual(['a', undefined]);
  });
  const gone = 'postgres://x:secret@127.0.0.1:1/y';
  const { err } = await mirabilia(['backup', `${file}2`], { env: { DATABASE_URL: gone } });
  expect(err).toMatch(/^mirabilia: The database y at 127.0.0.1:1 failed/);
  expect(err).not.toContain('secret');
  const newer = await postgres.newDatabase();
  await using(await openPostgres({ address: newer }), async () => {});
  await alter(newer, `insert into schema_versions values (${LATEST + 1})`);
  await expect(backUp({ data: '', database: newer, file: newFile() })).rejects.toThrow(/newer Mirabilia/);
});

async function alter(address: string, sql: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}
