import { describe, expect, test } from 'vitest';
import type { BarCategory, Row } from '../bars.tsx';
import { planOf, runningAt, tookLead } from './race.ts';

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
    const counted = (rows: readonly Row<C>[]) =>
      planOf(rows, CATEGORIES, false).steps.map(({ counted }) => counted);
    expect(counted(ROWS)).toEqual([1, 2, 3]);
    expect(counted([row(0, 1, 1, 0, 2), row(1, 2, 0, 0, 1)])).toEqual([1, 3]);
  });

  test('all stand still before the last category, and it is counted slowly', () => {
    const { steps, end } = planOf(ROWS, CATEGORIES, false);
    const [first, second, last] = steps.map(({ at }) => at) as [number, number, number];
    expect(last - second - (second - first)).toBe(500);
    expect(end - last).toBeGreaterThan(900);
    expect(steps.at(-1)?.growth).toBeGreaterThan(steps[0]?.growth as number);
  });

  test('equal points are looked at for longer', () => {
    const end = (rows: readonly Row<C>[]): number => planOf(rows, CATEGORIES, false).end;
    const tied = [row(0, 1, 4, 1, 1), row(1, 2, 4, 2, 0)];
    expect(end(tied)).toBe(end([row(0, 1, 4, 1, 2), row(1, 2, 4, 2, 0)]) + 500);
  });

  test('the lead is taken from those who had it', () => {
    const taken = [1, 2, 3].map((counted) =>
      tookLead(runningAt(ROWS, CATEGORIES, counted - 1), runningAt(ROWS, CATEGORIES, counted)),
    );
    expect(taken).toEqual([[], [0], [2]]);
    // Who draws level takes it from nobody.
    const rows = [row(0, 1, 4, 0, 1), row(1, 2, 2, 2, 0)];
    const [one, two] = [1, 2].map((counted) => runningAt(rows, CATEGORIES, counted));
    expect(one && two && tookLead(one, two)).toEqual([]);
  });

  test('seven categories take less than five seconds', () => {
    type Seven = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';
    const seven = (['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const).map(
      (category): BarCategory<Seven> => ({ category, name: category, mark: null, ground: '' }),
    );
    const score = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, total: 7 };
    expect(planOf([{ city: 0, place: 1, score }], seven, false).end).toBeLessThan(5000);
  });
});
