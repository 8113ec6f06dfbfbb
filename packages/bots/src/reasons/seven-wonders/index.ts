// Why one move of 7 Wonders is better than another.

import type { Move, SeatView } from '@mirabilia/kernel';
import {
  actionIn,
  BOARD,
  CATEGORIES,
  type Category,
  isForFreeCity,
  type SevenWonders,
  sevenWonders,
} from '@mirabilia/seven-wonders';
import { evaluatorOf } from '../../evaluators.ts';
import { isMore, type Pair, pairedPlayouts, swingOf } from '../paired.ts';
import { type Comparison, comparisonOf, type FoundReason, type Template } from './comparison.ts';
import { conflict, overkill } from './conflict.ts';
import { deny, denySet, nowOrNever, unused, waits } from './hands.ts';
import { observeLine, type PlayedLine } from './line.ts';
import { guild, points, set, stage, symbol } from './points.ts';
import { chain, enables, feeds, opens, saves, scarce, sells, short, surplus } from './trade.ts';

/** Of goods: what they are for shows only later, so they hold where points say nothing yet. */
const OF_GOODS: readonly Template[] = [scarce, enables, saves, sells, opens];
const TEMPLATES: readonly Template[] = [
  ...OF_GOODS,
  set,
  symbol,
  conflict,
  overkill,
  chain,
  stage,
  short,
  deny,
  denySet,
  waits,
  nowOrNever,
  guild,
  points,
  feeds,
  unused,
  surplus,
];

/** Two categories that change so much against each other are a change of plan. */
const CHANGE_OF_PLAN = 5;

/** Own points by category: how much more the better move brings. */
export const swingsOf = ({ pairs, me }: Comparison) =>
  CATEGORIES.map((category) => ({
    category,
    ...swingOf(pairs, ({ scores }) => scores[me]?.[category] ?? 0),
  }));

function isChangeOfPlan(comparison: Comparison): boolean {
  const means = swingsOf(comparison).map(({ mean }) => mean);
  return (
    comparison.table.age === 1 && Math.max(...means) > CHANGE_OF_PLAN && Math.min(...means) < -CHANGE_OF_PLAN
  );
}

const LEAST_TENDENCY = 2;

/** What all playouts agree on, where no template says why. */
function tendency(comparison: Comparison): FoundReason | undefined {
  const swings = swingsOf(comparison).toSorted((a, b) => b.mean - a.mean);
  const [most] = swings;
  if (most === undefined || !isMore(most, LEAST_TENDENCY) || isChangeOfPlan(comparison)) return undefined;
  const category: Category = most.category;
  return {
    reason: { kind: 'tends', category, points: Math.round(most.mean) },
    weight: most.mean,
    topic: 'tendency',
  };
}

/** Everything that can be said. */
export function holdingIn(comparison: Comparison): readonly FoundReason[] {
  const templates = isChangeOfPlan(comparison) ? OF_GOODS : TEMPLATES;
  const found = templates.flatMap((template) => template(comparison) ?? []);
  if (found.some(({ isOfOther, isSecondary }) => isOfOther !== true && isSecondary !== true)) return found;
  return [...found, ...[tendency(comparison) ?? []].flat()];
}

/** Boards and the cards of the Free City have no templates. */
const isCovered = (move: Move): boolean => actionIn(move) !== BOARD && !isForFreeCity(move);

export function compare(
  view: SeatView<SevenWonders>,
  moves: Pair<Move>,
  { seed, worlds }: { readonly seed: string; readonly worlds: number },
): Comparison | undefined {
  if (!isCovered(moves.best) || !isCovered(moves.other)) return undefined;
  const game = sevenWonders.underRules?.(view.public.table.rules) ?? sevenWonders;
  const pairs: readonly Pair<PlayedLine>[] = pairedPlayouts(
    { game, evaluator: evaluatorOf(game, 'tables') },
    view,
    moves,
    {
      seed,
      worlds,
      observe: observeLine(view.viewer),
    },
  );
  return comparisonOf(view, moves, pairs);
}
