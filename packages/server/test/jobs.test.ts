// Jobs over a real PostgreSQL.

import type { Move } from '@mirabilia/kernel';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import type { Asker, MoveQuestion, Thinker } from '@mirabilia/match-service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { THOUGHT } from '../src/jobs/job-kinds.ts';
import { type Job, type JobQueue, MOST_ATTEMPTS } from '../src/jobs/job-queue.ts';
import { newJobRunner } from '../src/jobs/job-runner.ts';
import { openPostgresJobQueue } from '../src/storage/postgres-job-queue.ts';
import { newQueuedThinker } from '../src/thinking/queued-thinker.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

let server: PostgresServer;
let address: string;
const queues: JobQueue[] = [];

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  address = await server.newDatabase();
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()));
});

async function open(): Promise<JobQueue> {
  const queue = await openPostgresJobQueue(address);
  queues.push(queue);
  return queue;
}

const sums = (...numbers: number[]): Job[] =>
  numbers.map((n) => ({ id: `sum ${n}`, kind: 'sum', body: String(n) }));
const value = (n: number) => ({ value: n });

async function sql<Row>(text: string): Promise<readonly Row[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Row[];
}

/** Time passes in the database. */
const expire = () => sql('update jobs set claimed_until = 1 where claimed_until is not null');
const waiting = async () => (await sql('select id from jobs')).length;

describe('the queue', () => {
  test('gives each job to one worker, in the order of the offer, and only kinds that it can do', async () => {
    const [one, two] = [await open(), await open()];
    await one.offer(sums(3, 1, 2));
    await one.offer(sums(1));
    expect(await two.take(['product'])).toBeUndefined();
    const taken = await Promise.all([one.take(['sum']), two.take(['sum']), two.take(['product', 'sum'])]);
    expect(new Set(taken.map((work) => work?.body))).toEqual(new Set(['3', '1', '2']));
    expect(await one.take(['sum'])).toBeUndefined();
  });

  test('keeps a result until it is collected, once', async () => {
    const [one, two] = [await open(), await open()];
    await one.offer(sums(1, 2));
    const work = (await two.take(['sum'])) as Job;
    expect(work.id).toBe('sum 1');
    await two.finish(work.id, value(10));
    expect(await one.collect(['sum 1', 'sum 2'])).toEqual(new Map([['sum 1', value(10)]]));
    expect(await one.collect(['sum 1'])).toEqual(new Map());
  });

  test('lets others take jobs whose claims expired, not those whose claims are prolonged', async () => {
    const [one, two] = [await open(), await open()];
    await one.offer(sums(1));
    expect(await one.take(['sum'])).toBeDefined();
    expect(await two.take(['sum'])).toBeUndefined();
    await expire();
    await one.prolong(['sum 1']);
    expect(await two.take(['sum'])).toBeUndefined();
    await expire();
    expect(await two.take(['sum'])).toBeDefined();
    await two.finish('sum 1', value(1));
    // He who was thought dead comes too late, and nothing changes.
    await one.finish('sum 1', value(2));
    expect(await two.collect(['sum 1'])).toEqual(new Map([['sum 1', value(1)]]));
  });

  test('offers again at once what is given back, and withdraws what nobody has claimed', async () => {
    const [one, two] = [await open(), await open()];
    await one.offer(sums(1, 2));
    await two.take(['sum']);
    expect(await one.withdraw(['sum 1', 'sum 2'])).toEqual(new Set(['sum 2']));
    await two.giveBack(['sum 1']);
    expect((await one.take(['sum']))?.id).toBe('sum 1');
  });

  test('gives up jobs that no worker finishes, and says so', async () => {
    const queue = await open();
    await queue.offer(sums(1));
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      expect(await queue.take(['sum'])).toBeDefined();
      expect(await queue.collect(['sum 1'])).toEqual(new Map());
      await expire();
    }
    expect(await queue.take(['sum'])).toBeUndefined();
    expect((await queue.collect(['sum 1'])).get('sum 1')).toMatchObject({
      failure: expect.stringMatching(/none came back/),
    });
  });
});

/** A pool that does jobs in this thread. */
const poolThat = (run: (job: Job) => Promise<unknown>) => ({ run, close: async () => {} });
const doubling = poolThat(async ({ body }) => 2 * Number(body));

describe('a job runner', () => {
  test('does everything there is, and what comes later', async () => {
    const [boss, queue] = [await open(), await open()];
    await boss.offer(sums(1, 2, 3));
    const runner = newJobRunner({ queue, kinds: ['sum'], pool: doubling, workers: 2 });
    const all = ['sum 1', 'sum 2', 'sum 3', 'sum 4'];
    const found = new Map<string, unknown>();
    await boss.offer(sums(4));
    await expect
      .poll(
        async () => {
          for (const [id, result] of await boss.collect(all)) found.set(id, result);
          return found.size;
        },
        { timeout: 5000 },
      )
      .toBe(4);
    expect(found.get('sum 4')).toEqual(value(8));
    await runner.close();
  });

  test('gives back unfinished jobs when it closes', async () => {
    const [boss, queue] = [await open(), await open()];
    await boss.offer(sums(1));
    const started = Promise.withResolvers<void>();
    const slow = poolThat(() => {
      started.resolve();
      return new Promise(() => {});
    });
    const runner = newJobRunner({ queue, kinds: ['sum'], pool: slow, workers: 1 });
    await started.promise;
    await runner.close();
    expect(await boss.take(['sum'])).toBeDefined();
  });
});

describe('thoughts', () => {
  const question: MoveQuestion = {
    game: 'seven-wonders',
    level: 'expert',
    view: {},
    legal: [7, 8],
    seed: 'x',
  };
  const asker: Asker = { match: 'one', host: 'ann', urgency: 'players' };
  const ownThinker = () => {
    const think = vi.fn(async (): Promise<Move> => 7);
    return { levels: ['easy'], standInLevel: 'easy', think } satisfies Thinker;
  };

  const secondMove = poolThat(async ({ body }) => (JSON.parse(body) as MoveQuestion).legal[1]);

  test('are thought by workers', async () => {
    const own = ownThinker();
    const thinker = newQueuedThinker({ queue: await open(), own, patience: 5000 });
    const runner = newJobRunner({ queue: await open(), kinds: [THOUGHT], pool: secondMove, workers: 1 });
    expect(await thinker.think(question, asker)).toBe(8);
    expect(own.think).not.toHaveBeenCalled();
    await runner.close();
  });

  test('are thought here where there are no workers, and then the queue rests for a while', async () => {
    const own = ownThinker();
    let now = 0;
    const queue = await open();
    const offer = vi.spyOn(queue, 'offer');
    const thinker = newQueuedThinker({ queue, own, clock: () => now });
    expect(await thinker.think(question, asker)).toBe(7);
    expect(await thinker.think(question, asker)).toBe(7);
    expect(offer).toHaveBeenCalledTimes(1);
    now += 60_000;
    await thinker.think(question, asker);
    expect(offer).toHaveBeenCalledTimes(2);
  });

  test('are thought here while all workers are busy, and the next question goes to the queue again', async () => {
    const own = ownThinker();
    const queue = await open();
    const offer = vi.spyOn(queue, 'offer');
    const thinker = newQueuedThinker({ queue, own, clock: () => 0, patience: 2000 });
    const runner = newJobRunner({ queue: await open(), kinds: [THOUGHT], pool: secondMove, workers: 1 });
    expect(await thinker.think(question, asker)).toBe(8);
    await runner.close();
    expect(await thinker.think(question, asker)).toBe(7);
    expect(await thinker.think(question, asker)).toBe(7);
    expect(offer).toHaveBeenCalledTimes(3);
  });

  test('of all but experts are thought here, whatever waits in the queue', async () => {
    const own = ownThinker();
    const queue = await open();
    const offer = vi.spyOn(queue, 'offer');
    const thinker = newQueuedThinker({ queue, own });
    const experts = Promise.all([1, 2, 3].map(() => thinker.think(question, asker)));
    for (const level of ['easy', 'hard', 'hard:scholar']) {
      expect(await thinker.think({ ...question, level }, asker)).toBe(7);
    }
    expect(offer).toHaveBeenCalledTimes(3);
    await experts;
  });

  test('for players are taken before those for tables without them', async () => {
    const workers = await open();
    const thinker = newQueuedThinker({ queue: await open(), own: ownThinker(), patience: 5000 });
    const thoughts = [
      thinker.think({ ...question, seed: 'unattended' }, { ...asker, urgency: 'nobody' }),
      thinker.think({ ...question, seed: 'attended' }, asker),
    ];
    await expect.poll(waiting).toBe(2);
    expect((JSON.parse(((await workers.take([THOUGHT])) as Job).body) as MoveQuestion).seed).toBe('attended');
    await expire();
    const runner = newJobRunner({ queue: workers, kinds: [THOUGHT], pool: secondMove, workers: 1 });
    expect(await Promise.all(thoughts)).toEqual([8, 8]);
    await runner.close();
  });

  test('that fail on a worker are thought here', async () => {
    const own = ownThinker();
    const thinker = newQueuedThinker({ queue: await open(), own });
    const failing = poolThat(() => Promise.reject(new Error('too hard')));
    const runner = newJobRunner({ queue: await open(), kinds: [THOUGHT], pool: failing, workers: 1 });
    expect(await thinker.think(question, asker)).toBe(7);
    await runner.close();
  });
});
