// [W6] One of the cards is kept, the whole deck is shuffled, and its new top is turned up.

import type { Emit, Move, StateParts } from '@mirabilia/kernel';
import { type Card, cardFacts, KINDS, NONE } from '../catalogue.ts';
import { deckAt } from '../geometry.ts';
import { cardIn, digMove, placeIn } from '../move.ts';
import { place, turnUp } from '../rules/take.ts';
import type { Architects, Deck, Holding, Shuffle, Table } from '../types.ts';
import { goOn } from './end-of-turn.ts';

export function digMoves(table: Table, { found }: Holding): Move[] {
  const { phase } = table;
  if (phase.kind !== 'dig' || found === null) return [];
  return [...new Set(found)].sort((a, b) => a - b).map((card) => digMove(phase.place, card));
}

/** How many of each card are left in a deck. */
export const leftIn = ({ left }: Table, deck: Deck): readonly number[] =>
  left.slice(deck * KINDS, (deck + 1) * KINDS);

/** The cards left in a deck, in the catalogue's order. */
export function cardsLeft(table: Table, deck: Deck): Card[] {
  const cards: Card[] = [];
  leftIn(table, deck).forEach((count, card) => {
    for (let i = 0; i < count; i++) cards.push(card);
  });
  return cards;
}

/**
 * A shuffled deck, bottom to top. The order was drawn before the match and is applied to the sorted cards, so it says
 * nothing about how they lay before: what the seat has seen is worth nothing afterwards.
 */
function shuffled(cards: readonly Card[], order: Shuffle): Card[] {
  return order
    .filter((at) => at < cards.length)
    .map((at) => cards[at] as Card)
    .reverse();
}

export function resolveDig(parts: StateParts<Architects>, move: Move, emit?: Emit<Architects>): void {
  const { table, secret } = parts;
  const { seat } = table;
  const deck = deckAt(table, seat, placeIn(move));
  const card = cardIn(move);
  (parts.holdings[seat] as Holding).found = null;
  table.left[deck * KINDS + card] = (table.left[deck * KINDS + card] as number) - 1;
  const order = secret.shuffles[table.shuffled++] as Shuffle;
  const cards = shuffled(cardsLeft(table, deck), order);
  secret.decks[deck] = cards;
  table.sizes[deck] = cards.length;
  emit?.({ kind: 'taken', seat, deck, card: cardFacts(card).id, why: 'wonder' });
  emit?.({ kind: 'shuffled', deck });
  turnUp(table, deck, cards.at(-1) ?? NONE, emit);
  place(table, card, emit);
  goOn(parts, emit);
}
