// [F5] to [F8] The Free City's duties: what can be built must be, a chain must be used, and only if nothing can be
// built may a card be discarded.

import type { Move } from '@mirabilia/kernel';
import { type Card, cardFacts } from '../catalogue.ts';
import { discardMove, forFreeCity, stageMove } from '../move.ts';
import { addBuilds, type Buyer, isChained, stageWays, stands } from './build.ts';

export function freeCityUses(cards: readonly Card[], buyer: Buyer): Move[] {
  const moves: Move[] = [];
  const forStage = stageWays(buyer);
  const distinct = [...new Set(cards)];
  for (const card of distinct) {
    addBuilds(moves, buyer, card);
    const facts = cardFacts(card);
    const mustChain = isChained(buyer.city, facts) && !stands(buyer.city, facts);
    if (!mustChain) for (const way of forStage) moves.push(stageMove(card, way));
  }
  return (moves.length > 0 ? moves : distinct.map(discardMove)).map(forFreeCity);
}
