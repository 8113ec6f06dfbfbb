// Tables of reconnecting players, and what must hold for them whatever happened to the servers.

import { setTimeout as wait } from 'node:timers/promises';
import { isGameId, withGame } from '@mirabilia/games';
import { checkRecord } from '@mirabilia/kernel';
import { expect } from 'vitest';
import type { LogEntry, Store } from '../src/storage/store.ts';
import { call } from './api-call.ts';
import { type ReconnectingPlayer, reconnectingPlayer } from './reconnecting-player.ts';

/** Milliseconds for all matches to end. Machines are shared: it is seconds where nothing else runs. */
export const LONGEST_END = 60_000;

export const TABLES = [
  { game: 'seven-wonders', seats: ['open', 'open', 'open', 'open'] },
  { game: 'seven-wonders', seats: ['open', 'open'] },
  { game: 'seven-wonders', seats: ['open', 'open', 'bot:easy'] },
  { game: 'architects', seats: ['open', 'open', 'open'] },
  { game: 'architects', seats: ['open', 'bot:easy'] },
];

/** The same people sit at all tables. */
export const MOST_GUESTS = Math.max(...TABLES.map(({ seats }) => seats.length));

export interface Table {
  readonly match: string;
  readonly players: readonly ReconnectingPlayer[];
  /** The log as it was found after the last kill. */
  log: readonly LogEntry[];
}

/** Gives their tokens. */
export async function newGuests(address: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const { token = '' } = await call(address, '/api/guests', { body: { name: 'Stubborn' } });
    tokens.push(token);
  }
  return tokens;
}

export async function newTable(
  address: string,
  request: (typeof TABLES)[number],
  guests: readonly string[],
): Promise<Table> {
  const tokens = guests.slice(0, request.seats.filter((seat) => seat === 'open').length);
  const [host = '', ...others] = tokens;
  const { id: match = '' } = await call(address, '/api/matches', { body: request, token: host });
  for (const token of others) await call(address, `/api/matches/${match}/join`, { token });
  await call(address, `/api/matches/${match}/start`, { token: host });
  return { match, players: tokens.map((token) => reconnectingPlayer(match, token)), log: [] };
}

export function connectAll(address: string, tables: readonly Table[]): void {
  for (const player of tables.flatMap(({ players }) => players)) if (!player.isDone) player.connect(address);
}

export const isDone = ({ players }: Table): boolean => players.every((player) => player.isDone);

/** What the folder holds is what everybody was told, and maybe something more. */
export async function check(store: Store, table: Table): Promise<void> {
  // Before the storage is read: they may go on playing.
  const told = table.players.map(({ seat, acknowledged, refusals, heardOf }) => ({
    seat,
    acknowledged: [...acknowledged],
    refusals: [...refusals],
    heardOf,
  }));
  const entries = await store.entries(table.match, 0);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  // What was there is there.
  expect(entries.slice(0, table.log.length)).toEqual(table.log);
  table.log = entries;
  for (const { seat, acknowledged, refusals, heardOf } of told) {
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
    // Nobody changed a choice: each step of each decision was played once.
    const steps = own.map(({ decision, step }) => `${decision}.${step}`);
    expect(new Set(steps).size).toBe(steps.length);
  }
}

export async function untilAllAreDone(tables: readonly Table[]): Promise<void> {
  const giveUpAt = Date.now() + LONGEST_END;
  while (!tables.every(isDone) && Date.now() < giveUpAt) await wait(20);
  const unfinished = tables.filter((table) => !isDone(table));
  expect(unfinished.map(({ players }) => players.map(({ seat, refusals }) => ({ seat, refusals })))).toEqual(
    [],
  );
}

export async function checkRecordOf(address: string, { match }: Table): Promise<void> {
  const record = (await (await fetch(new URL(`/api/matches/${match}/record`, address))).json()) as {
    game: string;
  };
  if (!isGameId(record.game)) throw new Error(`${match} has no record`);
  const { findings } = withGame(record.game, (game) => ({
    findings: checkRecord(game, record as never).findings,
  }));
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
}
