import { expect, test } from 'vitest';
import { tellChance } from './shown-chance.ts';

const tell = (chance: number, visits: number, turnsLeft: number, players = 3): number =>
  tellChance({ wins: chance * visits, visits }, { players, turnsLeft });

test('a better chance is told as a better one, at any time and table', () => {
  for (let players = 2; players <= 7; players++) {
    for (let turnsLeft = 0; turnsLeft <= 18; turnsLeft++) {
      const told = [0, 0.1, 0.3, 0.5, 0.9, 1].map((chance) => tell(chance, 3, turnsLeft, players));
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told[0]).toBeGreaterThan(0);
      expect(told.at(-1)).toBeLessThan(1);
    }
  }
});

test('a few worlds of the last turn that were all won are no certainty, and many are nearly one', () => {
  expect(tell(1, 3, 1)).toBeLessThan(0.95);
  expect(tell(1, 3, 1)).toBeGreaterThan(0.85);
  expect(tell(1, 1000, 1)).toBeGreaterThan(0.99);
});

test('early on a chance is told nearly as it was simulated', () => {
  expect(tell(0.5, 6, 12)).toBeCloseTo(0.5, 1);
  expect(tell(1 / 3, 6, 12)).toBeCloseTo(1 / 3, 1);
});
