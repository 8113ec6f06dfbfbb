// How far a card brings a stage that it doesn't complete.

import { type Card, type City, COIN, RESOURCE_KINDS, STAGES, stageFacts } from '@mirabilia/architects';
import { stageState } from './city.ts';

export interface Towards {
  readonly stage: number;
  readonly have: number;
  readonly of: number;
}

/** What of a stage's price these cards can pay; tokens that help are left aside. */
function supplied(cards: readonly number[], rule: 'different' | 'identical', count: number): number {
  const resources = cards.slice(0, RESOURCE_KINDS);
  const own = rule === 'identical' ? Math.max(...resources) : resources.filter((held) => held > 0).length;
  return Math.min(count, own + (cards[COIN] as number));
}

/** Of the stages that are next, the one that the card brings nearest to its price; undefined if it helps with none. */
export function towardsWith(city: City, card: Card): Towards | undefined {
  const cards = city.cards.map((count, kind) => (kind === card ? count + 1 : count));
  const helped = Array.from({ length: STAGES }, (_, i) => i + 1).flatMap((stage) => {
    if (stageState(city, stage) !== 'open') return [];
    const { count, rule } = stageFacts(city.wonder, stage);
    const have = supplied(cards, rule, count);
    return have > supplied(city.cards, rule, count) && have < count ? [{ stage, have, of: count }] : [];
  });
  return helped.toSorted((one, other) => one.of - one.have - (other.of - other.have))[0];
}
