import { rngFrom } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { drawByWeight, matchAtRandom, type Wish } from './matching.ts';

const wish = (...places: number[]): Wish => ({ places, weights: places.map(() => 1) });

test('every seeker gets a place of its own among those it wished for', () => {
  const rng = rngFrom('a chain of displacements', 'test');
  const wishes = [wish(0, 1), wish(0, 2), wish(1), wish(2, 3)];
  for (let i = 0; i < 50; i++) expect(matchAtRandom(wishes, rng)).toEqual([0, 2, 1, 3]);
});

test('there is none if two seekers share their only place, or one has no place', () => {
  const rng = rngFrom('too few', 'test');
  expect(matchAtRandom([wish(0), wish(0)], rng)).toBeUndefined();
  expect(matchAtRandom([wish(0), wish()], rng)).toBeUndefined();
  expect(matchAtRandom([], rng)).toEqual([]);
});

test('every matching comes out', () => {
  const rng = rngFrom('all', 'test');
  const found = new Set<string>();
  for (let i = 0; i < 500; i++)
    found.add(String(matchAtRandom([wish(0, 1, 2), wish(0, 1, 2), wish(0, 1, 2)], rng)));
  expect([...found].sort()).toEqual(['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0']);
});

test('a place is asked for first as often as its weight says', () => {
  const rng = rngFrom('weights', 'test');
  const counts = [0, 0, 0];
  for (let i = 0; i < 4000; i++) {
    const drawn = drawByWeight([1, 0, 3], rng);
    counts[drawn] = (counts[drawn] as number) + 1;
  }
  expect(counts[0]).toBeGreaterThan(850);
  expect(counts[0]).toBeLessThan(1150);
  expect(counts[1]).toBe(0);
  expect(drawByWeight([], rng)).toBe(-1);
});
