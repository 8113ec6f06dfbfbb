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
import { en } from '@mirabilia/architects/i18n/en';
import type { Seat } from '@mirabilia/kernel';
import type { NarrationContext } from '../narrator.ts';

export const cardName = (card: CardId): string => en.cards[card];
export const tokenName = (token: TokenId): string => en.tokens[token];
export const wonderName = ({ wonder }: City): string => en.wonders[wonderFacts(wonder).id];

/** A seat goes by its wonder; before it has one, by its number. */
export function seatName({ cities }: Architects['table'], seat: Seat): string {
  const city = cities[seat] as City;
  return city.wonder === NONE ? `Seat ${seat}` : wonderName(city);
}

/** A deck as the seat sees it. */
export function deckName(
  { table }: Pick<NarrationContext<Architects>, 'table'>,
  seat: Seat,
  deck: Deck,
): string {
  if (deck === centralDeck(table)) return 'the central deck';
  const place = placeOf(table, seat, deck);
  if (place === LEFT) return 'the left deck';
  return place === RIGHT ? 'the right deck' : `the deck of ${seatName(table, deck)}`;
}

/** `2 × Wood; 1 × Coin`: some names have numbers and commas of their own. */
export function counted(cards: Readonly<Partial<Record<CardId, number>>>): string {
  const ids = Object.keys(cards) as CardId[];
  return ids.map((id) => `${cards[id]} × ${cardName(id)}`).join('; ');
}

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
