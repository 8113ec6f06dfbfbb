// Players play while the store or the network fails. They are asked to wait; nothing acknowledged is lost, nothing is played
// twice, and every match is played to its end.

import { setTimeout as wait } from 'node:timers/promises';
import { openMatchService } from '@mirabilia/match-service';
import { afterEach, expect } from 'vitest';
import { type Store, startServer, WITHOUT_RATES } from '../src/index.ts';
import { newCode, newId, newSeed } from '../src/random-ids.ts';
import { steadyClock, systemTimers } from '../src/system-time.ts';
import type { Limits } from '../src/transport/limits.ts';
import { createLog } from '../src/transport/log.ts';
import { newInProcessThinker } from './in-process-thinker.ts';
import {
  check,
  checkRecordOf,
  isDone,
  newGuests,
  newTable,
  type Table,
  untilAllAreDone,
} from './reconnecting-tables.ts';

/** How long a fault lasts. `FAULT_SECONDS=30 npx vitest run faults` makes it as long as in earnest. */
export const FAULT_LASTS = Number(process.env.FAULT_SECONDS ?? 1) * 1000;
/** Milliseconds of play before it. */
const PEACE = 400;
/** Both games, people among themselves and with bots. */
const TABLES = [
  { game: 'seven-wonders', seats: ['open', 'open'] },
  { game: 'seven-wonders', seats: ['open', 'open', 'bot:easy'] },
  { game: 'architects', seats: ['open', 'bot:easy'] },
];

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A server in this process on any storage. What it logs is of no interest: it has every reason to complain. */
export async function serveOn(store: Store, limits: Limits = WITHOUT_RATES): Promise<string> {
  const log = createLog('silent');
  const matchService = openMatchService({
    store,
    log,
    timers: systemTimers,
    clock: steadyClock(),
    thinker: newInProcessThinker(),
    newId,
    newCode,
    newSeed,
    newSecret: newSeed,
  });
  const server = await startServer({ port: 0, host: '127.0.0.1', store, matchService, log, limits });
  stops.push(() => server.close());
  return server.address;
}

export interface FaultTrial {
  readonly address: string;
  /** To look at what is stored, however that is done. */
  readonly store: Pick<Store, 'entries'>;
  startFault(): unknown;
  endFault(): unknown;
  /** People can't even be told to wait, or needn't be. */
  readonly isSilent?: boolean;
  /** By another way than straight to the server. */
  readonly way?: string;
}

/** A fault in the middle of matches, and what came of it. */
export async function playThroughFault({
  address,
  store,
  startFault,
  endFault,
  isSilent = false,
  way,
}: FaultTrial): Promise<void> {
  const guests = await newGuests(address, 2);
  const tables: Table[] = [];
  for (const request of TABLES) tables.push(await newTable(address, request, guests));
  const players = tables.flatMap((table) => table.players);
  for (const player of players) player.stay(way ?? address);
  await wait(PEACE);
  await startFault();
  const interrupted = tables.filter((table) => !isDone(table)).length;
  await wait(FAULT_LASTS);
  await endFault();
  await untilAllAreDone(tables);
  for (const table of tables) {
    await check(store as Store, table);
    await checkRecordOf(address, table);
  }
  // Else it happened while nobody played, and nothing was shown.
  expect(interrupted).toBeGreaterThan(0);
  const waits = players.reduce((sum, player) => sum + player.timesAskedToWait, 0);
  if (!isSilent) expect(waits).toBeGreaterThan(0);
}
