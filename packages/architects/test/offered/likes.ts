// What random players like to do, so that situations come up that even chances hardly bring.

import { CARDS } from '../referee/facts.ts';
import type { Offer } from '../referee/offers.ts';
import { deckNumber, type Table } from '../referee/table.ts';

/** The colour of the card that a seat would take; of a face-down deck as well, since random players may guess. */
function colourOf(table: Table, offer: Offer): string | undefined {
  if (offer.do === 'dig') return CARDS[offer.keep].colour;
  const deck = offer.do === 'take' ? deckNumber(table, offer.seat, offer.deck) : undefined;
  const card = deck === undefined ? undefined : table.decks[deck]?.[0];
  return card && CARDS[card].colour;
}

export const LIKES = {
  anything: () => true,
  /** Many progress tokens, until none is left. */
  science: (table: Table, offer: Offer) => offer.do === 'progress' || colourOf(table, offer) === 'green',
  /** Much that is open at once: stages and sets wait, and every extra card is taken. */
  cards: (_: Table, offer: Offer) => offer.do === 'take' || offer.do === 'dig',
} as const;
export type Like = keyof typeof LIKES;
