import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

function counted() {
  const each = oneAtATime<number>();
  const ends: (() => void)[] = [];
  let value = 0;
  const ask = (key: string) =>
    each(key, () => {
      const seen = value;
      return new Promise<number>((resolve) => ends.push(() => resolve(seen)));
    });
  return { ask, ends, change: () => void value++ };
}

test('those who ask while it runs share the next run, and hear what is true by then', async () => {
  const { ask, ends, change } = counted();
  const first = ask('ann');
  change();
  const others = Array.from({ length: 20 }, () => ask('ann'));
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(0);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(new Set(await Promise.all(others))).toEqual(new Set([1]));
  void ask('ann');
  expect(ends).toHaveLength(3);
});

test('nobody waits for somebody else', () => {
  const { ask, ends } = counted();
  void ask('ann');
  void ask('ben');
  expect(ends).toHaveLength(2);
});

test('what failed is tried again by those who wait', async () => {
  const each = oneAtATime<string>();
  const failing = each('ann', () => Promise.reject(new Error('away')));
  const next = each('ann', async () => 'here');
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe('here');
});
