import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicateShares, type RoundResult, sharesAt, standingsOf } from './standings.ts';

const seat = (total: number, isWinner = false) => ({ total, isWinner });

test('a share is the part of the others that were beaten', () => {
  expect(sharesAt([seat(50, true), seat(40), seat(45)])).toEqual([1, 0, 0.5]);
  expect(sharesAt([seat(50, true), seat(40), seat(40), seat(30)])).toEqual([1, 0.5, 0.5, 0]);
});

test('of several with the most points the game’s tie-break counts', () => {
  expect(sharesAt([seat(50), seat(50, true), seat(30)])).toEqual([0.5, 1, 0]);
  expect(sharesAt([seat(50, true), seat(50, true), seat(30)])).toEqual([0.75, 0.75, 0]);
});

test('every table gives away the same, whatever happens', () => {
  const tables = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 3, maxLength: 7 });
  fc.assert(
    fc.property(tables, (totals) => {
      const sum = sharesAt(totals.map((total) => seat(total))).reduce((all, each) => all + each, 0);
      expect(sum).toBeCloseTo(totals.length / 2);
    }),
  );
});

test('who has nobody to be compared with has neither won nor lost', () => {
  expect(duplicateShares([50])).toEqual([0.5]);
  expect(duplicateShares([50, 40, 40])).toEqual([1, 0.25, 0.25]);
});

const result = (share: number, more: Partial<RoundResult> = {}): RoundResult => ({
  share,
  isWin: false,
  total: 40,
  opponents: [],
  ...more,
});

test('players are ordered by points, then wins, then their opponents, then victory points', () => {
  const standings = standingsOf(
    new Map([
      [0, [result(0.5), result(0.5)]],
      [1, [result(1, { isWin: true }), result(0)]],
      [2, [result(0.5, { opponents: [3] }), result(0.5)]],
      [3, [result(1), result(1)]],
      [4, [result(0.5), result(0.5, { total: 41 })]],
    ]),
  );
  expect(standings.map(({ player }) => player)).toEqual([3, 1, 2, 4, 0]);
  expect(standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
});

test('equal players share a place', () => {
  const thirds = [result(1 / 3), result(1 / 3), result(1 / 3)];
  const standings = standingsOf(
    new Map([
      [0, [result(0)]],
      [1, thirds],
      [2, [result(1, { total: 120 })]],
    ]),
  );
  expect(standings.map(({ player, place }) => [player, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});
