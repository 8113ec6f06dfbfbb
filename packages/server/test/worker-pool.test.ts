import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { newWorkerPool, type WorkerPool, type WorkerPoolOptions } from '../src/worker-pool.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const MODULE = new URL('./worker-pool-worker.ts', import.meta.url);

const pools: WorkerPool<string, number>[] = [];
function pool(options: Partial<WorkerPoolOptions> = {}): WorkerPool<string, number> {
  const made = newWorkerPool<string, number>({ module: MODULE, size: 1, ...options });
  pools.push(made);
  return made;
}
afterEach(async () => {
  for (const made of pools.splice(0)) await made.close();
});

test('a task that throws fails with its message, and its thread goes on', async () => {
  const { run } = pool();
  const thread = await run('id');
  await expect(run('fail')).rejects.toThrow('too hard');
  expect(await run('id')).toBe(thread);
});

test.for([
  ['ends', 'exit', 'the thread ended'],
  ['breaks', 'break', 'broken'],
] as const)('a thread that %s fails its own task, and another takes its place', async ([, task, message]) => {
  const { run, threads } = pool();
  const thread = await run('id');
  const [lost, next] = await Promise.allSettled([run(task), run('id')]);
  expect((lost as PromiseRejectedResult).reason).toEqual(new Error(message));
  expect(next).toMatchObject({ status: 'fulfilled' });
  expect(next).not.toMatchObject({ value: thread });
  expect(threads()).toBe(1);
});

test('a module that can’t be loaded fails every task', async () => {
  const { run } = pool({ module: new URL('./no-such-worker.ts', import.meta.url), size: 2 });
  const tasks = await Promise.allSettled(['id', 'id', 'id'].map(run));
  for (const task of tasks) expect(String((task as PromiseRejectedResult).reason)).toMatch('no-such-worker');
});

test('tasks are done at once by as many threads as there may be, and no more are started', async () => {
  const { run, threads } = pool({ size: 2 });
  expect(threads()).toBe(0);
  await Promise.all(Array.from({ length: 9 }, () => run('id')));
  expect(threads()).toBe(2);
});

test('a long series of tasks keeps nothing of those that are done', async () => {
  const { run } = pool();
  const collect = collector();
  // What a task answers is small; what was kept of each before made a gigabyte of a hundred thousand matches.
  const heapAfter = async (tasks: number): Promise<number> => {
    for (let i = 0; i < tasks; i++) await run('id');
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await heapAfter(2_000);
  expect(((await heapAfter(10_000)) - before) / 10_000).toBeLessThan(50);
});

/** Node's garbage collection, by hand. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

test('a note starts a thread if there is none, and is never told to one that is busy', async () => {
  const { run, tell, threads } = pool();
  tell('note');
  expect(threads()).toBe(1);
  const counted = run('notes');
  tell('note');
  expect(await counted).toBe(1);
  expect(await run('notes')).toBe(1);
});

test('an idle thread ends after its time, and a closed pool ends one that hangs', async () => {
  const short = pool({ idleLife: 20 });
  await short.run('id');
  await expect.poll(short.threads).toBe(0);
  const { run, close } = pool();
  const tasks = Promise.allSettled([run('hang'), run('id')]);
  await close();
  expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(run('id')).rejects.toThrow('the pool is closed');
});
