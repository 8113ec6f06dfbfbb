import { expect, test } from 'vitest';
import { placesOf, rotationsOf, seriesPosition } from './line-up.ts';

test('one against two sits in each seat once', () => {
  expect(rotationsOf(['hard', 'medium', 'medium'])).toEqual([
    ['hard', 'medium', 'medium'],
    ['medium', 'medium', 'hard'],
    ['medium', 'hard', 'medium'],
  ]);
});

test('rotations that look alike are played once', () => {
  expect(rotationsOf(['a', 'b', 'a', 'b'])).toEqual([
    ['a', 'b', 'a', 'b'],
    ['b', 'a', 'b', 'a'],
  ]);
  expect(rotationsOf(['a', 'a'])).toEqual([['a', 'a']]);
});

test.for([
  ['a', 'b'],
  ['a', 'b', 'c', 'd', 'e'],
  ['a', 'a', 'b', 'b'],
  ['a', 'b', 'b', 'a', 'b', 'b'],
  ['a', 'b', 'b', 'b', 'b', 'b', 'b'],
])('in %s every bot has every seat equally often', (lineUp) => {
  const rotations = rotationsOf(lineUp);
  for (const bot of lineUp) {
    const often = lineUp.map((_, seat) => rotations.filter((rotation) => rotation[seat] === bot).length);
    expect(new Set(often).size).toBe(1);
  }
});

test('a deal is played in all rotations before the next one', () => {
  expect([0, 1, 2, 3, 7].map((index) => seriesPosition(index, 3))).toEqual([
    { deal: 0, rotation: 0 },
    { deal: 0, rotation: 1 },
    { deal: 0, rotation: 2 },
    { deal: 1, rotation: 0 },
    { deal: 2, rotation: 1 },
  ]);
});

test('places: winners are first, equal points share a place, and who lost the tie for the victory is second', () => {
  expect(placesOf([50, 40, 40, 30], [0])).toEqual([1, 2, 2, 4]);
  expect(placesOf([50, 50, 20], [0, 1])).toEqual([1, 1, 3]);
  expect(placesOf([50, 50, 20], [1])).toEqual([2, 1, 3]);
});
