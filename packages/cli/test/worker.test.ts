// Three machines play one arena, as far as one machine can show it: three processes that know nothing but a database.

import { once } from 'node:events';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../server/test/postgres-server.ts';
import { workplace } from './command.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const place = workplace();
const SERIES = [
  ...['arena', 'seven-wonders', '--seed', 'shared', '--players', '3'],
  ...['--bots', 'easy,random', '--deals', '24'],
];

let server: PostgresServer;
let address: string;
beforeAll(async () => {
  server = await startPostgres();
  address = await server.newDatabase();
});
afterAll(() => server.stop());

/** Commands that are started inside know the database. */
async function withDatabase<R>(run: () => R): Promise<Awaited<R>> {
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = address;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
}

const inQueue = async (): Promise<number> => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return Number((await client.query('select count(*) as jobs from jobs')).rows[0].jobs);
  } finally {
    await client.end();
  }
};

test('the result of many machines is that of one, though one of them is killed', async () => {
  delete process.env.DATABASE_URL;
  const alone = await place.run(...SERIES, '--out', 'alone.jsonl');
  expect(alone).toMatchObject({ exit: 0, err: '' });

  const workers = await withDatabase(() =>
    [1, 2, 3].map(() => place.start('worker', '--workers', '1', '--only', 'arena')),
  );
  try {
    const playing = withDatabase(() => place.run(...SERIES, '--workers', '1', '--out', 'shared.jsonl'));
    // In the middle of it, with something in hand.
    const played = () =>
      place.files().includes('shared.jsonl') ? place.read('shared.jsonl').split('\n') : [];
    await expect.poll(() => played().length, { timeout: 60_000 }).toBeGreaterThan(5);
    workers[0]?.kill('SIGKILL');
    const shared = await playing;
    expect(shared).toMatchObject({ exit: 0, err: '' });
    expect(place.read('shared.jsonl')).toBe(place.read('alone.jsonl'));
    expect(await inQueue()).toBe(0);
  } finally {
    const ended = workers.slice(1).map((worker) => once(worker, 'close'));
    for (const worker of workers) worker.kill('SIGTERM');
    for (const [code] of await Promise.all(ended)) expect(code).toBe(0);
  }
});

test('without a database there is nobody to work for', async () => {
  delete process.env.DATABASE_URL;
  expect(await place.run('worker')).toMatchObject({ exit: 2, err: expect.stringMatching(/DATABASE_URL/) });
});

test('a database that can’t be reached is told in a sentence', async () => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  try {
    for (const command of [['worker'], [...SERIES]]) {
      const { exit, err } = await place.run(...command);
      expect(exit).toBe(1);
      expect(err).toMatch(/^mirabilia: The database none at 127\.0\.0\.1:1 can't be used/);
    }
  } finally {
    delete process.env.DATABASE_URL;
  }
});
