// [Q1] What a legal move would bring, as far as its maker can know: codes and facts for the interface and for bots. The
// move is tried on a copy of the table, and what differs is told.

import type { Move, Seat, SeatView } from '@mirabilia/kernel';
import {
  type Card,
  type CardId,
  cardFacts,
  NONE,
  type StageFacts,
  stageFacts,
  TOKENS,
  type TokenId,
  tokenBit,
  tokenFacts,
  wonderFacts,
} from './catalogue.ts';
import type { StageEffect } from './effect.ts';
import { centralDeck, deckAt } from './geometry.ts';
import { ACTIONS, type Action, actionIn, cardIn, FROM_PILE, placeIn, setIn, stageIn } from './move.ts';
import { copy } from './resolve.ts';
import { isBattleDue, victoriesNow } from './rules/battle.ts';
import { build, isAvailable, isComplete } from './rules/build.ts';
import { canPay, purseOf } from './rules/payments.ts';
import { cardsOfSet, mustTakeToken } from './rules/science.ts';
import { scoreOf } from './rules/score.ts';
import { discard, place } from './rules/take.ts';
import type { Architects, City, Deck, Holding, Table } from './types.ts';

/** One thing that follows from a move, as far as the mover can know it. */
export type Consequence =
  /** The card that comes; null if it can't be known. */
  | { readonly kind: 'card'; readonly card: CardId | null }
  | { readonly kind: 'deck-emptied'; readonly deck: Deck }
  | { readonly kind: 'cat'; readonly from: Seat | null }
  /** Conflict tokens that turn, and how many then show their battle side, of how many. */
  | { readonly kind: 'horns'; readonly turned: number; readonly showing: number; readonly of: number }
  /** A battle would be fought at the end of the turn; what it would bring each seat if it were fought then. */
  | { readonly kind: 'battle'; readonly victories: readonly number[] }
  | { readonly kind: 'stage'; readonly stage: number; readonly points: number }
  | { readonly kind: 'effect'; readonly effect: StageEffect['kind'] }
  | { readonly kind: 'wonder-complete' }
  /** A stage that must be built then and needn't be now. */
  | { readonly kind: 'stage-due'; readonly stage: number }
  /** A set of green cards that there isn't now. */
  | { readonly kind: 'set-due' }
  /** The token that comes; null if it can't be known. */
  | { readonly kind: 'token'; readonly token: TokenId | null }
  /** A token that would offer an extra card. */
  | { readonly kind: 'extra-card'; readonly token: TokenId }
  /** The change of the mover's points as the table would then stand. */
  | { readonly kind: 'points'; readonly points: number };

/** A table on which a move is tried, and what is to be told of it. */
interface Trial {
  readonly table: Table;
  readonly holding: Holding;
  readonly told: Consequence[];
}

/** The card that a seat would take, if he can know it. */
function cardOn({ table, holding }: Trial, deck: Deck): Card {
  return deck === centralDeck(table) ? holding.central : (table.tops[deck] as Card);
}

function take(trial: Trial, deck: Deck, card: Card): void {
  const { table, told } = trial;
  told.push({ kind: 'card', card: card === NONE ? null : cardFacts(card).id });
  table.sizes[deck] = (table.sizes[deck] as number) - 1;
  if (table.sizes[deck] === 0) told.push({ kind: 'deck-emptied', deck });
  if (card !== NONE) place(table, card);
}

type Try = (trial: Trial, move: Move) => void;

const nothing: Try = () => {};

const TRY: Readonly<Record<Action, Try>> = {
  take: (trial, move) => {
    const deck = deckAt(trial.table, trial.table.seat, placeIn(move));
    take(trial, deck, cardOn(trial, deck));
  },
  dig: (trial, move) => take(trial, deckAt(trial.table, trial.table.seat, placeIn(move)), cardIn(move)),
  stage: ({ table, told }, move) => {
    const city = table.cities[table.seat] as City;
    const stage = stageIn(move);
    const { points, effect } = stageFacts(city.wonder, stage);
    told.push({ kind: 'stage', stage, points });
    if (effect !== undefined) told.push({ kind: 'effect', effect: effect.kind });
    build(table, move);
    if (isComplete(city)) told.push({ kind: 'wonder-complete' });
  },
  progress: ({ table, told }, move) => {
    for (const card of cardsOfSet(setIn(move))) discard(table, card, 1);
    const from = placeIn(move);
    const token = from === FROM_PILE ? NONE : (table.row[from] as number);
    told.push({ kind: 'token', token: token === NONE ? null : tokenFacts(token).id });
    if (token === NONE) return;
    const city = table.cities[table.seat] as City;
    city.tokens.push(token);
    city.powers |= tokenBit(token);
    table.row[from] = NONE;
  },
  decline: nothing,
  look: nothing,
  pass: nothing,
  wonder: nothing,
};

/** The stages that must be built as the table stands. */
function dueStages(table: Table, seat: Seat): number[] {
  const city = table.cities[seat] as City;
  const purse = purseOf(table, city);
  const isDue = (facts: StageFacts, stage: number): boolean =>
    isAvailable(city, facts, stage) && canPay(facts, purse);
  const { stages } = wonderFacts(city.wonder);
  return stages.flatMap((facts, at) => (isDue(facts, at + 1) ? [at + 1] : []));
}

/** What a card would complete. */
export interface Completed {
  /** Stages that must be built then and needn't be now. */
  readonly stages: readonly number[];
  /** A set of green cards that there isn't now. */
  readonly isSet: boolean;
}

/** What one more card of this kind would complete in front of a seat, at the beginning of its next turn. */
export function completedBy(table: Table, seat: Seat, card: Card): Completed {
  // Tokens that another seat has used up this turn are that seat's.
  const before = table.seat === seat ? table : { ...table, spent: 0 };
  const city = before.cities[seat] as City;
  const cards = city.cards.map((count, kind) => (kind === card ? count + 1 : count));
  const cities = before.cities.with(seat, { ...city, cards });
  const after: Table = { ...before, cities };
  const due = dueStages(before, seat);
  return {
    stages: dueStages(after, seat).filter((stage) => !due.includes(stage)),
    isSet: mustTakeToken(after, cities[seat] as City) && !mustTakeToken(before, city),
  };
}

/** What differs between the table as it is and as it would be. */
function compare(before: Table, { table, told }: Trial): void {
  const { seat } = before;
  if (table.cat !== before.cat) told.push({ kind: 'cat', from: before.cat === NONE ? null : before.cat });
  if (table.turned > before.turned) {
    told.push({
      kind: 'horns',
      turned: table.turned - before.turned,
      showing: table.turned,
      of: table.conflict,
    });
  }
  if (isBattleDue(table)) told.push({ kind: 'battle', victories: victoriesNow(table) });
  const due = dueStages(before, seat);
  for (const stage of dueStages(table, seat)) {
    if (!due.includes(stage)) told.push({ kind: 'stage-due', stage });
  }
  const isSet = (state: Table): boolean => mustTakeToken(state, state.cities[seat] as City);
  if (isSet(table) && !isSet(before)) told.push({ kind: 'set-due' });
  TOKENS.forEach(({ id }, token) => {
    if ((table.open & ~before.open & tokenBit(token)) !== 0) told.push({ kind: 'extra-card', token: id });
  });
  const points = scoreOf(table, seat).total - scoreOf(before, seat).total;
  if (points !== 0) told.push({ kind: 'points', points });
}

/** A function of the view: what the seat can't know, it isn't told. */
export function consequences(
  { public: { table: before }, private: { holding } }: SeatView<Architects>,
  move: Move,
): readonly Consequence[] {
  // Before the first turn there is nothing to compare: a wonder brings what is printed on it.
  if (before.phase.kind === 'draft') return [];
  const trial: Trial = { table: copy.table(before), holding, told: [] };
  TRY[ACTIONS[actionIn(move)] as Action](trial, move);
  compare(before, trial);
  return trial.told;
}
