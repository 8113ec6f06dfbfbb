// Who sits where. Hands go left in Ages I and III and right in Age II; with two players they are swapped.

import type { Seat } from '@mirabilia/kernel';
import type { Table } from './types.ts';
import type { Age } from './vocabulary.ts';

/** The city to the left. */
export const leftOf = (city: number, cities: number): number => (city + 1 < cities ? city + 1 : 0);
/** The city to the right. */
export const rightOf = (city: number, cities: number): number => (city > 0 ? city - 1 : cities - 1);

/** Cities of a match: with two players the Free City is the third. */
export const citiesFor = (players: number): number => Math.max(players, 3);

type Moment = Pick<Table, 'players' | 'age' | 'turn'>;

/** The hand that a seat holds, named after the seat to which it was dealt. */
export function handHeld({ players, age, turn }: Moment, seat: Seat): number {
  const steps = (turn - 1) % players;
  return age === 2 ? (seat + steps) % players : (seat - steps + players) % players;
}

/** Who holds the hand that was dealt to a seat. */
export function holderOfHand({ players, age, turn }: Moment, hand: number): Seat {
  const steps = (turn - 1) % players;
  return age === 2 ? (hand - steps + players) % players : (hand + steps) % players;
}

/** With two players: the hand that the Free City's card travels with. It lies left of the Free City in Ages I and III. */
export const freeCityHand = (age: Age): number => (age === 2 ? 1 : 0);

/** With two players: who decides for the Free City this turn. */
export const freeCityHolder = (moment: Moment): Seat => holderOfHand(moment, freeCityHand(moment.age));

/** Decides for the Free City in this match and turn. */
export const holdsFreeCity = (table: Table, seat: Seat): boolean =>
  table.players === 2 && freeCityHolder(table) === seat;
