// Two moves of one decision side by side: what each does at once, and how they played out.

import type { Move, SeatView } from '@mirabilia/kernel';
import {
  actionIn,
  BUILD,
  type Card,
  type CardFacts,
  type City,
  cardFacts,
  cardIn,
  leftOf,
  rightOf,
  SALVAGE,
  type SevenWonders,
  STAGE,
  type Table,
} from '@mirabilia/seven-wonders';
import { citiesAfter } from '../../seven-wonders/after.ts';
import type { Pair } from '../paired.ts';
import type { WeighedReason } from '../pick.ts';
import type { PlayedLine } from './line.ts';
import type { SevenWondersReason, Subject } from './reason.ts';

/** A move, and the viewer's city as it stands after it, the others' moves of the turn aside. */
export interface Tried {
  readonly move: Move;
  readonly action: number;
  /** What it builds from a hand or from the discard pile. */
  readonly structure: CardFacts | undefined;
  /** The stage that it builds. */
  readonly stage: number | undefined;
  /** The card that leaves the hand. */
  readonly card: Card;
  readonly cities: readonly City[];
  readonly city: City;
}

export interface Comparison {
  readonly view: SeatView<SevenWonders>;
  readonly table: Table;
  readonly me: number;
  readonly left: number;
  readonly right: number;
  readonly city: City;
  readonly best: Tried;
  readonly other: Tried;
  readonly pairs: readonly Pair<PlayedLine>[];
}

export type FoundReason = WeighedReason<SevenWondersReason>;
/** Says its reason where the facts and the playouts bear it out; nothing otherwise. */
export type Template = (comparison: Comparison) => FoundReason | undefined;

function tried(table: Table, me: number, move: Move): Tried {
  const action = actionIn(move);
  const cities = citiesAfter(table, me, move);
  const before = table.cities[me] as City;
  return {
    move,
    action,
    structure: action === BUILD || action === SALVAGE ? cardFacts(cardIn(move)) : undefined,
    stage: action === STAGE ? before.stages + 1 : undefined,
    card: cardIn(move),
    cities,
    city: cities[me] as City,
  };
}

export function comparisonOf(
  view: SeatView<SevenWonders>,
  { best, other }: Pair<Move>,
  pairs: readonly Pair<PlayedLine>[],
): Comparison {
  const { table } = view.public;
  const me = view.viewer;
  const cities = table.cities.length;
  return {
    view,
    table,
    me,
    left: leftOf(me, cities),
    right: rightOf(me, cities),
    city: table.cities[me] as City,
    best: tried(table, me, best),
    other: tried(table, me, other),
    pairs,
  };
}

/** What a move puts into the city, if anything. */
export const builtBy = ({ structure, stage }: Tried): Subject | undefined =>
  structure !== undefined ? { card: structure.id } : stage !== undefined ? { stage } : undefined;

export const otherCity = ({ table }: Comparison, at: number): City => table.cities[at] as City;
