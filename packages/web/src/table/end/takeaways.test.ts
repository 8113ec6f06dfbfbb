import { describe, expect, test } from 'vitest';
import type { BarCategory, Row } from '../bars.tsx';
import { takeawaysOf } from './takeaways.ts';

type C = 'war' | 'art' | 'science';
const categories = (['war', 'art', 'science'] as const).map(
  (category): BarCategory<C> => ({ category, name: category, mark: null, ground: '' }),
);
const row = (
  city: number,
  place: number | undefined,
  ...[war, art, science]: [number, number, number]
): Row<C> => ({
  city,
  place,
  score: { war, art, science, total: war + art + science },
});
const given = (rows: readonly Row<C>[], winners: readonly number[], ties: readonly number[] = []) =>
  takeawaysOf({ rows, categories, winners, tieBreaker: (city) => ties[city] ?? 0 });

describe('what each player takes away', () => {
  test('the lead of the winner, and how close the others were', () => {
    const [ann, bob, carol] = given([row(0, 1, 9, 5, 6), row(1, 2, 3, 14, 0), row(2, 3, -6, 2, 1)], [0]);
    expect(ann).toMatchObject({ lead: 3, behind: undefined, needed: undefined });
    expect(bob).toMatchObject({ lead: undefined, behind: { points: 3, winner: 0 }, needed: 4 });
    expect(carol).toMatchObject({ behind: { points: 23, winner: 0 }, needed: 24 });
  });

  test('whoever has the better tie-break needs only as many points as the first', () => {
    const rows = [row(0, 1, 9, 0, 0), row(1, 2, 8, 0, 0)];
    expect(given(rows, [0], [3, 5])[1]?.needed).toBe(1);
    expect(given(rows, [0], [3, 3])[1]?.needed).toBe(2);
    expect(given(rows, [0], [3, 1])[1]?.needed).toBe(2);
  });

  test('lost by the tie-break alone: one point more would have won', () => {
    const [first, second] = given([row(0, 1, 9, 0, 0), row(1, 2, 9, 0, 0)], [0], [4, 2]);
    expect(first?.lead).toBe(0);
    expect(second).toMatchObject({ behind: { points: 0, winner: 0 }, needed: 1 });
  });

  test('a shared victory has no lead', () => {
    const [one, other] = given([row(0, 1, 9, 0, 0), row(1, 1, 9, 0, 0)], [0, 1]);
    for (const each of [one, other]) expect(each).toMatchObject({ lead: undefined, behind: undefined });
  });

  test('the best category is one in which nobody has more, by the largest lead; else the most points of one’s own', () => {
    const rows = [row(0, 1, 9, 9, 9), row(1, 2, 9, 4, 8), row(2, 3, 1, 6, 0), row(3, 4, 0, 0, 0)];
    const best = given(rows, [0]).map(
      (each) => each.best && [each.best.of.category, each.best.points, each.best.isTop],
    );
    expect(best).toEqual([['art', 9, true], ['war', 9, true], ['art', 6, false], undefined]);
  });

  test('fewer than five points are not told of, even if nobody has more', () => {
    const rows = [row(0, 1, 30, 0, 0), row(1, 2, 20, 4, 0), row(2, 3, 3, 0, 1)];
    expect(given(rows, [0]).map(({ best }) => best?.of.category)).toEqual(['war', 'war', undefined]);
  });

  test('a city that can’t win takes nothing and keeps nobody from the top', () => {
    const all = given([row(0, 1, 5, 0, 0), row(1, 2, 1, 0, 0), row(2, undefined, 50, 0, 0)], [0]);
    expect(all.map(({ city }) => city)).toEqual([0, 1]);
    expect(all[0]).toMatchObject({ lead: 4, best: { isTop: true } });
  });
});
