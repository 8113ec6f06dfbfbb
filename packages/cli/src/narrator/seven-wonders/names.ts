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
import type { Speech } from '../speech.ts';

export const cardName = ({ sevenWonders }: Speech, card: Card): string =>
  sevenWonders.cards[cardFacts(card).name];

export function boardName({ sevenWonders }: Speech, board: Board): string {
  const { wonder, side } = boardFacts(board);
  return `${sevenWonders.wonders[wonder].city} ${side}`;
}

/** A city goes by its wonder; until it has one, by its seat. */
export function cityName({ sevenWonders, words }: Speech, { cities, players }: Table, at: number): string {
  const { board } = cities[at] as City;
  if (board < 0) return words.seat(at);
  const name = sevenWonders.wonders[boardFacts(board).wonder].city;
  return players === 2 && at === FREE_CITY ? `${sevenWonders.terms.freeCity} ${name}` : name;
}

export interface CoinPayment {
  readonly left: number;
  readonly right: number;
  readonly bank: number;
}

/** To whom how much, or nothing if it costs nothing. */
export function paymentParts(
  speech: Speech,
  table: Table,
  at: number,
  { left, right, bank }: CoinPayment,
): string[] {
  const { coins, toLeft, toRight, toBank } = speech.words.sevenWonders;
  const cities = table.cities.length;
  const parts: string[] = [];
  if (left > 0) parts.push(toLeft(coins(left), cityName(speech, table, leftOf(at, cities))));
  if (right > 0) parts.push(toRight(coins(right), cityName(speech, table, rightOf(at, cities))));
  if (bank > 0) parts.push(toBank(coins(bank)));
  return parts;
}

/** The end of a sentence about something that was paid for. */
export function paying(speech: Speech, table: Table, at: number, payment: CoinPayment): string[] {
  const parts = paymentParts(speech, table, at, payment);
  return parts.length === 0 ? [] : [speech.words.sevenWonders.pay(speech.and(parts))];
}
