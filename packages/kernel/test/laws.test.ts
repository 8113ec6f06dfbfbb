import { expect, test } from 'vitest';
import { checkLaws } from '../testkit/index.ts';
import { LOTS_ANNOUNCE, lots, lotsInventory } from './toy-game.ts';

const facts = { inventory: lotsInventory, announces: LOTS_ANNOUNCE };

test.each([2, 3, 4])('the toy game obeys every law with %i players', (players) => {
  expect(checkLaws(lots, { ...facts, options: { players }, matches: 12, every: 1 })).toEqual([]);
});

test('an inspection reports the same every time', () => {
  const spoilt = { ...lots, outcome: () => ({ scores: [], winners: [] }) };
  const inspect = () => checkLaws(spoilt, { ...facts, options: { players: 2 }, matches: 3 });
  expect(inspect()).not.toEqual([]);
  expect(inspect()).toEqual(inspect());
});

test('worlds that part by an announcement fall outside, but only if the game names it', () => {
  const silent = checkLaws(lots, { inventory: lotsInventory, options: { players: 3 }, matches: 4 });
  expect(new Set(silent.map(({ law }) => law))).toEqual(new Set(['silent-worlds']));
});
