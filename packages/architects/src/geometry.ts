// Who sits where, and which deck lies between whom. The left neighbour of seat i is seat i + 1.

import type { Seat } from '@mirabilia/kernel';
import { CENTRAL, FAR, farPlace, LEFT, RIGHT } from './move.ts';
import type { Deck, DeckName, Table } from './types.ts';
import { DECK_POSITIONS, type DeckPosition } from './vocabulary.ts';

/** The seat to the left. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1 < players ? seat + 1 : 0);
/** The seat to the right. */
export const rightOf = (seat: Seat, players: number): Seat => (seat > 0 ? seat - 1 : players - 1);

/** The index of the central deck, which comes after those of the seats. */
export const centralDeck = (table: Table): Deck => table.players;

/** [D1] A seat's own deck lies on its left; on its right lies the right neighbour's. */
export function deckAt(table: Table, seat: Seat, place: number): Deck {
  if (place === LEFT) return seat;
  if (place === RIGHT) return rightOf(seat, table.players);
  return place === CENTRAL ? table.players : place - FAR;
}

/** The place of a deck as the seat sees it. */
export function placeOf({ players }: Pick<Table, 'players'>, seat: Seat, deck: Deck): number {
  if (deck === players) return CENTRAL;
  if (deck === seat) return LEFT;
  return deck === rightOf(seat, players) ? RIGHT : farPlace(deck);
}

/** The name of a deck as seen from its place. */
export const deckName = (place: number): DeckName =>
  place < FAR ? (DECK_POSITIONS[place] as DeckPosition) : { of: place - FAR };

/** Has this deck in the seat's reach a card left? */
export const hasCard = (table: Table, seat: Seat, place: number): boolean =>
  (table.sizes[deckAt(table, seat, place)] as number) > 0;

/** Has any of the three decks in reach a card left? */
export const canTake = (table: Table, seat: Seat): boolean =>
  hasCard(table, seat, LEFT) || hasCard(table, seat, RIGHT) || hasCard(table, seat, CENTRAL);
