// The server is killed in the middle of matches and restarted, several times; `KILLS=50` does it fifty times.

import { setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import {
  check,
  checkRecordOf,
  connectAll,
  isDone,
  LONGEST_END,
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

const KILLS = Number(process.env.KILLS ?? 6);
/** Milliseconds of play before a server is killed. */
const LONGEST_LIFE = 600;
const LONGEST_ROUND = 30_000;
const newFolder = newFolders();
async function checkAll(folder: string, tables: readonly Table[]): Promise<void> {
  const store = await openSqlite({ folder });
  try {
    for (const table of tables) await check(store, table);
  } finally {
    await store.close();
  }
}

test(
  'killed at any moment, the server has kept all that it acknowledged, and every match goes on to its end',
  async () => {
    const folder = newFolder();
    let guests: readonly string[] = [];
    const running: Table[] = [];
    const all: Table[] = [];
    let killedMidway = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startProcess({ args: ['--data', folder] });
      if (guests.length === 0) guests = await newGuests(server.address, MOST_GUESTS);
      // A match that ended makes room for a new one of its kind.
      for (const [index, request] of TABLES.entries()) {
        const there = running[index];
        if (there !== undefined && !isDone(there)) continue;
        const table = await newTable(server.address, request, guests);
        running[index] = table;
        all.push(table);
      }
      connectAll(server.address, running);
      await wait(Math.random() * LONGEST_LIFE);
      await server.kill();
      await checkAll(folder, all);
      killedMidway += running.filter((table) => !isDone(table)).length;
    }

    const server = await startProcess({ args: ['--data', folder] });
    connectAll(server.address, running);
    await untilAllAreDone(running);
    for (const table of all) await checkRecordOf(server.address, table);
    await server.kill();
    await checkAll(folder, all);
    // Else it was killed while nobody played, and nothing was shown.
    expect(killedMidway).toBeGreaterThan(KILLS);
    const moves = all.flatMap(({ players }) => players.flatMap(({ acknowledged }) => acknowledged)).length;
    expect(moves).toBeGreaterThan(0);
    if (process.env.KILLS !== undefined) console.info({ KILLS, killedMidway, matches: all.length, moves });
  },
  2 * LONGEST_END + KILLS * LONGEST_ROUND,
);
