// [F5] to [F8] The Free City's duties: what can be built must be, a chain must be used, and only if nothing can be
// built may a card be discarded.

import type { Move } from '@mirabilia/kernel';
import { type Card, cardFacts } from '../catalogue.ts';
import { cardIn, discardMove, forFreeCity, stageMove } from '../move.ts';
import { addBuilds, type Buyer, isChained, stageWays, stands } from './build.ts';

/** Building and stages: every use of the cards but a discard. */
function buildingUses(cards: readonly Card[], buyer: Buyer): Move[] {
  const moves: Move[] = [];
  const forStage = stageWays(buyer);
  for (const card of new Set(cards)) {
    addBuilds(moves, buyer, card);
    const facts = cardFacts(card);
    const mustChain = isChained(buyer.city, facts) && !stands(buyer.city, facts);
    if (!mustChain) for (const way of forStage) moves.push(stageMove(card, way));
  }
  return moves;
}

/** By the first rules: uses of the cards that the holder's own choice has left. */
export function restUses(cards: readonly Card[], buyer: Buyer): Move[] {
  const moves = buildingUses(cards, buyer);
  return (moves.length > 0 ? moves : [...new Set(cards)].map(discardMove)).map(forFreeCity);
}

/** Cards of the hand that the Free City could build or use for a stage, copy by copy. */
function usable(hand: readonly Card[], buyer: Buyer): readonly Card[] {
  const used = new Set(buildingUses(hand, buyer).map(cardIn));
  return hand.filter((card) => used.has(card));
}

/** The one card of the hand that the Free City has a use for, if there is exactly one. */
export function onlyUsable(hand: readonly Card[], buyer: Buyer): Card | undefined {
  const [first, ...others] = usable(hand, buyer);
  return others.length === 0 ? first : undefined;
}

/**
 * Uses of the whole hand, from which the holder chooses their own card afterwards. A discard is possible only if the
 * rest may turn out to hold nothing for the Free City: if it has no use for any card, or for one that the holder keeps.
 */
export function freeCityUses(hand: readonly Card[], buyer: Buyer): Move[] {
  const moves = buildingUses(hand, buyer);
  const [kept, ...others] = usable(hand, buyer);
  if (others.length === 0) {
    for (const card of new Set(hand)) if (card !== kept) moves.push(discardMove(card));
  }
  return moves.map(forFreeCity);
}
