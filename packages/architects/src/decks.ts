// The decks that belong to the wonders and to the middle, before anything is played.

import { type Rng, shuffle } from '@mirabilia/kernel';
import { type Card, cardsOf, copiesIn, DECK_SIZE, KINDS, NONE, WONDERS, type Wonder } from './catalogue.ts';
import type { Shuffle } from './types.ts';

export const ALL_WONDERS: readonly Wonder[] = [...WONDERS.keys()];

const WONDER_DECKS: readonly (readonly Card[])[] = WONDERS.map(({ id }) => cardsOf(copiesIn(id)));
const CENTRAL_DECK: readonly Card[] = cardsOf(copiesIn('central'));
const NO_CARDS: readonly Card[] = [];

/** The cards of the decks of these wonders and of the central one, sorted; none where no wonder is chosen yet. */
export const decksFor = (wonders: readonly Wonder[]): (readonly Card[])[] => [
  ...wonders.map((wonder) => (wonder === NONE ? NO_CARDS : (WONDER_DECKS[wonder] as readonly Card[]))),
  CENTRAL_DECK,
];

/** For each wonder, the stages that let their builder dig. */
const DIGS: readonly number[] = WONDERS.map(
  ({ stages }) => stages.filter(({ effect }) => effect?.kind === 'dig').length,
);

/** How many shuffles the wonders in play may call for: one for each stage that lets its builder dig. */
export function shufflesFor(wonders: readonly Wonder[]): number {
  const possible = wonders.includes(NONE) ? ALL_WONDERS : wonders;
  return possible.reduce((sum, wonder) => sum + (DIGS[wonder] as number), 0);
}

export const drawShuffle = (rng: Rng): Shuffle => shuffle(rng, [...Array(DECK_SIZE).keys()]);

/** How many of each card the decks hold, a deck after the other. */
export function countDecks(decks: readonly (readonly Card[])[]): number[] {
  const left = new Array<number>(decks.length * KINDS).fill(0);
  for (let deck = 0; deck < decks.length; deck++) {
    const cards = decks[deck] as readonly Card[];
    for (let i = 0; i < cards.length; i++) {
      const at = deck * KINDS + (cards[i] as Card);
      left[at] = (left[at] as number) + 1;
    }
  }
  return left;
}
