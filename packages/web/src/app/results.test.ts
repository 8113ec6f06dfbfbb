import { expect, test } from 'vitest';
import { bestBeside, type Results, readResults, withResult } from './results.ts';

const KEY = 'seven-wonders/3';
const played = (...points: number[]): Results =>
  points.reduce<Results>((all, each, at) => withResult(all, KEY, { match: `m${at}`, points: each }), {});

test('the first match has nothing before it', () => {
  const results = played(40);
  expect(bestBeside(results, KEY, { match: 'm0', points: 40 })).toEqual({ before: undefined, isNew: false });
});

test('a best is new when it beats all before it, and stays so when the match is opened again', () => {
  const results = played(40, 52, 45);
  expect(bestBeside(results, KEY, { match: 'm1', points: 52 })).toEqual({ before: 40, isNew: true });
  expect(bestBeside(results, KEY, { match: 'm2', points: 45 })).toEqual({ before: 52, isNew: false });
});

test('other games and numbers of players don’t count', () => {
  expect(bestBeside(played(40), 'architects/3', { match: 'x', points: 1 })).toEqual({
    before: undefined,
    isNew: false,
  });
});

test('a match is counted once, a hundred are kept, and the best is among them', () => {
  expect(withResult(played(40), KEY, { match: 'm0', points: 40 })[KEY]).toHaveLength(1);
  const many = played(99, ...Array.from({ length: 300 }, (_, i) => i % 50));
  expect(many[KEY]?.length).toBeLessThanOrEqual(100);
  expect(Math.max(...(many[KEY] ?? []).map(({ points }) => points))).toBe(99);
});

test.for(['', 'null', '[]', '{"seven-wonders/3":7}', '{"seven-wonders/3":[{"points":"9"},null]}'])(
  'what isn’t ours is left aside: %s',
  (text) => {
    expect(Object.values(readResults(text)).flat()).toEqual([]);
  },
);
