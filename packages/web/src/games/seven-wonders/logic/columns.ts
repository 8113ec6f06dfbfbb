// A city's structures as columns by colour.

import { type Card, type City, COLOURS, type Colour, cardFacts } from '@mirabilia/seven-wonders';

export interface Column {
  readonly colour: Colour;
  readonly cards: readonly Card[];
}

/** Only colours that stand in the city, in the order of the vocabulary. */
export function columnsOf({ structures }: Pick<City, 'structures'>): Column[] {
  return COLOURS.map((colour, index) => ({
    colour,
    cards: structures.filter((card) => cardFacts(card).colour === index),
  })).filter(({ cards }) => cards.length > 0);
}
