// Reasons about shields.

import { VICTORY_POINTS } from '@mirabilia/seven-wonders';
import { isMore, type Pair, shareOf, swingOf } from '../paired.ts';
import { builtBy, type Comparison, type FoundReason, otherCity, type Template } from './comparison.ts';
import type { PlayedLine } from './line.ts';
import { LEAST_POINTS } from './points.ts';

/** A conflict is a reason if it is better for it in so much more of the worlds. */
const LEAST_SHARE = 0.3;
const LIKELY = 0.9;

const SIDES = [0, 1] as const;

/** The result of this Age's conflict on a side. */
const resultOn =
  ({ table }: Comparison, side: number) =>
  ({ battles }: PlayedLine): number =>
    Math.sign(battles[2 * (table.age - 1) + side] ?? 0);

/** The commonest of three results. */
function usual(pairs: readonly Pair<PlayedLine>[], result: (pair: Pair<PlayedLine>) => number): number {
  const share = (wanted: number) => shareOf(pairs, (pair) => result(pair) === wanted);
  return [1, 0, -1].reduce((best, each) => (share(each) > share(best) ? each : best));
}

export const conflict: Template = (comparison) => {
  const { pairs, best, city, table, me, left, right } = comparison;
  const what = builtBy(best);
  if (what === undefined || best.city.shields <= city.shields) return undefined;
  const swing = swingOf(pairs, ({ scores }) => scores[me]?.military ?? 0);
  if (!isMore(swing, LEAST_POINTS)) return undefined;
  const found = SIDES.flatMap((side): { gain: number; found: FoundReason }[] => {
    const result = resultOn(comparison, side);
    const gain =
      shareOf(pairs, (pair) => result(pair.best) > result(pair.other)) -
      shareOf(pairs, (pair) => result(pair.best) < result(pair.other));
    const to = usual(pairs, (pair) => result(pair.best));
    const from = usual(pairs, (pair) => result(pair.other));
    if (gain < LEAST_SHARE || to <= from) return [];
    const worth = (each: number): number => (each > 0 ? VICTORY_POINTS[table.age] : each);
    return [
      {
        gain,
        found: {
          reason: {
            kind: 'conflict',
            what,
            city: side === 0 ? left : right,
            result: to > 0 ? 'victory' : 'draw',
            swing: worth(to) - worth(from),
            isLikely: shareOf(pairs, (pair) => result(pair.best) === to) < LIKELY,
          },
          weight: swing.mean,
          topic: 'military',
        },
      },
    ];
  });
  return found.toSorted((a, b) => b.gain - a.gain)[0]?.found;
};

export const overkill: Template = (comparison) => {
  const { pairs, other, city, best } = comparison;
  const { structure } = other;
  if (structure === undefined || structure.effect.shields === 0) return undefined;
  if (best.city.shields > city.shields) return undefined;
  const rivals = [comparison.left, comparison.right].map((at) => otherCity(comparison, at).shields);
  if (rivals.some((shields) => shields >= city.shields)) return undefined;
  const isWonAnyway = shareOf(pairs, (pair) =>
    SIDES.every((side) => {
      const result = resultOn(comparison, side);
      return result(pair.best) > 0 && result(pair.other) > 0;
    }),
  );
  if (isWonAnyway < LIKELY) return undefined;
  return {
    reason: { kind: 'overkill', card: structure.id },
    weight: LEAST_POINTS * 2,
    topic: 'military',
    isOfOther: true,
  };
};
