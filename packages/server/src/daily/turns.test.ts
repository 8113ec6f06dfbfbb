import { expect, test } from 'vitest';
import { newTurns } from './turns.ts';

const LIMITS = { atOnce: 2, waiting: 30 };

/** Begins work that ends when it is told to. */
function newWork() {
  const turns = newTurns(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (address: string, name: string) =>
    turns.take(address, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { take, begun, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two of an address are under way at once, the others wait, and other addresses don’t', async () => {
  const { take, begun, end } = newWork();
  const all = ['one', 'two', 'three', 'four'].map((name) => take('eve', name));
  void take('ann', 'other');
  await settled();
  expect(begun).toEqual(['one', 'two', 'other']);
  end('two');
  await settled();
  expect(begun).toEqual(['one', 'two', 'other', 'three']);
  for (const name of ['one', 'three']) end(name);
  await settled();
  end('four');
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'four']);
});

test('work that fails gives its place to the next', async () => {
  const turns = newTurns(LIMITS);
  const failing = ['one', 'two', 'three'].map((name) =>
    turns.take('eve', () => Promise.reject(new Error(name))),
  );
  const settledAll = await Promise.allSettled(failing);
  expect(settledAll.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await turns.take('eve', async () => 'next')).toBe('next');
});

test('no more than thirty of an address wait', async () => {
  const { take, begun } = newWork();
  for (let i = 0; i < 32; i++) void take('eve', String(i));
  expect(await take('eve', 'too many')).toBeUndefined();
  expect(begun).toHaveLength(2);
});
