// Who is where at the end, and what decided.

import {
  architects,
  type Category,
  type City,
  type Score,
  STAGES,
  scoreOf,
  type Table,
} from '@mirabilia/architects';
import type { Row } from '../../../table/bars.tsx';
import { standingIn } from './city.ts';

export interface Standing extends Row<Category> {
  readonly score: Score;
  readonly place: number;
}

export interface Standings {
  /** The best first. */
  readonly rows: readonly Standing[];
  readonly winners: readonly number[];
  /** Points alone didn't decide. */
  readonly isByStages: boolean;
}

export function standingsOf(table: Table): Standings {
  const scores = table.cities.map((_, seat) => scoreOf(table, seat));
  const isBefore = (one: Score, other: Score): boolean =>
    one.total > other.total || (one.total === other.total && one.stages > other.stages);
  const rows = scores.map((score, city) => ({
    city,
    score,
    place: 1 + scores.filter((other) => isBefore(other, score)).length,
  }));
  const best = Math.max(...scores.map(({ total }) => total));
  return {
    rows: rows.toSorted((one, other) => one.place - other.place),
    winners: architects.outcome(table)?.winners ?? [],
    isByStages: scores.filter(({ total }) => total === best).length > 1,
  };
}

/** Who completed the wonder that ended the match. */
export const finisherOf = ({ cities }: Table): number | undefined => {
  const seat = cities.findIndex((city: City) => standingIn(city) === STAGES);
  return seat < 0 ? undefined : seat;
};
