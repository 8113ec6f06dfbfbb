// The server is killed in the middle of matches and started again, over and over. `KILLS=50` does it fifty times.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isGameId, withGame } from '@mirabilia/games';
import { checkRecord } from '@mirabilia/kernel';
import { afterEach, expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { LogEntry, Store } from '../src/storage/store.ts';
import { newFolders } from './folder.ts';
import { type StubbornPlayer, stubbornPlayer } from './stubborn-player.ts';

const KILLS = Number(process.env.KILLS ?? 6);
/** Milliseconds of play before a server is killed. */
const LONGEST_LIFE = 600;
const LONGEST_ROUND = 10_000;
const LONGEST_END = 30_000;
const PROGRAM = fileURLToPath(new URL('../../cli/bin/mirabilia.mjs', import.meta.url));
const TABLES = [
  { game: 'seven-wonders', seats: ['open', 'open', 'open', 'open'] },
  { game: 'seven-wonders', seats: ['open', 'open'] },
  { game: 'seven-wonders', seats: ['open', 'open', 'bot:easy'] },
  { game: 'architects', seats: ['open', 'open', 'open'] },
  { game: 'architects', seats: ['open', 'bot:easy'] },
];

/** The same people sit at all tables. */
const MOST_GUESTS = Math.max(...TABLES.map(({ seats }) => seats.length));

const newFolder = newFolders();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startServer(data: string) {
  const args = [PROGRAM, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'warn' },
  });
  children.push(child);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = once(child, 'close');
  const said = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended.then(() => [])]);
  const [address] = /http:\S+/.exec(String(said[0])) ?? [];
  if (address === undefined) throw new Error(`the server did not start: ${complaints}`);
  return {
    address,
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
      expect(complaints).toBe('');
    },
  };
}

async function call(
  address: string,
  path: string,
  { body = {}, token = '' },
): Promise<Record<string, string>> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(`${path}: ${answer.code}`);
  return answer;
}

interface Table {
  readonly match: string;
  readonly players: readonly StubbornPlayer[];
  /** The log as it was found after the last kill. */
  log: readonly LogEntry[];
}

/** Gives their tokens. */
async function newGuests(address: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const { token = '' } = await call(address, '/api/guests', { body: { name: 'Stubborn' } });
    tokens.push(token);
  }
  return tokens;
}

async function newTable(
  address: string,
  wish: (typeof TABLES)[number],
  guests: readonly string[],
): Promise<Table> {
  const tokens = guests.slice(0, wish.seats.filter((seat) => seat === 'open').length);
  const [host = '', ...others] = tokens;
  const { id: match = '' } = await call(address, '/api/matches', { body: wish, token: host });
  for (const token of others) await call(address, `/api/matches/${match}/join`, { token });
  await call(address, `/api/matches/${match}/start`, { token: host });
  return { match, players: tokens.map((token) => stubbornPlayer(match, token)), log: [] };
}

function connectAll(address: string, tables: readonly Table[]): void {
  for (const player of tables.flatMap(({ players }) => players)) if (!player.isDone) player.connect(address);
}

const isDone = ({ players }: Table): boolean => players.every((player) => player.isDone);

/** What the folder holds is what everybody was told, and maybe something more. */
async function check(store: Store, table: Table): Promise<void> {
  const entries = await store.entries(table.match, 0);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  // What was there is there.
  expect(entries.slice(0, table.log.length)).toEqual(table.log);
  table.log = entries;
  for (const { seat, acknowledged, refusals, heardOf } of table.players) {
    expect(refusals).toEqual([]);
    // Nothing is told before it is durable.
    expect(entries.length).toBeGreaterThanOrEqual(heardOf);
    const own = entries.flatMap(({ body }) =>
      body.kind === 'commit' && body.seat === seat && body.by === 'player' ? [body] : [],
    );
    for (const { id, decision, step, move } of acknowledged) {
      const expected = { kind: 'commit', seat, decision, step, move, by: 'player', message: id };
      expect(own.filter(({ message }) => message === id)).toEqual([expected]);
    }
    // Nobody changed his mind: each step of each decision was played once.
    const steps = own.map(({ decision, step }) => `${decision}.${step}`);
    expect(new Set(steps).size).toBe(steps.length);
  }
}

async function checkAll(folder: string, tables: readonly Table[]): Promise<void> {
  const store = await openSqlite({ folder });
  try {
    for (const table of tables) await check(store, table);
  } finally {
    await store.close();
  }
}

async function untilAllAreDone(tables: readonly Table[]): Promise<void> {
  const giveUpAt = Date.now() + LONGEST_END;
  while (!tables.every(isDone) && Date.now() < giveUpAt) await wait(20);
  const unfinished = tables.filter((table) => !isDone(table));
  expect(unfinished.map(({ players }) => players.map(({ seat, refusals }) => ({ seat, refusals })))).toEqual(
    [],
  );
}

async function checkRecordOf(address: string, { match }: Table): Promise<void> {
  const record = (await (await fetch(new URL(`/api/matches/${match}/record`, address))).json()) as {
    game: string;
  };
  if (!isGameId(record.game)) throw new Error(`${match} has no record`);
  const { findings } = withGame(record.game, (game) => ({
    findings: checkRecord(game, record as never).findings,
  }));
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
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
      const server = await startServer(folder);
      if (guests.length === 0) guests = await newGuests(server.address, MOST_GUESTS);
      // A match that ended makes room for a new one of its kind.
      for (const [index, wish] of TABLES.entries()) {
        const there = running[index];
        if (there !== undefined && !isDone(there)) continue;
        const table = await newTable(server.address, wish, guests);
        running[index] = table;
        all.push(table);
      }
      connectAll(server.address, running);
      await wait(Math.random() * LONGEST_LIFE);
      await server.kill();
      await checkAll(folder, all);
      killedMidway += running.filter((table) => !isDone(table)).length;
    }

    const server = await startServer(folder);
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
