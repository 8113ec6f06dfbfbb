// One address asks for more than the connections to the database can do, and others are served beside it.

import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog, PARTS, type RunningServer, serve, WITHOUT_RATES } from '../src/index.ts';
import { asServer, onBehalfOf } from '../src/on-behalf-of.ts';
import { connectionsTo } from '../src/storage/postgres-connection.ts';
import { type FaultyNetwork, openFaultyNetwork } from './faulty-network.ts';
import { plainRequest } from './loopback-server.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

/** Milliseconds to the database and as many back: it is in another house. */
const WAY = 10;
const BURST = 100;

const newFolder = newFolders();
let postgres: PostgresServer;
let network: FaultyNetwork;
let server: RunningServer;
let address: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = new URL(await postgres.newDatabase());
  address = database.href;
  network = await openFaultyNetwork(Number(database.port));
  database.port = String(network.port);
  const log = createLog('silent');
  const limits = WITHOUT_RATES;
  const place = { data: newFolder(), database: database.href };
  server = await serve({ port: 0, host: '127.0.0.1', log, limits, trustProxy: 1, ...place }, PARTS);
  network.delay = WAY;
});
afterAll(async () => {
  network.delay = 0;
  await server.close();
  await network.close();
  await postgres.stop();
});

async function guestAt(from: string): Promise<Record<string, string>> {
  const headers = { 'X-Forwarded-For': from, 'Content-Type': 'application/json' };
  const made = await fetch(`${server.address}/api/guests`, {
    method: 'POST',
    headers,
    body: '{"name":"Ana"}',
  });
  const { token } = (await made.json()) as { token: string };
  return { 'X-Forwarded-For': from, Authorization: `Bearer ${token}` };
}

test('a burst of one address doesn’t keep another one from the database', async () => {
  const [crowd, other] = [await guestAt('10.0.0.1'), await guestAt('10.0.0.2')];
  const port = Number(new URL(server.address).port);
  const ask = async (headers: Record<string, string>): Promise<number> => {
    const begin = performance.now();
    const { status } = await plainRequest(port, { path: '/api/results', headers });
    expect(status).toBe(200);
    return performance.now() - begin;
  };
  const alone = await ask(other);
  const burst = Promise.all(Array.from({ length: BURST }, () => ask(crowd)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const waits: number[] = [];
  for (let i = 0; i < 5; i++) waits.push(await ask(other));
  const beside = Math.max(...waits);
  const whole = Math.max(...(await burst));
  const [a, b, c] = [alone, beside, whole].map(Math.round);
  console.info(`alone ${a} ms, beside the burst ${b} ms at most, the burst ${c} ms`);
  // First come, first served, the first of them waited for the whole burst.
  expect(beside).toBeLessThan(whole / 3);
});

test('slow queries of one address leave connections to others, and the server has its own', async () => {
  const { ask, close } = connectionsTo({ address, most: 4, mostOfCaller: 2 });
  const sleep = (seconds: number) =>
    ask({ name: `sleep-${seconds}`, text: `select pg_sleep(${seconds})` }, []);
  const slow = Promise.all(Array.from({ length: 6 }, () => onBehalfOf('crowd', () => sleep(0.5))));
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  const [other, own] = await Promise.all([
    timed(() => onBehalfOf('other', () => sleep(0))),
    timed(() => asServer(() => sleep(0))),
  ]);
  expect(other).toBeLessThan(400);
  expect(own).toBeLessThan(400);
  await slow;
  await close();
});
