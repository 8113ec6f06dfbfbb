// A store that is damaged, emptied, exchanged or older than it was is noticed, said, and not served.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { aChat, aMatch } from '@mirabilia/match-service/testkit';
import { describe, expect, test, vi } from 'vitest';
import { checkFolder } from '../src/doctor/folder.ts';
import { PARTS } from '../src/parts.ts';
import { serve } from '../src/serve.ts';
import { backUp } from '../src/storage/backup.ts';
import { UnusableStore } from '../src/storage/cannot-open.ts';
import { Damaged } from '../src/storage/damaged.ts';
import { DamagedStore } from '../src/storage/examine-store.ts';
import { DatabaseSync } from '../src/storage/node-sqlite.ts';
import { restore } from '../src/storage/restore.ts';
import { openingError, openSqlite, type SqliteOptions } from '../src/storage/sqlite.ts';
import type { Store } from '../src/storage/store.ts';
import { readIdentity } from '../src/storage/store-identity.ts';
import { createLog } from '../src/transport/log.ts';
import { mirabilia, PROGRAM } from './run-cli.ts';
import { startProcess } from './served-process.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const newFolder = newFolders();
const PAGE = 4096;
const FRAME = PAGE + 24;
const IDS = Array.from({ length: 12 }, (_, index) => `match-${index}`);

const fileIn = (folder: string): string => join(folder, 'mirabilia.db');
const logIn = (folder: string): string => `${fileIn(folder)}-wal`;
const identityIn = (folder: string): string => join(folder, 'store-identity.json');

async function addMatch(store: Store, id: string): Promise<void> {
  await store.createMatch(aMatch(id));
  await store.append({ match: id, entries: [1, 2, 3].map((seq) => aChat(seq, id.repeat(500))) });
}

/** A folder with matches whose server ended in order. */
async function aFolder(ids: readonly string[] = IDS): Promise<string> {
  const folder = newFolder();
  const store = await openSqlite({ folder });
  for (const id of ids) await addMatch(store, id);
  await store.close();
  return folder;
}

/** The same as a server that was killed leaves it: with a log that isn't in the file yet. */
async function aKilledFolder(ids: readonly string[] = IDS): Promise<string> {
  const running = newFolder();
  const store = await openSqlite({ folder: running });
  for (const id of ids) await addMatch(store, id);
  const folder = copyOf(running);
  await store.close();
  return folder;
}

function copyOf(folder: string): string {
  const copy = newFolder();
  mkdirSync(copy);
  for (const file of [fileIn, logIn, identityIn]) {
    if (existsSync(file(folder))) copyFileSync(file(folder), file(copy));
  }
  return copy;
}

async function refusalOf(folder: string): Promise<string> {
  const refusal = await openSqlite({ folder }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(UnusableStore);
  return (refusal as UnusableStore).message;
}

async function matchesIn(folder: string): Promise<number> {
  const store = await openSqlite({ folder });
  const found = await Promise.all(IDS.map((id) => store.match(id)));
  await store.close();
  return found.filter((row) => row !== undefined).length;
}

function overwrite(file: string, from: number, bytes: number): void {
  const whole = readFileSync(file);
  writeFileSync(file, whole.fill(0xa5, from, from + bytes));
}

describe('a damaged store is refused at the start', () => {
  test('pages of the file, with what to do; nothing is changed by it', async () => {
    const folder = await aFolder();
    overwrite(fileIn(folder), PAGE, 4 * PAGE);
    const before = readFileSync(fileIn(folder));
    const sentence = await refusalOf(folder);
    expect(sentence).toContain(`The store in ${folder} is damaged: `);
    expect(sentence).toContain(`mirabilia doctor --data ${folder}`);
    expect(sentence).toContain(`mirabilia restore FILE --data ${folder} --force`);
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);
    await expect(openSqlite({ folder })).rejects.toThrow(DamagedStore);
  });

  test('a single page that nobody has asked for yet', async () => {
    const folder = await aFolder();
    overwrite(fileIn(folder), 20 * PAGE, PAGE);
    expect(await refusalOf(folder)).toMatch(/is damaged: .*mirabilia doctor/);
  });

  test('a file of something else', async () => {
    const folder = await aFolder();
    writeFileSync(fileIn(folder), 'by no means a database '.repeat(500));
    expect(await refusalOf(folder)).toMatch(/is damaged: file is not a database\. .*mirabilia doctor/);
  });

  test.each([
    ['in the middle', (folder: string) => 32 + FRAME * Math.floor(statSync(logIn(folder)).size / FRAME / 2)],
    ['in its first page', () => 32 + 100],
    ['in its header', () => 8],
  ])('a log that is damaged %s, of which SQLite would silently use a part', async (where, offset) => {
    const folder = await aKilledFolder();
    expect(await matchesIn(copyOf(folder))).toBe(IDS.length);
    const bytes = where === 'in its header' ? 0 : 16;
    overwrite(logIn(folder), offset(folder), bytes);
    // The sums of the header, not its page size.
    if (where === 'in its header') overwrite(logIn(folder), 24, 8);
    const before = readFileSync(logIn(folder));
    expect(await refusalOf(folder)).toMatch(/is damaged: .*mirabilia\.db-wal has a damaged part/);
    // Whoever can repair it still has it.
    expect(readFileSync(logIn(folder)).equals(before)).toBe(true);
    const { message, fix } = checkFolder({ data: folder }).find(({ about }) => about === 'integrity') ?? {};
    expect(message).toMatch(/mirabilia\.db-wal has a damaged part/);
    expect(fix).toMatch(/mirabilia restore/);
  });

  test.each([1, 10, PAGE, FRAME, FRAME + 1])(
    'a log without its last %i bytes is what a power cut leaves, and no damage',
    async (bytes) => {
      const folder = await aKilledFolder();
      const log = logIn(folder);
      truncateSync(log, statSync(log).size - bytes);
      expect(await matchesIn(folder)).toBe(IDS.length);
    },
  );

  test('a log that begins again from its start after a checkpoint is no damage', async () => {
    const running = newFolder();
    const store = await openSqlite({ folder: running, upkeepEvery: 5 });
    for (const id of IDS.slice(1)) await addMatch(store, id);
    const { size } = statSync(logIn(running));
    await expect.poll(() => readIdentity(running)?.matches).toBe(IDS.length - 1);
    await addMatch(store, IDS[0] as string);
    const folder = copyOf(running);
    await store.close();
    // Older frames are still behind the new ones.
    expect(statSync(logIn(folder)).size).toBeGreaterThanOrEqual(size);
    expect(await matchesIn(folder)).toBe(IDS.length);
  });
});

describe('a store that isn’t the one that was there', () => {
  const remedies = (folder: string) => [
    `mirabilia restore FILE --data ${folder} --force`,
    `delete ${identityIn(folder)}`,
    /on \d{4}-\d\d-\d\d \d\d:\d\d UTC it had 12 matches/,
  ];

  test.each<[string, RegExp, (folder: string) => Promise<void> | void]>([
    ['missing', /mirabilia\.db is missing/, (folder) => rmSync(fileIn(folder))],
    ['empty', /mirabilia\.db is empty/, (folder) => truncateSync(fileIn(folder), 0)],
    [
      'without tables',
      /it is empty/,
      (folder) => {
        rmSync(fileIn(folder));
        const file = new DatabaseSync(fileIn(folder));
        file.exec('pragma journal_mode = wal');
        file.close();
      },
    ],
    [
      'another one',
      /it is another one/,
      async (folder) => copyFileSync(fileIn(await aFolder(['x'])), fileIn(folder)),
    ],
  ])('%s is refused with what was there, and what to do', async (_, what, spoil) => {
    const folder = await aFolder();
    await spoil(folder);
    const sentence = await refusalOf(folder);
    expect(sentence).toMatch(what);
    for (const remedy of remedies(folder)) expect(sentence).toMatch(remedy);
    // Nothing was begun in its place.
    expect(await refusalOf(folder)).toBe(sentence);
    const finding = checkFolder({ data: folder }).find(({ about }) => about === 'identity');
    expect(finding).toMatchObject({ severity: 'problem' });
    for (const remedy of remedies(folder).slice(0, 2)) expect(finding?.fix).toMatch(remedy);
    const file = join(newFolder(), '..', 'never.db');
    await expect(backUp({ data: folder, file })).rejects.toThrow(/isn't as it was/);
    // Who means it says so.
    rmSync(identityIn(folder));
    expect(await matchesIn(folder)).toBe(0);
    expect(readIdentity(folder)).toMatchObject({ mark: expect.any(Number) });
  });

  test('an older copy, and one whose log is missing', async () => {
    const folder = await aFolder(IDS.slice(0, 5));
    const older = readFileSync(fileIn(folder));
    const store = await openSqlite({ folder });
    for (const id of IDS.slice(5)) await addMatch(store, id);
    await store.close();
    writeFileSync(fileIn(folder), older);
    expect(await refusalOf(folder)).toMatch(/it is older and has 5 matches, and on .* it had 12 matches/);
    rmSync(identityIn(folder));
    expect(await matchesIn(folder)).toBe(5);
  });

  test('a file that is missing beside its log is noticed without any identity: SQLite would delete the log', async () => {
    const folder = await aKilledFolder();
    rmSync(fileIn(folder));
    rmSync(identityIn(folder));
    expect(await refusalOf(folder)).toMatch(/mirabilia\.db is missing, but mirabilia\.db-wal is there/);
    expect(existsSync(logIn(folder))).toBe(true);
  });

  test('an identity that can’t be read is named', async () => {
    const folder = await aFolder();
    writeFileSync(identityIn(folder), '{');
    expect(await refusalOf(folder)).toMatch(/store-identity\.json is damaged\. .* delete /);
  });

  test('a folder of an earlier version has none, and gets one', async () => {
    const folder = await aFolder();
    rmSync(identityIn(folder));
    expect(await matchesIn(folder)).toBe(IDS.length);
    expect(readIdentity(folder)).toMatchObject({ matches: IDS.length });
    expect(statSync(identityIn(folder)).mode & 0o077).toBe(0);
  });

  test('a backup that is restored is accepted, and takes nothing from a log that was left behind', async () => {
    const source = await aFolder(IDS.slice(0, 3));
    const file = join(source, 'backup.db');
    await backUp({ data: source, file });
    const folder = await aKilledFolder();
    rmSync(fileIn(folder));
    await restore({ data: folder, file });
    expect(existsSync(logIn(folder))).toBe(false);
    expect(await matchesIn(folder)).toBe(3);
  });
});

describe('a server that finds a store that it can’t use', () => {
  test('lives, isn’t ready, serves nobody, and leaves the store to its operator', async () => {
    const source = await aFolder();
    const file = join(source, 'backup.db');
    await backUp({ data: source, file });
    const folder = await aFolder();
    overwrite(fileIn(folder), PAGE, 4 * PAGE);
    const before = readFileSync(fileIn(folder));
    const served = await startProcess({ args: ['--data', folder] });
    const get = (path: string, init?: RequestInit) => fetch(new URL(path, served.address), init);
    expect((await get('/healthz')).status).toBe(200);

    const ready = await get('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    const problem = (await ready.json()) as { code: string; sentence: string };
    expect(problem.code).toBe('unavailable');
    expect(problem.sentence).toMatch(/mirabilia doctor.*mirabilia restore FILE --force/);
    expect(problem.sentence, 'whoever asks needn’t know where it is').not.toContain(folder);
    const page = await get('/', { headers: { Accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([503, `${problem.sentence}\n`]);
    for (const [path, method] of [
      ['/api/matches', 'GET'],
      ['/api/guests', 'POST'],
      ['/socket', 'GET'],
      ['/metrics', 'GET'],
    ] as const) {
      const body = method === 'POST' ? { body: '{"name":"Ann"}' } : {};
      const answer = await get(path, { method, ...body });
      expect([path, answer.status, await answer.json()]).toEqual([path, 503, problem]);
    }
    await expect(
      new Promise((resolve, reject) => {
        const socket = new WebSocket(new URL('/socket', served.address));
        socket.onopen = resolve;
        socket.onerror = () => reject(new Error('refused'));
      }),
    ).rejects.toThrow('refused');

    const sentence = await refusalOf(folder);
    expect(JSON.parse(served.complaints())).toMatchObject({ level: 60, data: folder, msg: sentence });
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);

    // The operator mends it while this server runs, and starts it again.
    expect((await mirabilia(['restore', file, '--data', folder, '--force'])).exit).toBe(0);
    await served.end();
    const again = await startProcess({ args: ['--data', folder] });
    expect((await fetch(new URL('/readyz', again.address))).status).toBe(200);
    await again.kill();
  });

  test('ends with a sentence where it can’t even listen', async () => {
    const folder = await aFolder();
    truncateSync(fileIn(folder), 0);
    const sentence = await refusalOf(folder);
    const other = await startProcess({ args: ['--data', newFolder()] });
    const { port } = new URL(other.address);
    const args = ['serve', '--port', port, '--host', '127.0.0.1', '--data', folder];
    const { exit, out, err } = await mirabilia(args, { env: { LOG_LEVEL: 'silent' } });
    // systemd is told not to try again.
    expect({ exit, out, err }).toEqual({ exit: 3, out: '', err: `mirabilia: ${sentence}\n` });
    await other.kill();
  });
});

describe('damage while the server runs', () => {
  const RECORD = 'a-long-record';

  async function aServer(folder: string) {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const server = await serve({ port: 0, host: '127.0.0.1', data: folder, log }, PARTS);
    const get = async (path: string) => {
      const response = await fetch(new URL(path, server.address));
      return { status: response.status, body: (await response.json()) as { sentence?: string } };
    };
    return { server, lines, get, ready: () => get('/readyz') };
  }

  test('pages that turn out to be damaged: everything stops, and it is said once', async () => {
    const folder = await aFolder();
    const store = await openSqlite({ folder });
    await store.putRecord(RECORD, 'x'.repeat(200_000));
    await store.close();
    const { server, lines, get, ready } = await aServer(folder);
    expect((await ready()).status).toBe(200);
    expect(lines.join('')).toMatch(/the store holds 12 matches, last move at \d{4}-/);
    // What the server has in memory already hides the damage: it has to ask for something else.
    const { size } = statSync(fileIn(folder));
    overwrite(fileIn(folder), size / 2, size / 2);
    await get(`/api/records/${RECORD}`);
    for (let again = 0; again < 3; again++) {
      const { status, body } = await ready();
      expect(status).toBe(503);
      expect(body.sentence).toMatch(/The store is damaged\..*mirabilia doctor.*mirabilia restore FILE/);
      // Whoever asks needn't know where it is.
      expect(body.sentence).not.toContain(folder);
    }
    expect((await get('/healthz')).status).toBe(200);
    const complaints = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(complaints).toEqual([
      expect.objectContaining({ level: 60, data: folder, msg: expect.stringMatching(/mirabilia restore/) }),
    ]);
    await server.close();
  });

  test.each([
    ['removed', rmSync, /was removed or exchanged/],
    // Whoever reads first notices it: a look at the file, or what the server does by itself.
    ['cut', (file: string) => truncateSync(file, PAGE), /was cut|is malformed/],
  ])('a file that is %s', async (_, spoil, fault) => {
    const folder = await aFolder();
    const { server, lines, ready } = await aServer(folder);
    spoil(fileIn(folder));
    const { status, body } = await ready();
    expect(status).toBe(503);
    expect(body.sentence).toMatch(/mirabilia restore/);
    expect(lines.join('')).toMatch(fault);
    await server.close();
  });

  test('a file that is removed is noticed although nobody asks', async () => {
    const folder = await aFolder();
    const onDamage = vi.fn();
    const store = await openSqlite({ folder, upkeepEvery: 20, onDamage });
    rmSync(fileIn(folder));
    await expect.poll(() => onDamage.mock.calls.length).toBe(1);
    await expect(store.createMatch(aMatch('new'))).rejects.toThrow(Damaged);
    await store.close();
  });

  test('a large store is served while a thread checks it; it is ready afterwards', async () => {
    const folder = await aFolder();
    const damages: Damaged[] = [];
    const options: SqliteOptions = { folder, checkedAtOnce: 0, onDamage: (damage) => damages.push(damage) };
    const store = await openSqlite(options);
    await expect(store.probe()).rejects.toThrow('still being checked');
    expect((await store.match('match-3'))?.id).toBe('match-3');
    expect(await store.contents()).toMatchObject({ matches: 12 });
    await store.probe();
    await store.close();
    overwrite(fileIn(folder), 20 * PAGE, PAGE);
    const damaged = await openSqlite(options);
    await expect.poll(() => damages).toHaveLength(1);
    await expect(damaged.probe()).rejects.toThrow(Damaged);
    await damaged.close();
  });

  test('a server that ends while the thread still checks ends at once', async () => {
    const store = await openSqlite({ folder: await aFolder(), checkedAtOnce: 0 });
    await store.close();
  });
});

test('in a quiet moment everything is moved into the file: it alone is whole', async () => {
  const folder = newFolder();
  const store = await openSqlite({ folder, upkeepEvery: 20 });
  const { mark: first = 0 } = readIdentity(folder) ?? {};
  for (const id of IDS) await addMatch(store, id);
  await expect.poll(() => readIdentity(folder)).toMatchObject({ matches: IDS.length });
  expect(readIdentity(folder)?.mark).toBeGreaterThan(first);
  const alone = newFolder();
  mkdirSync(alone);
  copyFileSync(fileIn(folder), fileIn(alone));
  expect(await matchesIn(alone)).toBe(IDS.length);
  // Nothing more is written while nothing happens.
  const { mark } = readIdentity(folder) ?? {};
  const { mtimeMs } = statSync(logIn(folder));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(readIdentity(folder)?.mark).toBe(mark);
  expect(statSync(logIn(folder)).mtimeMs).toBe(mtimeMs);
  await store.close();
});

describe('a folder that may only be read', () => {
  const sentence = (folder: string) => `The server can't write to the folder ${folder}: `;

  // Root may write everywhere.
  const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
  const nobody = NOBODY === undefined ? {} : { uid: NOBODY, gid: NOBODY };
  const canStart = spawnSync(process.execPath, [PROGRAM, '--version'], nobody).status === 0;

  test.skipIf(!canStart).each([
    ['as a whole', 0o555, 0o444],
    ['in its file alone', 0o777, 0o444],
    ['in itself alone', 0o555, 0o666],
  ])('%s', async (_, folderMode, fileMode) => {
    const folder = await aFolder();
    chmodSync(dirname(folder), 0o755);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666);
    chmodSync(fileIn(folder), fileMode);
    chmodSync(folder, folderMode);
    const { exit, out, err } = await mirabilia(['serve', '--port', '0', '--data', folder], { uid: NOBODY });
    chmodSync(folder, 0o777);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toMatch(new RegExp(`^mirabilia: ${sentence(folder)}.* --data\\.\n$`));
  });

  test('as SQLite says it', async () => {
    const folder = await aFolder();
    const file = new DatabaseSync(fileIn(folder), { readOnly: true });
    let found: unknown;
    try {
      file.exec("insert into settings values ('a', 'b')");
    } catch (error) {
      found = error;
    }
    file.close();
    const { message } = openingError(folder, found) as Error;
    expect(message).toContain(sentence(folder));
    expect(message).toMatch(
      /chown -R ACCOUNT .* mount the disk for writing, or give another folder with --data/,
    );
  });
});
