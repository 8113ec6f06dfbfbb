import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as tick, setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { aChat, aMatch } from '@mirabilia/match-service/testkit';
import { expect, test, vi } from 'vitest';
import { backUp } from '../src/storage/backup.ts';
import { LATEST } from '../src/storage/migrations.ts';
import { DatabaseSync } from '../src/storage/node-sqlite.ts';
import { restore } from '../src/storage/restore.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { connect } from '../src/storage/sqlite-connection.ts';
import { reconnectingPlayer } from './reconnecting-player.ts';
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
import { mirabilia, PROGRAM } from './run-cli.ts';
import { startProcess } from './served-process.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const newFolder = newFolders();

/** A folder for backups. */
function newShelf(): string {
  const shelf = newFolder();
  mkdirSync(shelf);
  return shelf;
}

async function aFolderWith(...matches: string[]): Promise<string> {
  const folder = newFolder();
  const store = await openSqlite({ folder });
  for (const id of matches) await store.createMatch(aMatch(id));
  await store.close();
  return folder;
}

async function matchesIn(folder: string, ids: readonly string[]): Promise<(string | undefined)[]> {
  const store = await openSqlite({ folder });
  const found = await Promise.all(ids.map((id) => store.match(id)));
  await store.close();
  return found.map((row) => row?.id);
}

test('what is backed up while people play is played on by the same people where it stood', async () => {
  const folder = newFolder();
  const file = join(newShelf(), 'backup.db');
  const before = await startProcess({ args: ['--data', folder] });
  const guests = await newGuests(before.address, MOST_GUESTS);
  const tables: Table[] = [];
  for (const request of TABLES) tables.push(await newTable(before.address, request, guests));
  connectAll(before.address, tables);
  await wait(500);
  const { exit, out, err } = await mirabilia(['backup', file, '--data', folder]);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toMatch(new RegExp(`matches ${TABLES.length}, log entries \\d+, guests ${MOST_GUESTS}`));
  // Nobody was held up, and the server saw nothing of it.
  await untilAllAreDone(tables);
  await before.kill();

  const other = newFolder();
  expect((await mirabilia(['restore', file, '--data', other])).exit).toBe(0);
  const after = await startProcess({ args: ['--data', other] });
  const again = tables.map(({ match, players }, table): Table => {
    const seated = TABLES[table]?.seats.filter((seat) => seat === 'open').length ?? 0;
    expect(seated).toBe(players.length);
    return {
      match,
      players: guests.slice(0, seated).map((token) => reconnectingPlayer(match, token, 'again ')),
      log: [],
    };
  });
  const store = new DatabaseSync(join(other, 'mirabilia.db'), { readOnly: true });
  const running = store.prepare("select count(*) as n from matches where status = 'running'").get();
  store.close();
  expect(running?.n).toBeGreaterThan(0);
  connectAll(after.address, again);
  await untilAllAreDone(again);
  for (const table of again) await checkRecordOf(after.address, table);
  await after.kill();
  const end = await openSqlite({ folder: other });
  for (const table of again) await check(end, table);
  await end.close();
  expect(again.every(isDone)).toBe(true);
});

test('a backup is of one moment, however much is written meanwhile, and one file that only its owner reads', async () => {
  const folder = newFolder();
  const shelf = newShelf();
  const file = join(shelf, 'backup.db');
  const store = await openSqlite({ folder });
  for (const id of ['a', 'b']) await store.createMatch(aMatch(id));
  let seq = 0;
  let isWriting = true;
  // Both logs grow in the same transaction: in no moment is one longer than the other.
  const writing = (async () => {
    while (isWriting) {
      seq++;
      const entries = [aChat(seq, 'x'.repeat(2000))];
      await Promise.all(['a', 'b'].map((match) => store.append({ match, entries })));
      await tick();
    }
  })();
  while (seq < 50) await wait(5);
  const first = await backUp({ data: folder, file });
  // The last one may still be on its way.
  const from = seq - 1;
  const second = await backUp({ data: folder, file, replace: true });
  isWriting = false;
  await writing;
  await store.close();
  expect(Number(second.entries)).toBeGreaterThan(Number(first.entries));
  expect(readdirSync(shelf)).toEqual(['backup.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const other = newFolder();
  await restore({ file, data: other });
  const restored = await openSqlite({ folder: other });
  const [a, b] = [await restored.entries('a', 0), await restored.entries('b', 0)];
  expect(a).toEqual(b);
  expect(a.length).toBeGreaterThanOrEqual(from);
  expect(a.map(({ seq: number }) => number)).toEqual(a.map((_, index) => index + 1));
  await restored.close();
});

test('what is there already stays, unless it is said otherwise; then a folder keeps it under another name', async () => {
  const shelf = newShelf();
  const file = join(shelf, 'backup.db');
  const source = await aFolderWith('a');
  const target = await aFolderWith('other');
  expect((await mirabilia(['backup', file, '--data', source])).exit).toBe(0);
  expect(await mirabilia(['backup', file, '--data', source])).toEqual({
    exit: 1,
    out: '',
    err: `mirabilia: ${file} is there already. Give another name, or --force to replace it.\n`,
  });
  expect((await mirabilia(['backup', file, '--data', source, '--force'])).exit).toBe(0);

  const { exit, err } = await mirabilia(['restore', file, '--data', target]);
  expect(exit).toBe(1);
  expect(err).toMatch(/is not empty. Give an empty one, or --force to replace it/);
  expect(await matchesIn(target, ['a', 'other'])).toEqual([undefined, 'other']);

  const forced = await mirabilia(['restore', file, '--data', target, '--force']);
  expect(forced.exit).toBe(0);
  expect(await matchesIn(target, ['a', 'other'])).toEqual(['a', undefined]);
  const [, kept = ''] = /What was there before is in (\S+)\.\n/.exec(forced.out) ?? [];
  const before = newFolder();
  mkdirSync(before);
  copyFileSync(kept, join(before, 'mirabilia.db'));
  expect(await matchesIn(before, ['other'])).toEqual(['other']);
});

test('a folder that a server has only been started in counts as empty', async () => {
  const file = join(newShelf(), 'backup.db');
  const source = await aFolderWith('a');
  await backUp({ data: source, file });
  const target = newFolder();
  const store = await openSqlite({ folder: target });
  await store.setting('key', () => 'new');
  await store.close();
  await restore({ file, data: target });
  expect(await matchesIn(target, ['a'])).toEqual(['a']);
});

test('a folder in use is not restored to', async () => {
  const file = join(newShelf(), 'backup.db');
  await backUp({ data: await aFolderWith('a'), file });
  const folder = newFolder();
  const store = await openSqlite({ folder });
  await expect(restore({ file, data: folder, replace: true })).rejects.toThrow(/Another server is using/);
  await store.close();
});

test('what is no backup, is damaged or comes from a newer Mirabilia is refused, and nothing has changed', async () => {
  const shelf = newShelf();
  const target = newFolder();
  const refusal = async (file: string) => {
    const { exit, out, err } = await mirabilia(['restore', file, '--data', target]);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    return err;
  };
  expect(await refusal(join(shelf, 'none'))).toMatch(/There is no file/);
  const text = join(shelf, 'text');
  writeFileSync(text, 'No tables are in here.'.repeat(500));
  expect(await refusal(text)).toMatch(/is not a backup of a Mirabilia/);
  const strange = join(shelf, 'strange.db');
  const other = new DatabaseSync(strange);
  other.exec('create table anything (x)');
  other.close();
  expect(await refusal(strange)).toMatch(/is not a backup of a Mirabilia/);

  const whole = join(shelf, 'whole.db');
  const source = newFolder();
  const store = await openSqlite({ folder: source });
  await store.createMatch(aMatch('a'));
  const entries = Array.from({ length: 500 }, (_, index) => aChat(index + 1, `${index}`.repeat(300)));
  await store.append({ match: 'a', entries });
  await store.close();
  await backUp({ data: source, file: whole });
  const damaged = join(shelf, 'damaged.db');
  const bytes = readFileSync(whole);
  writeFileSync(damaged, bytes.fill(7, 60_000, 120_000));
  expect(await refusal(damaged)).toMatch(/is damaged/);
  const half = join(shelf, 'half.db');
  writeFileSync(half, readFileSync(whole).subarray(0, 40_000));
  expect(await refusal(half)).toMatch(/is damaged|is not a backup/);

  const newer = join(shelf, 'newer.db');
  copyFileSync(whole, newer);
  const future = new DatabaseSync(newer);
  future.exec(`insert into schema_versions values (${LATEST + 1})`);
  future.close();
  expect(await refusal(newer)).toMatch(/was written by a newer Mirabilia/);
  expect(existsSync(join(target, 'mirabilia.db'))).toBe(false);
});

test('a backup of older tables is brought up to date when it is restored', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  const { database } = connect(join(folder, 'mirabilia.db'), 1);
  database.exec("insert into settings values ('key', 'old')");
  database.close();
  const file = join(newShelf(), 'backup.db');
  await backUp({ data: folder, file });
  const target = newFolder();
  await restore({ file, data: target });
  const store = await openSqlite({ folder: target });
  expect(await store.setting('key', () => 'new')).toBe('old');
  await store.createMatch(aMatch('a'));
  await store.close();
});

test('a full disk is said, and leaves nothing behind', async () => {
  const folder = newFolder();
  const store = await openSqlite({ folder });
  await store.createMatch(aMatch('a'));
  await store.append({ match: 'a', entries: [1, 2, 3].map((seq) => aChat(seq, 'x'.repeat(200_000))) });
  await store.close();
  const shelf = newShelf();
  const file = join(shelf, 'backup.db');
  await expect(backUp({ data: folder, file, free: () => 1000 })).rejects.toThrow(
    /The disk is full: .* would take 1 MB/,
  );
  const { exit, err } = await mirabilia(['backup', file, '--data', folder], { largestFile: 200 });
  expect(exit).toBe(1);
  expect(err).toMatch(/can't be written: .* Is the disk full/);
  expect(readdirSync(shelf)).toEqual([]);

  await backUp({ data: folder, file });
  const target = newFolder();
  const full = await mirabilia(['restore', file, '--data', target], { largestFile: 200 });
  expect(full.err).toMatch(/can't be written: .* Is the disk full/);
  expect(readdirSync(target)).toEqual(['server.lock']);
});

test('a folder without data, and a place that isn’t there, are said', async () => {
  expect((await mirabilia(['backup', 'x.db', '--data', newFolder()])).err).toMatch(
    /holds no data of a server/,
  );
  const folder = await aFolderWith('a');
  expect((await mirabilia(['backup', '/no/such/place/x.db', '--data', folder])).err).toBe(
    'mirabilia: There is no folder /no/such/place.\n',
  );
});

test('a backup goes through a pipe, and back', async () => {
  const [source, target] = [await aFolderWith('one', 'two'), newFolder()];
  const command = `"${process.execPath}" "${PROGRAM}"`;
  const line = `${command} backup - --data "${source}" | ${command} restore - --quiet --data "${target}"`;
  const { stdout, stderr, status } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  expect(stderr).toMatch(/^Kept in -: matches 2, /);
  expect(await matchesIn(target, ['one', 'two'])).toEqual(['one', 'two']);
});
