// All that lies on the table, as plain lists; and who can reach what.

import { type CardId, CONFLICT_TOKENS, FACE_UP_TOKENS, type TokenId, type WonderId } from './facts.ts';
import { at } from './lists.ts';
import type { DeckName, SeatEntry, Setup } from './record.ts';
import type { SeatDescription } from './scorer.ts';

export interface City {
  readonly wonder: WonderId;
  built: number[];
  cards: CardId[];
  progress: TokenId[];
  military: number;
}

/** What the effect of a stage just built still owes: a card from one of some decks, a dig, or a token. */
export type Owed =
  | { readonly kind: 'card'; readonly decks: readonly number[] }
  | { readonly kind: 'dig' | 'token' };

export interface Turn {
  seat: number;
  /** True once the free card is taken, or passed for want of one. */
  started: boolean;
  owed: Owed[];
  /** Extra-card tokens that were set off and are neither used nor declined. */
  extra: TokenId[];
  /** Tokens done for this turn: used, or declined. */
  used: TokenId[];
}

export interface Table {
  /** The deck on each seat's left; the central deck comes last. */
  decks: CardId[][];
  /** The face-up tokens; a place that the empty pile could not refill stays null. */
  row: (TokenId | null)[];
  pile: TokenId[];
  cities: City[];
  cat: number | null;
  conflictTokens: number;
  /** How many conflict tokens show their battle side. */
  alarm: number;
  discard: CardId[];
  turn: Turn;
  over: boolean;
}

export function openingTable(seats: readonly SeatEntry[], setup: Setup): Table {
  return {
    decks: [...setup.decks, setup.central].map((deck) => [...deck]),
    row: setup.tokens.slice(0, FACE_UP_TOKENS),
    pile: setup.tokens.slice(FACE_UP_TOKENS),
    cities: seats.map(({ wonder }) => ({ wonder, built: [], cards: [], progress: [], military: 0 })),
    cat: null,
    conflictTokens: CONFLICT_TOKENS[seats.length] ?? 0,
    alarm: 0,
    discard: [],
    turn: newTurn(setup.first),
    over: false,
  };
}

export function newTurn(seat: number): Turn {
  return { seat, started: false, owed: [], extra: [], used: [] };
}

export function playersAt(table: Table): number {
  return table.cities.length;
}

export function leftOf(table: Table, seat: number): number {
  return (seat + 1) % playersAt(table);
}

export function rightOf(table: Table, seat: number): number {
  return (seat + playersAt(table) - 1) % playersAt(table);
}

export function cityToMove(table: Table): City {
  return at(table.cities, table.turn.seat);
}

/** Own deck stands on the owner's left, so the deck on a seat's right is its right neighbour's own one. */
export function deckNumber(table: Table, seat: number, name: DeckName): number | undefined {
  if (name === 'left') return seat;
  if (name === 'right') return rightOf(table, seat);
  if (name === 'central') return playersAt(table);
  return name.of < playersAt(table) ? name.of : undefined;
}

/** The three decks that the free card and the extra cards of tokens come from. */
export function decksInReach(table: Table, seat: number): number[] {
  return [seat, rightOf(table, seat), playersAt(table)];
}

export function hasCards(table: Table, deck: number): boolean {
  return at(table.decks, deck).length > 0;
}

export function cardsInReach(table: Table): boolean {
  return decksInReach(table, table.turn.seat).some((deck) => hasCards(table, deck));
}

export function tokensRemain(table: Table): boolean {
  return table.pile.length > 0 || table.row.some((token) => token !== null);
}

export function descriptions(table: Table): SeatDescription[] {
  return table.cities.map((city, seat) => ({
    wonder: city.wonder,
    stages: city.built,
    blue: city.cards,
    military: city.military,
    progress: city.progress,
    cat: table.cat === seat,
  }));
}
