// Which uses a city has for a card, and what each would cost.

import type { Move } from '@mirabilia/kernel';
import { boardFacts, type Card, type CardFacts, cardFacts, type StageFacts } from '../catalogue.ts';
import { POWER } from '../compiled-effect.ts';
import { leftOf, rightOf } from '../geometry.ts';
import { buildMove, discardMove, FREE, stageMove } from '../move.ts';
import type { City, Table } from '../types.ts';
import { findWays, type Market, ways } from './payments.ts';
import { covers, type Supply, together } from './supply.ts';

/** A city about to act: what it can buy where, and the coins it may spend. */
export interface Buyer extends Market {
  readonly city: City;
  /** All that it makes or can buy, with no regard to coins: most of what can't be built asks for more than this. */
  readonly reach: Supply;
  readonly purse: number;
  readonly canBuildFree: boolean;
}

export function buyerAt(table: Pick<Table, 'cities' | 'age'>, at: number, purse: number): Buyer {
  const { cities } = table;
  const city = cities[at] as City;
  const left = (cities[leftOf(at, cities.length)] as City).sold;
  const right = (cities[rightOf(at, cities.length)] as City).sold;
  return {
    city,
    own: city.own,
    left,
    right,
    reach: together(city.own, left, right),
    discounts: city.discounts,
    purse,
    // [W4] Once an Age; what is unused is lost.
    canBuildFree: (city.powers & POWER.freeBuild) !== 0 && city.freeBuildUsed < table.age,
  };
}

/** [B3] Never two structures of one name in a city, however they are built. */
export const stands = (city: City, facts: CardFacts): boolean =>
  ((city.names[facts.nameWord] as number) & facts.nameBit) !== 0;

/** [B4] Any one of its parents makes a structure free. */
export const isChained = (city: City, facts: CardFacts): boolean =>
  ((city.names[facts.chainWord] as number) & facts.chainBits) !== 0;

/** [B6] Stages are built in order. */
export const nextStage = (city: City): StageFacts | undefined => boardFacts(city.board).stages[city.stages];

/** Adds every way to build the card. [P9] What costs more and brings nothing more is left out. */
export function addBuilds(moves: Move[], buyer: Buyer, card: Card): void {
  const { city, purse, canBuildFree } = buyer;
  const facts = cardFacts(card);
  if (stands(city, facts)) return;
  if (facts.isFree) {
    moves.push(buildMove(card, 0, FREE.no));
    return;
  }
  if (isChained(city, facts)) {
    moves.push(buildMove(card, 0, FREE.chain));
    return;
  }
  let isFreeAnyway = false;
  if (facts.coins <= purse && covers(buyer.reach, facts.demand)) {
    const found = findWays(facts.demand, buyer, purse - facts.coins);
    for (let i = 0; i < found; i++) moves.push(buildMove(card, ways[i] as number, FREE.no));
    isFreeAnyway = found > 0 && ways[0] === 0 && facts.coins === 0;
  }
  if (canBuildFree && !isFreeAnyway) moves.push(buildMove(card, 0, FREE.wonder));
}

/** The ways to pay for the next stage; they are the same whatever card is buried. */
export function stageWays(buyer: Buyer): readonly number[] {
  const stage = nextStage(buyer.city);
  if (stage === undefined || !covers(buyer.reach, stage.demand)) return NO_WAYS;
  const found = findWays(stage.demand, buyer, buyer.purse);
  if (found === 0) return NO_WAYS;
  const kept: number[] = [];
  for (let i = 0; i < found; i++) kept.push(ways[i] as number);
  return kept;
}

const NO_WAYS: readonly number[] = [];

/** Every use of every card: build, bury for a stage, discard; equal cards once. */
export function usesOf(cards: readonly Card[], buyer: Buyer): Move[] {
  const moves: Move[] = [];
  const forStage = stageWays(buyer);
  let last = -1;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card === last) continue;
    last = card;
    addBuilds(moves, buyer, card);
    for (let j = 0; j < forStage.length; j++) moves.push(stageMove(card, forStage[j] as number));
    moves.push(discardMove(card));
  }
  return moves;
}
