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
  FREE,
  FREE_CITY,
  freeIn,
  isForFreeCity,
  leftIn,
  rightIn,
  type Table,
} from '@mirabilia/seven-wonders';
import type { Speech } from '../speech.ts';
import { boardName, type CoinPayment, cardName, paying } from './names.ts';

export const paymentOf = (move: Move): CoinPayment => ({
  left: leftIn(move),
  right: rightIn(move),
  bank: bankPrice(move),
});

export const cityOf = (move: Move, seat: Seat): number => (isForFreeCity(move) ? FREE_CITY : seat);

/** Why something costs nothing, if a chain or a power is the reason. */
export function whyFree({ words: { sevenWonders } }: Speech, move: Move): string | undefined {
  if (freeIn(move) === FREE.chain) return sevenWonders.chain;
  return freeIn(move) === FREE.wonder ? sevenWonders.power : undefined;
}

/** The parts of a sentence. */
type Telling = (move: Move, speech: Speech, table: Table, city: number) => readonly string[];

const TELLINGS: Readonly<Record<Action, Telling>> = {
  build: (move, speech, table, city) => [
    speech.words.sevenWonders.build(cardName(speech, cardIn(move))),
    ...[whyFree(speech, move) ?? []].flat(),
    ...paying(speech, table, city, paymentOf(move)),
  ],
  stage: (move, speech, table, city) => [
    speech.words.sevenWonders.stageWith(
      cardName(speech, cardIn(move)),
      (table.cities[city] as City).stages + 1,
    ),
    ...paying(speech, table, city, paymentOf(move)),
  ],
  discard: (move, speech) => {
    const { discardFor, coins } = speech.words.sevenWonders;
    return [discardFor(cardName(speech, cardIn(move)), coins(DISCARD_COINS))];
  },
  salvage: (move, speech) => [speech.words.sevenWonders.salvage(cardName(speech, cardIn(move)))],
  decline: (_move, { words }) => [words.sevenWonders.decline],
  board: (move, speech) => [speech.words.sevenWonders.take(boardName(speech, boardIn(move)))],
};

export function tellMove(speech: Speech, move: Move, seat: Seat, table: Table): string {
  const told = TELLINGS[ACTIONS[actionIn(move)] as Action](move, speech, table, cityOf(move, seat)).join(
    ', ',
  );
  return isForFreeCity(move) ? speech.labelled(speech.words.sevenWonders.forFreeCity, told) : told;
}
