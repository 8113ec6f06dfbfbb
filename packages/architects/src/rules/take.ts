// A card is taken from the top of a deck and placed: what it sets off at once.

import type { Emit, StateParts } from '@mirabilia/kernel';
import { type Card, cardFacts, KINDS, NONE } from '../catalogue.ts';
import { centralDeck } from '../geometry.ts';
import type { Architects, City, Deck, Holding, Table, Why } from '../types.ts';

/** The seat whose turn it is takes the top card of a deck. */
export function takeTop(
  { table, holdings, secret }: StateParts<Architects>,
  { deck, why }: { deck: Deck; why: Why },
  emit?: Emit<Architects>,
): void {
  const cards = secret.decks[deck] as Card[];
  const card = cards.pop() as Card;
  const size = cards.length;
  table.sizes[deck] = size;
  const at = deck * KINDS + card;
  table.left[at] = (table.left[at] as number) - 1;
  emit?.({ kind: 'taken', seat: table.seat, deck, card: cardFacts(card).id, why });
  if (deck === centralDeck(table)) forgetCentral(table, holdings);
  else turnUp(table, deck, size > 0 ? (cards[size - 1] as Card) : NONE, emit);
  place(table, card, emit);
}

/** [H2] What was known of the central top card was known of the card that is gone. */
function forgetCentral(table: Table, holdings: readonly Holding[]): void {
  if (table.knowers === 0) return;
  table.knowers = 0;
  for (let seat = 0; seat < holdings.length; seat++) (holdings[seat] as Holding).central = NONE;
}

/** [D2] Wonder decks lie face up: the next card is seen by all. */
export function turnUp(table: Table, deck: Deck, card: Card, emit?: Emit<Architects>): void {
  table.tops[deck] = card;
  emit?.({ kind: 'turned-up', deck, card: card === NONE ? null : cardFacts(card).id });
}

/** [T4] However it was come by, a card in front of a seat does all that a card does. */
export function place(table: Table, card: Card, emit?: Emit<Architects>): void {
  const { seat } = table;
  const city = table.cities[seat] as City;
  city.cards[card] = (city.cards[card] as number) + 1;
  const { cats, horns, triggers } = cardFacts(card);
  // [C1] The cat comes at once, from wherever it is.
  if (cats > 0 && table.cat !== seat) {
    emit?.({ kind: 'cat-moved', seat, from: table.cat === NONE ? null : table.cat });
    table.cat = seat;
  }
  if (horns > 0) blow(table, horns, emit);
  // [X2] A token that was used or declined this turn stays silent.
  table.open |= triggers & city.powers & ~table.spent;
}

/** [M1] [M2] Each horn turns a conflict token to its battle side; horns beyond the last are ignored. */
function blow(table: Table, horns: number, emit?: Emit<Architects>): void {
  const turned = Math.min(horns, table.conflict - table.turned);
  table.turned += turned;
  emit?.({ kind: 'horns-blown', seat: table.seat, turned, showing: table.turned });
}

/** Cards that were used lie face up in the discard pile and never come back. */
export function discard(table: Table, card: Card, count: number): void {
  if (count === 0) return;
  const { cards } = table.cities[table.seat] as City;
  cards[card] = (cards[card] as number) - count;
  table.discards[card] = (table.discards[card] as number) + count;
}
