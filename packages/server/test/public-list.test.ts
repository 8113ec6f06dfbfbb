// One address against the list of public tables, with the limits that a server has by itself.

import { expect, test } from 'vitest';
import { createLog, PARTS, serve } from '../src/index.ts';
import { LIMITS } from '../src/transport/limits.ts';
import { newFolders } from './temporary-folders.ts';

const newFolder = newFolders();
const GUESTS = 29;
/** As many as a guest may make by the rate of matches alone. */
const TABLES_EACH = LIMITS.rates.matches.times;
const TABLE = { game: 'seven-wonders', seats: ['open', 'open', 'open'], visibility: 'public' };

test('29 guests of one address try to fill the list; a table of somebody else is there all the same', async () => {
  const server = await serve(
    { port: 0, host: '127.0.0.1', data: newFolder(), log: createLog('silent'), trustProxy: 1 },
    PARTS,
  );
  try {
    const post = async (path: string, from: string, body: object, token?: string) => {
      const response = await fetch(server.address + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': from,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    const newGuest = async (from: string, name: string): Promise<string> =>
      (await post('/api/guests', from, { name })).body.token;

    const bo = await newGuest('192.0.2.1', 'Bo');
    const real = await post('/api/matches', '192.0.2.1', TABLE, bo);
    const eves = '192.0.2.66';
    const crowd: string[] = [];
    for (let i = 0; i < GUESTS; i++) crowd.push(await newGuest(eves, `Eve ${i}`));
    const made = await Promise.all(
      crowd.map(async (token) => {
        const statuses: number[] = [];
        for (let i = 0; i < TABLES_EACH; i++)
          statuses.push((await post('/api/matches', eves, TABLE, token)).status);
        return statuses;
      }),
    );
    expect(made.flat()).toHaveLength(GUESTS * TABLES_EACH);
    const lobbies = made.flat().filter((status) => status === 201);
    const { 'matches-of-address': ofAddress, 'own-matches': own } = LIMITS.rates;
    expect(lobbies.length).toBeLessThanOrEqual(ofAddress.times + GUESTS * own.times);
    expect(lobbies.length).toBeGreaterThan(0);

    const response = await fetch(`${server.address}/api/matches`, {
      headers: { 'X-Forwarded-For': '192.0.2.2' },
    });
    const { matches } = (await response.json()) as { matches: { id: string }[] };
    expect(matches.map(({ id }) => id)).toContain(real.body.id);
    expect(matches.length).toBeLessThanOrEqual(GUESTS + 1);
  } finally {
    await server.close();
  }
});
