import { describe, expect, test } from 'vitest';
import type { BarCategory, Row } from '../bars.tsx';
import { BEAT, BREATH, LEAD, runningAt, stepsOf } from './race.ts';

type C = 'war' | 'coins' | 'science';
const CATEGORIES = (['war', 'coins', 'science'] as const).map(
  (category): BarCategory<C> => ({ category, name: category, mark: null, ground: '' }),
);
const row = (
  city: number,
  place: number | undefined,
  ...[war, coins, science]: [number, number, number]
): Row<C> => ({
  city,
  place,
  score: { war, coins, science, total: war + coins + science },
});
/** Carol wins from behind; Ann and Bob tie, and Bob has the better tie-break. */
const ROWS = [row(2, 1, -3, 2, 20), row(1, 2, 10, 0, 2), row(0, 3, 5, 7, 0)];

describe('the race', () => {
  test('begins in the order of the seats and tells nothing', () => {
    expect(runningAt(ROWS, CATEGORIES, 0)).toEqual({
      totals: new Map([
        [2, 0],
        [1, 0],
        [0, 0],
      ]),
      order: [0, 1, 2],
      leaders: [],
    });
  });

  test('overtakes category by category and ends in the places of the sheet', () => {
    const orders = [1, 2, 3].map((counted) => runningAt(ROWS, CATEGORIES, counted));
    expect(orders.map(({ order }) => order)).toEqual([
      [1, 0, 2],
      [0, 1, 2],
      [2, 1, 0],
    ]);
    expect(orders.map(({ leaders }) => leaders)).toEqual([[1], [0], [2]]);
    expect(orders.map(({ totals }) => totals.get(2))).toEqual([-3, -1, 19]);
  });

  test('equal points overtake nobody, and both lead', () => {
    const rows = [row(0, 1, 4, 0, 1), row(1, 2, 4, 0, 0)];
    expect(runningAt(rows, CATEGORIES, 1)).toMatchObject({ order: [0, 1], leaders: [0, 1] });
  });

  test('a city that can’t win stays last and leads nowhere', () => {
    const rows = [row(1, 1, 0, 3, 0), row(0, 2, 0, 1, 0), row(2, undefined, 0, 9, 0)];
    expect(runningAt(rows, CATEGORIES, 2)).toMatchObject({ order: [1, 0, 2], leaders: [1] });
  });

  test('a category without a point takes no time', () => {
    expect(stepsOf(ROWS, CATEGORIES)).toEqual([1, 2, 3]);
    expect(stepsOf([row(0, 1, 1, 0, 2), row(1, 2, 0, 0, 1)], CATEGORIES)).toEqual([1, 3]);
  });

  test('seven categories and the crown take less than 4.6 seconds', () => {
    const crown = 600;
    expect(LEAD + 7 * BEAT + BREATH + crown).toBeLessThan(4600);
  });
});
