// Bots of matches in a browser, in workers that tests answer for.

import type { Move } from '@mirabilia/kernel';
import type { MoveQuestion, Practice, Thought } from '@mirabilia/match-service';
import { expect, test } from 'vitest';
import { newThinkingPool } from './thinking-pool.ts';

class FakeWorker {
  readonly told: (MoveQuestion | Practice)[] = [];
  isTerminated = false;
  onmessage: (event: { data: Thought }) => void = () => {};
  onerror: (event: { preventDefault(): void }) => void = () => {};

  postMessage(told: MoveQuestion | Practice): void {
    this.told.push(told);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(move: number): void {
    this.onmessage({ data: { move: move as Move } });
  }

  break(): void {
    this.onerror({ preventDefault: () => {} });
  }
}

function openPool(cores: number) {
  const workers: FakeWorker[] = [];
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  };
  return { workers, pool: newThinkingPool(start, cores) };
}

const question = (seed: string) => ({ game: 'architects', level: 'easy', seed }) as unknown as MoveQuestion;

test('bots think in parallel on all cores but one, and the others wait for the first that is free', async () => {
  const { workers, pool } = openPool(3);
  const moves = ['a', 'b', 'c'].map((seed) => pool.think(question(seed)));
  expect(workers.map(({ told }) => told)).toEqual([[question('a')], [question('b')]]);
  workers[1]?.answer(2);
  expect(workers[1]?.told.at(-1)).toEqual(question('c'));
  workers[1]?.answer(3);
  workers[0]?.answer(1);
  expect(await Promise.all(moves)).toEqual([1, 2, 3]);
});

test('there is one worker at least and four at most', () => {
  for (const [cores, expected] of [
    [1, 1],
    [16, 4],
  ] as const) {
    const { workers, pool } = openPool(cores);
    for (let i = 0; i < 9; i++) void pool.think(question(String(i)));
    expect(workers).toHaveLength(expected);
  }
});

test('a worker that breaks fails its own question, and another one takes its place', async () => {
  const { workers, pool } = openPool(2);
  const [first, second] = [pool.think(question('a')), pool.think(question('b'))];
  workers[0]?.break();
  await expect(first).rejects.toThrow('broke');
  expect(workers[0]?.isTerminated).toBe(true);
  expect(workers[1]?.told).toEqual([question('b')]);
  workers[1]?.answer(7);
  expect(await second).toBe(7);
});

test('a question that fails leaves its worker for the next', async () => {
  const { workers, pool } = openPool(2);
  const [first, second] = [pool.think(question('a')), pool.think(question('b'))];
  workers[0]?.onmessage({ data: { failure: 'no such game' } });
  await expect(first).rejects.toThrow('no such game');
  workers[0]?.answer(7);
  expect(await second).toBe(7);
});

test('one worker warms up once for a game, unless it has something to do', () => {
  const { workers, pool } = openPool(4);
  pool.prepare?.('architects');
  pool.prepare?.('architects');
  expect(workers.map(({ told }) => told)).toEqual([[{ practise: 'architects' }]]);
  void pool.think(question('a'));
  pool.prepare?.('seven-wonders');
  expect(workers[0]?.told).toEqual([{ practise: 'architects' }, question('a')]);
});
