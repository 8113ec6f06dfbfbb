// Faults of the disk and the network of a single server, in the middle of matches.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { sqliteStore } from '../src/storage/sqlite.ts';
import { connect } from '../src/storage/sqlite-connection.ts';
import type { Store } from '../src/storage/store.ts';
import { WITHOUT_RATES } from '../src/transport/limits.ts';
import { playThroughFault, serveOn } from './fault-trial.ts';
import { openFaultyNetwork } from './faulty-network.ts';
import { startProcess } from './served-process.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const newFolder = newFolders();

/** A storage with its file in hand. */
function newStorage() {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'mirabilia.db');
  const connection = connect(file);
  return {
    file,
    store: sqliteStore(connection, Date.now),
    pragma: (text: string) => connection.database.exec(`pragma ${text}`),
  };
}

test('a full disk, as SQLite tells it', async () => {
  const { store, pragma } = newStorage();
  const trial = {
    address: await serveOn(store),
    store,
    // Less than there is: nothing more can be written.
    startFault: () => pragma('max_page_count = 1'),
    endFault: () => pragma('max_page_count = 1000000'),
  };
  await playThroughFault(trial);
  await store.close();
});

test('a disk that became read-only', async () => {
  const { store, pragma } = newStorage();
  const trial = {
    address: await serveOn(store),
    store,
    startFault: () => pragma('query_only = on'),
    endFault: () => pragma('query_only = off'),
  };
  await playThroughFault(trial);
  await store.close();
});

/** Limits a running process from outside; needs no rights over one's own. It comes with every Linux. */
const PRLIMIT = '/usr/bin/prlimit';

test.skipIf(!existsSync(PRLIMIT))(
  'a disk on which no file may grow any more, as the system tells it',
  async () => {
    const folder = newFolder();
    const server = await startProcess({ args: ['--data', folder, '--no-rates'] });
    const limit = (bytes: string) =>
      execFileSync(PRLIMIT, ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
    const sizeOfLog = () => statSync(join(folder, 'mirabilia.db-wal')).size;
    // It is in use, and may be read all the same.
    const entries: Store['entries'] = async (match, after) => {
      const reader = sqliteStore(connect(join(folder, 'mirabilia.db')), Date.now);
      const found = await reader.entries(match, after);
      await reader.close();
      return found;
    };
    await playThroughFault({
      address: server.address,
      store: { entries },
      startFault: () => limit(String(sizeOfLog())),
      endFault: () => limit('unlimited'),
    });
    expect(server.complaints()).toContain('moves could not be stored');
    await server.end();
  },
);

/** Takes the lock for most of the time, as a disk does that is busy with something else. */
const HOG = `
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const { workerData, parentPort } = require('node:worker_threads');
  const database = new DatabaseSync(workerData);
  database.exec('pragma busy_timeout = 5000');
  const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  let isAsked = true;
  parentPort.on('message', () => { isAsked = false; });
  (function hold() {
    if (!isAsked) { database.close(); return process.exit(); }
    database.exec('begin immediate');
    sleep(300);
    database.exec('rollback');
    setTimeout(hold, 30);
  })();`;

test('a slow disk', async () => {
  const { file, store } = newStorage();
  let hog: Worker | undefined;
  await playThroughFault({
    address: await serveOn(store),
    store,
    startFault: () => {
      hog = new Worker(HOG, { eval: true, workerData: file });
    },
    endFault: async () => {
      hog?.postMessage('enough');
      await new Promise((resolve) => hog?.once('exit', resolve));
    },
    isSilent: true,
  });
  await store.close();
});

test('half-open connections: people come back over new ones, and the server lets go of the old ones', async () => {
  const { store } = newStorage();
  const address = await serveOn(store, { ...WITHOUT_RATES, pingEvery: 500 });
  const network = await openFaultyNetwork(Number(new URL(address).port));
  try {
    await playThroughFault({
      address,
      store,
      way: `http://127.0.0.1:${network.port}`,
      startFault: () => network.freeze(),
      endFault: () => {},
      isSilent: true,
    });
    const connections = async (): Promise<string | undefined> =>
      /^mirabilia_connections (\d+)$/m.exec(await (await fetch(new URL('/metrics', address))).text())?.[1];
    await expect.poll(connections).toBe('0');
  } finally {
    await network.close();
  }
  await store.close();
});
