// Two moves of one decision of Architects side by side: what each certainly brings. Playouts to the end are too noisy in
// this game, so a reason here is a fact that one move has and the other hasn't.

import {
  ACTIONS,
  type Action,
  type Architects,
  actionIn,
  type Card,
  type City,
  COMPLETE,
  type Consequence,
  consequences,
  type Deck,
  deckAt,
  NONE,
  placeIn,
  type Table,
} from '@mirabilia/architects';
import { scoreOf } from '@mirabilia/architects/rules';
import type { Move, SeatView } from '@mirabilia/kernel';
import { afterCard, afterOther, cardComing, foresee } from '../../architects/after.ts';
import type { Pair } from '../paired.ts';
import type { WeighedReason } from '../pick.ts';
import type { ArchitectsReason } from './reason.ts';

/** How the match ends if it ends with this turn. */
interface Ending {
  /** How far ahead of the best other, in points. */
  readonly lead: number;
}

export interface TriedMove {
  readonly move: Move;
  readonly action: Action;
  /** The card that comes, if it is known. */
  readonly card: Card;
  /** Where a taken card comes from. */
  readonly deck: Deck | undefined;
  readonly brings: readonly Consequence[];
  /** The table after the move; undefined if an unseen card comes. */
  readonly after: Table | undefined;
  readonly ending: Ending | undefined;
}

export interface ArchitectsComparison {
  readonly view: SeatView<Architects>;
  readonly table: Table;
  readonly me: number;
  readonly city: City;
  readonly best: TriedMove;
  readonly other: TriedMove;
}

export type ArchitectsFound = WeighedReason<ArchitectsReason>;
export type ArchitectsTemplate = (comparison: ArchitectsComparison) => ArchitectsFound | undefined;

function endingOf(
  view: SeatView<Architects>,
  after: Table,
  brings: readonly Consequence[],
): Ending | undefined {
  // An extra card may change everything.
  if (brings.some(({ kind }) => kind === 'extra-card') || after.open !== 0) return undefined;
  const before = view.public.table.cities[view.viewer] as City;
  const cities = after.cities.map((city) => ({
    ...city,
    cards: city.cards.slice(),
    tokens: city.tokens.slice(),
  }));
  const trial: Table = { ...after, cities, discards: after.discards.slice() };
  if (before.stages === COMPLETE || !foresee(trial, view.viewer)) return undefined;
  const totals = trial.cities.map((_, seat) => scoreOf(trial, seat).total);
  const best = Math.max(...totals.filter((_, seat) => seat !== view.viewer));
  return { lead: (totals[view.viewer] as number) - best };
}

function tried(view: SeatView<Architects>, move: Move): TriedMove {
  const { table } = view.public;
  const action = ACTIONS[actionIn(move)] as Action;
  const isCard = action === 'take' || action === 'dig';
  const card = isCard ? cardComing(view, move) : NONE;
  const brings = consequences(view, move);
  const after = !isCard ? afterOther(table, move) : card === NONE ? undefined : afterCard(table, move, card);
  return {
    move,
    action,
    card,
    deck: isCard ? deckAt(table, table.seat, placeIn(move)) : undefined,
    brings,
    after,
    ending: after === undefined ? undefined : endingOf(view, after, brings),
  };
}

export function comparisonOf(view: SeatView<Architects>, { best, other }: Pair<Move>): ArchitectsComparison {
  const { table } = view.public;
  return {
    view,
    table,
    me: view.viewer,
    city: table.cities[view.viewer] as City,
    best: tried(view, best),
    other: tried(view, other),
  };
}

type Of<K extends Consequence['kind']> = Extract<Consequence, { readonly kind: K }>;

/** What a move brings of a kind, if anything. */
export const broughtBy = <K extends Consequence['kind']>({ brings }: TriedMove, kind: K): Of<K> | undefined =>
  brings.find((each): each is Of<K> => each.kind === kind);
