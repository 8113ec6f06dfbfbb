// What can be read off a city without words.

import {
  type Card,
  type City,
  KINDS,
  RESOURCE_KINDS,
  STAGES,
  stageBit,
  stageFacts,
  wonderFacts,
} from '@mirabilia/architects';

export interface Held {
  readonly card: Card;
  readonly count: number;
}

/** The cards in front of a seat, in the catalogue's order: resources, coins, blue, green, red. */
export const heldIn = ({ cards }: City): readonly Held[] =>
  Array.from({ length: KINDS }, (_, card) => ({ card, count: cards[card] as number })).filter(
    ({ count }) => count > 0,
  );

export const resourcesIn = ({ cards }: City): number =>
  cards.slice(0, RESOURCE_KINDS).reduce((sum, count) => sum + count, 0);

export const cardsIn = ({ cards }: City): number => cards.reduce((sum, count) => sum + count, 0);

export type StageState = 'built' | 'open' | 'closed';

/** Built, next as far as the stages below go, or not yet. */
export function stageState({ wonder, stages }: Pick<City, 'wonder' | 'stages'>, stage: number): StageState {
  if (stages & stageBit(stage)) return 'built';
  const { below } = stageFacts(wonder, stage);
  return (stages & below) === below ? 'open' : 'closed';
}

/** Layers of stages from the top down, as they are seen. */
export const layersOf = ({ wonder }: Pick<City, 'wonder'>): readonly (readonly number[])[] =>
  wonderFacts(wonder).layers.toReversed();

export const standingIn = ({ stages }: City): number =>
  Array.from({ length: STAGES }, (_, i) => stageBit(i + 1)).filter((bit) => stages & bit).length;
