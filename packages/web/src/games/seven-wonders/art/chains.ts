// Which card makes which one free: the data says it of the child, the table shows it on the parent.

import { CARDS, type Card, type CardName, cardFacts, chainOf } from '@mirabilia/seven-wonders';

const children = new Map<CardName, CardName[]>();
CARDS.forEach(({ name }, card) => {
  for (const parent of chainOf(card)) {
    const others = children.get(parent) ?? [];
    if (!others.includes(name)) children.set(parent, [...others, name]);
  }
});

/** What a card makes free later. */
export const childrenOf = (card: Card): readonly CardName[] => children.get(cardFacts(card).name) ?? [];
