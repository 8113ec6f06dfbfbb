// The end as a race: points are counted category by category, and whoever has more overtakes. Nothing here is drawn.

import type { BarCategory, Row } from '../bars.tsx';

/** Milliseconds: before the first category, and for each one. */
const LEAD = 350;
const BEAT = 470;
/** The last one decides: all stand still before it, and it is counted slowly. */
const STOP = 500;
const LAST = 900;
/** Before the winner is told: longer if points alone don't say who it is. */
const BREATH = 300;
const TIED = 800;
/** In a lesson something is said of each category. */
export const READING = 2600;
/** So long bars and figures grow. */
const GROWTH = 360;
const LAST_GROWTH = 720;

/** Where each city stands when the first categories are counted. */
export interface Running {
  /** By city. */
  readonly totals: ReadonlyMap<number, number>;
  /** Cities from the first to the last. */
  readonly order: readonly number[];
  /** Those with the most points so far; nobody before the first point. */
  readonly leaders: readonly number[];
}

export interface Step {
  /** How many categories are counted then. */
  readonly counted: number;
  /** When its bars begin to grow, and for how long; then the places are told. */
  readonly at: number;
  readonly growth: number;
}

/** When what is counted, and when the winner is told: a category in which nobody has anything takes no time. */
export function planOf<C extends string>(
  rows: readonly Row<C>[],
  categories: readonly BarCategory<C>[],
  isLesson: boolean,
): { readonly steps: readonly Step[]; readonly end: number } {
  const counted = categories.flatMap(({ category }, at) =>
    rows.some(({ score }) => score[category] !== 0) ? [at + 1] : [],
  );
  const last = counted.length - 1;
  const beat = isLesson ? READING : BEAT;
  const steps = counted.map((counted, i): Step => {
    const decides = i === last && last > 0 && !isLesson;
    const at = LEAD + i * beat + (decides ? STOP : 0);
    return { counted, at, growth: decides ? LAST_GROWTH : GROWTH };
  });
  const [first, second] = rows
    .filter(({ place }) => place !== undefined)
    .map(({ score }) => score.total)
    .toSorted((one, other) => other - one);
  const counting = (steps.at(-1)?.at ?? LEAD) + (isLesson ? READING : LAST);
  return { steps, end: counting + (first === second ? TIED : BREATH) };
}

/** Those who have just overtaken everybody who led before them. */
export function tookLead(before: Running, now: Running): readonly number[] {
  const isOld = now.leaders.some((city) => before.leaders.includes(city));
  return before.leaders.length === 0 || isOld ? [] : now.leaders;
}

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
