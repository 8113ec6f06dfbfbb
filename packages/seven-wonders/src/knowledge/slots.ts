// A slot is a card's place in the order in which the cards leave a hand: first those that were taken, turn by turn,
// then those that are still there. All that is hidden in an Age is which card lies in which slot.

import type { Seat } from '@mirabilia/kernel';
import type { Card } from '../catalogue.ts';
import { citiesFor, freeCityHand, freeCityHolder, handHeld } from '../geometry.ts';
import type { Holding, Table } from '../types.ts';
import { type Age, FREE_CITY, HAND_SIZE, TURNS } from '../vocabulary.ts';

export type Slot = number;

/** Seven hands of seven; with two players two hands, one of which grows to thirteen, and the draw pile. */
export const SLOTS_AN_AGE = 49;
const GROWN_HAND = HAND_SIZE + TURNS;

export const UNKNOWN: Card = -1;

export const firstSlot = (players: number, age: Age, hand: number): Slot =>
  (age - 1) * SLOTS_AN_AGE + hand * (players === 2 ? GROWN_HAND : HAND_SIZE);

/** With two players: the top card of what is left of the draw pile. */
export const firstPileSlot = (age: Age): Slot => firstSlot(2, age, FREE_CITY);

export const unknownCards = (ages: number): Card[] => new Array<Card>(ages * SLOTS_AN_AGE).fill(UNKNOWN);

/** The Ages dealt so far: none while boards are chosen. */
export const agesDealt = (table: Table): Age[] => AGES.slice(0, table.taken.length);
export const AGES: readonly Age[] = [1, 2, 3];

/** With two players: this hand takes a card from the pile each turn and gives two. */
export const growsByDraws = (players: number, age: Age, hand: number): boolean =>
  players === 2 && hand === freeCityHand(age);

/** Cards that leave the hand in a turn. */
export const takesATurn = (players: number, age: Age, hand: number): number =>
  growsByDraws(players, age, hand) ? 2 : 1;

/** A card on its way out: for which city, by whose choice, from which hand as which of its cards. */
export interface Take {
  readonly city: number;
  readonly by: Seat;
  readonly hand: number;
  readonly at: number;
  readonly slot: Slot;
}

/** All takes of an Age, turn by turn in the order of cities; made once for each number of players. */
export function takesOf(players: number, age: Age): readonly (readonly Take[])[] {
  const known = itineraries[players * 4 + age] ?? itinerary(players, age);
  itineraries[players * 4 + age] = known;
  return known;
}

const itineraries: (readonly (readonly Take[])[])[] = [];

const itinerary = (players: number, age: Age): Take[][] =>
  Array.from({ length: TURNS }, (_, before) => {
    const moment = { players, age, turn: before + 1 };
    return Array.from({ length: citiesFor(players) }, (_, city) => {
      const isSeat = city < players;
      const hand = isSeat ? handHeld(moment, city) : freeCityHand(age);
      const at = before * takesATurn(players, age, hand) + (isSeat ? 0 : 1);
      const by = isSeat ? city : freeCityHolder(moment);
      return { city, by, hand, at, slot: firstSlot(players, age, hand) + at };
    });
  });

/** Turns of the Age whose cards have left their hands. */
export function turnsTaken({ age: current, turn, phase }: Table, age: Age): number {
  if (age < current) return TURNS;
  return phase.kind === 'turn' ? turn - 1 : turn;
}

/** Turns of the Age that have begun. */
export const turnsBegun = (table: Table, age: Age): number => (age < table.age ? TURNS : table.turn);

/** The last cards of the Age lie in the discard pile. */
export const leftoversAreOut = ({ age: current, turn, phase }: Table, age: Age): boolean =>
  age < current || (turn === TURNS && (phase.kind === 'salvage' || phase.kind === 'over'));

/** Slots that the hand has had so far. */
export const slotsOfHand = (table: Table, age: Age, hand: number): number =>
  growsByDraws(table.players, age, hand) ? HAND_SIZE + turnsBegun(table, age) : HAND_SIZE;

/** With two players: cards that nobody drew yet, or at the end of the Age the last one. */
export const pileLeft = (table: Table, age: Age): number => HAND_SIZE - turnsBegun(table, age);

/** The hand that somebody passed on in a turn, as he remembers it. */
export const passedAt = ({ passed }: Holding, age: Age, turn: number): readonly Card[] =>
  passed[(age - 1) * TURNS + turn - 1] as readonly Card[];

/** Takes one copy of the card out of the list; false if there is none. */
export function takeOut(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

/** What is in the first list and not in the second, copy by copy. */
export function minus(cards: readonly Card[], others: readonly Card[]): Card[] {
  const rest = cards.slice();
  for (const card of others) takeOut(rest, card);
  return rest;
}
