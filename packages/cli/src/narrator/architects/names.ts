// The smallest pieces of a sentence: who, which card, which deck.

import {
  type Architects,
  type CardId,
  type City,
  centralDeck,
  type Deck,
  LEFT,
  NONE,
  placeOf,
  RIGHT,
  type TokenId,
  wonderFacts,
} from '@mirabilia/architects';
import type { Seat } from '@mirabilia/kernel';
import type { Speech } from '../speech.ts';

type Table = Architects['table'];

export const cardName = ({ architects }: Speech, card: CardId): string => architects.cards[card];
export const tokenName = ({ architects }: Speech, token: TokenId): string => architects.tokens[token];

/** A seat goes by its wonder; before it has one, by its number. */
export function seatName({ architects, words }: Speech, { cities }: Table, seat: Seat): string {
  const { wonder } = cities[seat] as City;
  return wonder === NONE ? words.seat(seat) : architects.wonders[wonderFacts(wonder).id];
}

/** A deck as everybody calls it. */
export function deckOf(speech: Speech, table: Table, deck: Deck): string {
  const { decks } = speech.words.architects;
  return deck === centralDeck(table) ? decks.central : decks.of(seatName(speech, table, deck));
}

/** A deck as the seat sees it. */
export function deckName(speech: Speech, table: Table, seat: Seat, deck: Deck): string {
  if (deck === centralDeck(table)) return deckOf(speech, table, deck);
  const place = placeOf(table, seat, deck);
  const { decks } = speech.words.architects;
  if (place === LEFT) return decks.left;
  return place === RIGHT ? decks.right : deckOf(speech, table, deck);
}

/** `2 × Wood + 1 × Coin`: some names have numbers and commas of their own. */
export function counted(speech: Speech, cards: Readonly<Partial<Record<CardId, number>>>): string {
  const ids = Object.keys(cards) as CardId[];
  return ids.map((id) => `${cards[id]} × ${cardName(speech, id)}`).join(' + ');
}
