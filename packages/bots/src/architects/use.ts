// What a face-up card would be to a city: what others are likely to take next, and what is worth taking from before them.

import {
  type Card,
  type City,
  COIN,
  NONE,
  RESOURCE_KINDS,
  STAGES as STAGE_COUNT,
  SYMBOL_CARDS,
  wonderFacts,
} from '@mirabilia/architects';
import type { Works } from './survey.ts';

/** In the order of their inputs; a card that is none of it has none. */
export const USES = ['nearer', 'stage', 'last stage', 'set'] as const;
const NEARER = 0;
const STAGE = 1;
const LAST_STAGE = 2;
const SET = 3;
export const NO_USE = -1;

export function useOf(works: Works, city: City, card: Card): number {
  if (card === NONE) return NO_USE;
  if (card < RESOURCE_KINDS || card === COIN) return useOfGood(works, city, card);
  return completesSet(city, card) ? SET : NO_USE;
}

function useOfGood({ kinds, most, coins, next, stages }: Works, city: City, card: Card): number {
  const held = (city.cards[card] as number) + 1;
  const kindsThen = card !== COIN && held === 1 ? kinds + 1 : kinds;
  const mostThen = card !== COIN && held > most ? held : most;
  const coinsThen = card === COIN ? coins + 1 : coins;
  const { stages: facts } = wonderFacts(city.wonder);
  let then = next;
  for (let at = 0; at < STAGE_COUNT; at++) {
    if ((city.stages & (1 << at)) !== 0) continue;
    const { count, rule, below } = facts[at] as (typeof facts)[number];
    if ((city.stages & below) !== below) continue;
    then = Math.min(then, count - (rule === 'different' ? kindsThen : mostThen) - coinsThen);
  }
  if (then > 0) return then < next ? NEARER : NO_USE;
  return stages === STAGE_COUNT - 1 ? LAST_STAGE : STAGE;
}

/** Two of a symbol, or one of each. */
function completesSet({ cards }: City, card: Card): boolean {
  let others = 0;
  for (const symbol of SYMBOL_CARDS) {
    const count = cards[symbol] as number;
    if (symbol === card && count > 0) return true;
    if (symbol !== card && count > 0) others++;
  }
  return SYMBOL_CARDS.includes(card) && others === SYMBOL_CARDS.length - 1;
}
