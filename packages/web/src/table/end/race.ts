// The end as a race: points are counted category by category, and whoever has more overtakes. Nothing here is drawn.

import type { BarCategory, Row } from '../bars.tsx';

/** Milliseconds: before the first category, for each one, and after the last before the winner is told. */
export const LEAD = 350;
export const BEAT = 470;
export const BREATH = 250;

/** Where each city stands when the first categories are counted. */
export interface Running {
  /** By city. */
  readonly totals: ReadonlyMap<number, number>;
  /** Cities from the first to the last. */
  readonly order: readonly number[];
  /** Those with the most points so far; nobody before the first point. */
  readonly leaders: readonly number[];
}

/** How many categories are counted after each step: one in which nobody has anything takes no time. */
export const stepsOf = <C extends string>(
  rows: readonly Row<C>[],
  categories: readonly BarCategory<C>[],
): readonly number[] =>
  categories.flatMap(({ category }, at) => (rows.some(({ score }) => score[category] !== 0) ? [at + 1] : []));

/** Who has as much as another stays behind, until ties are broken at the end. A city that can't win runs outside the race. */
export function runningAt<C extends string>(
  rows: readonly Row<C>[],
  categories: readonly BarCategory<C>[],
  counted: number,
): Running {
  const racing = rows.filter(({ place }) => place !== undefined);
  const totals = new Map(rows.map(({ city }) => [city, 0]));
  let order = racing.map(({ city }) => city).toSorted((one, other) => one - other);
  const totalOf = (city: number): number => totals.get(city) as number;
  for (const { category } of categories.slice(0, counted)) {
    for (const { city, score } of rows) totals.set(city, totalOf(city) + score[category]);
    order = order.toSorted((one, other) => totalOf(other) - totalOf(one));
  }
  const isFinal = counted >= categories.length;
  const most = Math.max(...order.map(totalOf));
  return {
    totals,
    order: isFinal
      ? rows.map(({ city }) => city)
      : [...order, ...rows.filter(({ place }) => place === undefined).map(({ city }) => city)],
    leaders: counted === 0 ? [] : order.filter((city) => totalOf(city) === most),
  };
}
