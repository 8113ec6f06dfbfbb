// Carrying out what a city does with a card: first pay, then lay, then count. A turn runs each step for all cities
// before the next; the seventh card runs them alone.

import type { Emit, Move } from '@mirabilia/kernel';
import { cardFacts } from '../catalogue.ts';
import { type CompiledEffect, POWER } from '../compiled-effect.ts';
import { leftOf, rightOf } from '../geometry.ts';
import { actionIn, BUILD, cardIn, FREE, freeIn, leftIn, rightIn, STAGE } from '../move.ts';
import type { City, Secret, SevenWonders, Table } from '../types.ts';
import { DISCARD_COINS } from '../vocabulary.ts';
import { coinsBrought, layCard, layStage } from './lay.ts';

const FREE_WORDS = ['no', 'chain', 'wonder'] as const;

/** What the bank gets: only cards cost coins, and a free build costs none. */
export function bankPrice(move: Move): number {
  return actionIn(move) === BUILD && freeIn(move) === FREE.no ? cardFacts(cardIn(move)).coins : 0;
}

/** All that a move costs: to both neighbours and to the bank. */
export const priceOf = (move: Move): number => leftIn(move) + rightIn(move) + bankPrice(move);

/** [P5] Purses were checked at the start of the turn, so income may be added as it comes. */
export function pay(table: Table, at: number, move: Move): void {
  const { cities } = table;
  const left = leftIn(move);
  const right = rightIn(move);
  (cities[at] as City).coins -= priceOf(move);
  (cities[leftOf(at, cities.length)] as City).coins += left;
  (cities[rightOf(at, cities.length)] as City).coins += right;
}

/** Puts the card where it goes; gives what was built, or nothing for a discard. */
export function lay(table: Table, secret: Secret, at: number, move: Move): CompiledEffect | undefined {
  const city = table.cities[at] as City;
  const card = cardIn(move);
  const action = actionIn(move);
  if (action === BUILD) {
    if (freeIn(move) === FREE.wonder) city.freeBuildUsed = table.age;
    return layCard(city, card);
  }
  if (action === STAGE) {
    (secret.buried[at] as number[]).push(card);
    const effect = layStage(city);
    // [W7] Only one city has this power, so nobody competes for the pile.
    if ((effect.powers & POWER.salvage) !== 0) table.salvageDue = at;
    return effect;
  }
  discard(table, secret, card);
  return undefined;
}

export function discard(table: Table, secret: Secret, card: number): void {
  secret.discards.push(card);
  table.discards++;
}

/** Coins from the bank, once all cards lie. */
export function earn(
  table: Table,
  at: number,
  effect: CompiledEffect | undefined,
  emit?: Emit<SevenWonders>,
): void {
  const coins = effect === undefined ? DISCARD_COINS : coinsBrought(table, at, effect);
  if (coins === 0) return;
  (table.cities[at] as City).coins += coins;
  emit?.({ kind: 'earned', city: at, coins });
}

export function tell(table: Table, at: number, move: Move, emit: Emit<SevenWonders>): void {
  const action = actionIn(move);
  const payment = { left: leftIn(move), right: rightIn(move) };
  if (action === BUILD) {
    const card = cardFacts(cardIn(move)).id;
    const free = FREE_WORDS[freeIn(move)] ?? 'no';
    emit({ kind: 'built', city: at, card, ...payment, bank: bankPrice(move), free });
  } else if (action === STAGE) {
    emit({ kind: 'stage-built', city: at, stage: (table.cities[at] as City).stages, ...payment });
  } else {
    emit({ kind: 'discarded', city: at });
  }
}
