// Which structures make which others free.

import { CARDS, type Card, type CardName, cardFacts, chainOf } from '@mirabilia/seven-wonders';

const children = new Map<CardName, CardName[]>();
CARDS.forEach(({ name }, card) => {
  for (const parent of chainOf(card)) {
    const known = children.get(parent) ?? [];
    if (!known.includes(name)) children.set(parent, [...known, name]);
  }
});

/** The names that this card makes free later. */
export const opens = (card: Card): readonly CardName[] => children.get(cardFacts(card).name) ?? [];
