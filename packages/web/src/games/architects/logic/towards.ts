// How far a card brings a stage that it doesn't complete.

import {
  type Card,
  type City,
  COIN,
  type CostRule,
  NONE,
  RESOURCE_KINDS,
  STAGES,
  stageFacts,
} from '@mirabilia/architects';
import { stageState } from './city.ts';

export interface Towards {
  readonly stage: number;
  readonly have: number;
  readonly of: number;
}

/** What of a stage's price these cards can pay; tokens that help are left aside. */
function supplied(cards: readonly number[], rule: CostRule, count: number): number {
  const resources = cards.slice(0, RESOURCE_KINDS);
  const own = rule === 'identical' ? Math.max(...resources) : resources.filter((held) => held > 0).length;
  return Math.min(count, own + (cards[COIN] as number));
}

/** A stage that comes next, and how much of its price lies there already. */
export interface Next extends Towards {
  readonly rule: CostRule;
}

export function nextStages(city: City): readonly Next[] {
  return Array.from({ length: STAGES }, (_, i) => i + 1).flatMap((stage) => {
    if (city.wonder === NONE || stageState(city, stage) !== 'open') return [];
    const { count, rule } = stageFacts(city.wonder, stage);
    return [{ stage, rule, have: supplied(city.cards, rule, count), of: count }];
  });
}

/** Of the stages that are next, the one that the card brings nearest to its price; undefined if it helps with none. */
export function towardsWith(city: City, card: Card): Towards | undefined {
  const cards = city.cards.map((count, kind) => (kind === card ? count + 1 : count));
  const helped = nextStages(city).flatMap(({ stage, rule, have: before, of }) => {
    const have = supplied(cards, rule, of);
    return have > before && have < of ? [{ stage, have, of }] : [];
  });
  return helped.toSorted((one, other) => one.of - one.have - (other.of - other.have))[0];
}
