// [W6] The wonder lets the seat look into its left or its right deck; he chooses before he sees.

import type { Emit, Move, StateParts } from '@mirabilia/kernel';
import { type Card, wonderFacts } from '../catalogue.ts';
import { deckAt, hasCard } from '../geometry.ts';
import { LEFT, lookMove, placeIn, RIGHT } from '../move.ts';
import type { Architects, City, Holding, Table } from '../types.ts';

export function lookMoves(table: Table): Move[] {
  return [LEFT, RIGHT].filter((place) => hasCard(table, table.seat, place)).map(lookMove);
}

/** The cards that this city's wonder finds in a deck, top first. [W7] Of a smaller deck, all there is. */
export function foundIn({ wonder }: City, deck: readonly Card[]): Card[] {
  const { effect } = wonderFacts(wonder);
  return effect?.kind === 'dig' ? deck.slice(-effect.look).reverse() : [];
}

/** [H3] The cards go to the seat's holding: nobody else sees them. */
export function resolveLook(
  { table, holdings, secret }: StateParts<Architects>,
  move: Move,
  emit?: Emit<Architects>,
): void {
  const { seat } = table;
  const place = placeIn(move);
  const deck = deckAt(table, seat, place);
  const found = foundIn(table.cities[seat] as City, secret.decks[deck] as readonly Card[]);
  (holdings[seat] as Holding).found = found;
  table.phase = { kind: 'dig', place };
  emit?.({ kind: 'looked', seat, deck, cards: found.length });
}
