// A tournament of 24 people over three processes on one PostgreSQL. One of them is killed while the tables of the first round
// are made, and one while people play the second: everybody plays to the end, nothing is lost, and no round or match is begun
// twice.

import { setTimeout as wait } from 'node:timers/promises';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import type { TournamentView } from '@mirabilia/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { call } from './api-call.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { type ReconnectingPlayer, reconnectingPlayer } from './reconnecting-player.ts';
import { type ServedProcess, startProcess } from './served-process.ts';
import { startProxy } from './tcp-proxy.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const PEOPLE = 24;
const SIZE = 4;
const ROUNDS = 2;
const PROCESSES = 3;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Asks until it is answered: the process that it asked may have been killed. */
async function stubborn<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // What the server has refused is refused; a connection that was lost is none of that.
      if (!/fetch failed|unavailable|draining|terminated|JSON/.test(String(error))) throw error;
      await wait(100);
    }
  }
}

test('24 people play a tournament while a process is killed in each round', async () => {
  const database = await postgres.newDatabase();
  const store = await openPostgres({ address: database });
  const start = (): Promise<ServedProcess> =>
    startProcess({ args: ['--no-rates'], env: { DATABASE_URL: database } });
  const processes = await Promise.all(Array.from({ length: PROCESSES }, start));
  const { address, close } = await startProxy(processes);
  const ask = (path: string, token: string, body: object = {}) =>
    stubborn(() => call(address, path, { token, body }));

  const killed = async (victim: number): Promise<void> => {
    await processes[victim]?.kill();
    processes[victim] = await start();
  };
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person++)
    tokens.push((await ask('/api/guests', '', { name: `P${person}` })).token ?? '');
  const [host = ''] = tokens;
  const { id = '' } = await ask('/api/tournaments', host, {
    name: 'Cup',
    game: 'seven-wonders',
    size: SIZE,
    rounds: ROUNDS,
    pace: { kind: 'live', decision: 120, bank: 60 },
  });
  const path = `/api/tournaments/${id}`;
  await Promise.all(tokens.map((token) => ask(`${path}/join`, token)));

  const look = (token: string): Promise<TournamentView> =>
    stubborn(async () => {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(new URL(path, address), { headers });
      if (!response.ok) throw new Error('unavailable');
      return (await response.json()) as TournamentView;
    });
  const until = async (isSo: (view: TournamentView) => boolean): Promise<TournamentView> => {
    for (;;) {
      const view = await look(host);
      if (isSo(view)) return view;
      await wait(200);
    }
  };

  /** Asks again where nobody answers. The first time may have been carried out all the same. */
  const begin = async (): Promise<void> => {
    try {
      await ask(`${path}/change`, host, { do: 'start' });
    } catch (error) {
      if (!String(error).includes('round-running')) throw error;
    }
  };

  const players: ReconnectingPlayer[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) await Promise.all(tokens.map((token) => ask(`${path}/ready`, token, { ready: true })));
    const begun = begin();
    if (round === 0) await killed(0);
    await begun;
    await until(({ played }) => played.length === round + 1 && played[round]?.status === 'running');
    for (const token of tokens) {
      const { you } = await look(token);
      expect(you.match).toEqual(expect.any(String));
      const player = reconnectingPlayer(you.match ?? '', token, `${round} `);
      player.stay(address);
      players.push(player);
    }
    await wait(500);
    if (round > 0) await killed(1);
    const over = await until(({ played }) => played[round]?.status === 'over');
    expect(over.played).toHaveLength(round + 1);
  }

  const { status, standings, played } = await look(host);
  expect(status).toBe('over');
  expect(standings).toHaveLength(PEOPLE);
  const tables = played.flatMap((round) => round.tables);
  // Every table gives away as many points: nothing was lost or counted twice.
  const points = standings.reduce((sum, standing) => sum + standing.points, 0);
  expect(points).toBeCloseTo((tables.length * SIZE) / 2);
  expect(tables).toHaveLength((ROUNDS * PEOPLE) / SIZE);
  // Everybody has met six others.
  const met = tokens.map((_, player) => {
    const own = tables.filter(({ seats }) => seats.some((seat) => seat.player === player));
    return new Set(own.flatMap(({ seats }) => seats.flatMap((seat) => seat.player ?? []))).size - 1;
  });
  expect(met).toEqual(tokens.map(() => ROUNDS * (SIZE - 1)));
  // The store holds these matches and no others.
  const matches = tables.map(({ match }) => match).toSorted();
  const finished = await store.finishedMatches('', 100);
  expect(finished.map((row) => row.id).toSorted()).toEqual(matches);
  expect((await store.contents()).matches).toBe(matches.length);
  for (const player of players) expect(player.refusals).toEqual([]);
  await close();
  await store.close();
  for (const process of processes) expect(process.complaints()).toBe('');
});
