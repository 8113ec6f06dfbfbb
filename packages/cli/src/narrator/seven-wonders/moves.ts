import type { Move, Seat } from '@mirabilia/kernel';
import {
  ACTIONS,
  type Action,
  actionIn,
  bankPrice,
  boardIn,
  type City,
  cardIn,
  DISCARD_COINS,
  FREE_CITY,
  freeIn,
  isForFreeCity,
  leftIn,
  rightIn,
  type Table,
} from '@mirabilia/seven-wonders';
import { en } from '@mirabilia/seven-wonders/i18n/en';
import { boardName, type CoinPayment, cardName, coins, paying } from './words.ts';

export const paymentOf = (move: Move): CoinPayment => ({
  left: leftIn(move),
  right: rightIn(move),
  bank: bankPrice(move),
});

export const cityOf = (move: Move, seat: Seat): number => (isForFreeCity(move) ? FREE_CITY : seat);

const WAYS_TO_BUILD = ['', ', free by a chain', ', free by its wonder’s power'];

const TELLINGS: Readonly<Record<Action, (move: Move, table: Table, city: number) => string>> = {
  build: (move, table, city) =>
    `builds the ${cardName(cardIn(move))}${WAYS_TO_BUILD[freeIn(move)] ?? ''}${paying(table, city, paymentOf(move))}`,
  stage: (move, table, city) =>
    `buries the ${cardName(cardIn(move))} to build stage ${(table.cities[city] as City).stages + 1}` +
    paying(table, city, paymentOf(move)),
  discard: (move) => `discards the ${cardName(cardIn(move))} for ${coins(DISCARD_COINS)}`,
  salvage: (move) => `builds the ${cardName(cardIn(move))} from the discard pile`,
  decline: () => 'takes nothing from the discard pile',
  board: (move) => `takes ${boardName(boardIn(move))}`,
};

export function tellMove(move: Move, seat: Seat, table: Table): string {
  const told = TELLINGS[ACTIONS[actionIn(move)] as Action](move, table, cityOf(move, seat));
  return isForFreeCity(move) ? `for the ${en.terms.freeCity}: ${told}` : told;
}
