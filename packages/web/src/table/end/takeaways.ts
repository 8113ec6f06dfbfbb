// Something for every player at the end: what they did best, how close it was, and what would have won. Only what is true.

import type { BarCategory, Row } from '../bars.tsx';

export interface Takeaway<C extends string> {
  readonly city: number;
  /** Where nobody has more, if there is such a category; else where most of their own points are from. */
  readonly best:
    | { readonly of: BarCategory<C>; readonly points: number; readonly isTop: boolean }
    | undefined;
  /** Points ahead of the next, for the only winner. */
  readonly lead: number | undefined;
  /** For those who didn't win: points behind the first. Nothing if only a tie-break decided. */
  readonly behind: { readonly points: number; readonly winner: number } | undefined;
  /** The fewest points more with which they would have won alone, all else as it was. */
  readonly needed: number | undefined;
}

interface Result<C extends string> {
  readonly rows: readonly Row<C>[];
  readonly categories: readonly BarCategory<C>[];
  readonly winners: readonly number[];
  /** What decides between equal points: the more, the better. */
  readonly tieBreaker: (city: number) => number;
}

/** One for each city that can win, in the order of the rows. */
export function takeawaysOf<C extends string>({ rows, categories, winners, tieBreaker }: Result<C>) {
  const placed = rows.filter(({ place }) => place !== undefined);
  return placed.map((row): Takeaway<C> => {
    const others = placed.filter(({ city }) => city !== row.city);
    const most = Math.max(...others.map(({ score }) => score.total));
    const isWinner = winners.includes(row.city);
    const behind = most - row.score.total;
    const rivals = others.filter(({ score }) => score.total === most).map(({ city }) => tieBreaker(city));
    const winsTie = rivals.every((rival) => tieBreaker(row.city) > rival);
    return {
      city: row.city,
      best: bestOf(row, others, categories),
      lead: isWinner && winners.length === 1 ? row.score.total - most : undefined,
      behind: isWinner ? undefined : { points: behind, winner: winners[0] ?? row.city },
      needed: isWinner ? undefined : behind + (winsTie ? 0 : 1),
    };
  });
}

/** Fewer points are nothing to be praised for. */
const NOTABLE = 5;

function bestOf<C extends string>(
  { score }: Row<C>,
  others: readonly Row<C>[],
  categories: readonly BarCategory<C>[],
): Takeaway<C>['best'] {
  const own = categories
    .filter(({ category }) => score[category] >= NOTABLE)
    .map((of) => ({
      of,
      points: score[of.category],
      lead: score[of.category] - Math.max(...others.map((other) => other.score[of.category])),
    }));
  const top = own.filter(({ lead }) => lead >= 0).toSorted((one, other) => other.lead - one.lead)[0];
  const best = top ?? own.toSorted((one, other) => other.points - one.points)[0];
  return best && { of: best.of, points: best.points, isTop: best.lead >= 0 };
}
