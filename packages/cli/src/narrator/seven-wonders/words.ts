// The smallest pieces of a sentence: who, which card, how many coins to whom.

import {
  type Board,
  boardFacts,
  type Card,
  type City,
  cardFacts,
  FREE_CITY,
  leftOf,
  rightOf,
  type Table,
} from '@mirabilia/seven-wonders';
import { en } from '@mirabilia/seven-wonders/i18n/en';

export const cardName = (card: Card): string => en.cards[cardFacts(card).name];

export function boardName(board: Board): string {
  const { wonder, side } = boardFacts(board);
  return `${en.wonders[wonder].city} ${side}`;
}

/** A city goes by its wonder; until it has one, by its seat. */
export function cityName({ cities, players }: Table, at: number): string {
  const { board } = cities[at] as City;
  if (board < 0) return `seat ${at}`;
  const name = en.wonders[boardFacts(board).wonder].city;
  return players === 2 && at === FREE_CITY ? `${en.terms.freeCity} ${name}` : name;
}

export const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;

export interface CoinPayment {
  readonly left: number;
  readonly right: number;
  readonly bank: number;
}

/** To whom how much, or nothing if it costs nothing. */
export function paymentParts(table: Table, at: number, { left, right, bank }: CoinPayment): string[] {
  const cities = table.cities.length;
  const parts: string[] = [];
  if (left > 0) parts.push(`${coins(left)} to ${cityName(table, leftOf(at, cities))} (left)`);
  if (right > 0) parts.push(`${coins(right)} to ${cityName(table, rightOf(at, cities))} (right)`);
  if (bank > 0) parts.push(`${coins(bank)} to the bank`);
  return parts;
}

/** The end of a sentence about something that was paid for. */
export function paying(table: Table, at: number, payment: CoinPayment): string {
  const parts = paymentParts(table, at, payment);
  return parts.length === 0 ? '' : `, paying ${parts.join(' and ')}`;
}
