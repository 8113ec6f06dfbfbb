// Every kind of card, a row each, and how many of each a deck holds.

import type { CardEffect } from '../effect.ts';
import type { Colour } from '../vocabulary.ts';

interface CardRow {
  readonly id: string;
  readonly colour: Colour;
  readonly effect: CardEffect;
}

// The five resources come first, in the vocabulary's order: a payment counts them by that index.
export const CARD_ROWS = [
  { id: 'wood', colour: 'grey', effect: { kind: 'resource' } },
  { id: 'stone', colour: 'grey', effect: { kind: 'resource' } },
  { id: 'clay', colour: 'grey', effect: { kind: 'resource' } },
  { id: 'papyrus', colour: 'grey', effect: { kind: 'resource' } },
  { id: 'glass', colour: 'grey', effect: { kind: 'resource' } },
  { id: 'coin', colour: 'yellow', effect: { kind: 'coin' } },
  { id: 'civic3', colour: 'blue', effect: { kind: 'points', points: 3, cats: 0 } },
  { id: 'civic2cat', colour: 'blue', effect: { kind: 'points', points: 2, cats: 1 } },
  { id: 'compass', colour: 'green', effect: { kind: 'symbol', symbol: 'compass' } },
  { id: 'gear', colour: 'green', effect: { kind: 'symbol', symbol: 'gear' } },
  { id: 'tablet', colour: 'green', effect: { kind: 'symbol', symbol: 'tablet' } },
  { id: 'shield', colour: 'red', effect: { kind: 'shields', shields: 1, horns: 0 } },
  { id: 'shield-horn1', colour: 'red', effect: { kind: 'shields', shields: 1, horns: 1 } },
  { id: 'shield-horn2', colour: 'red', effect: { kind: 'shields', shields: 1, horns: 2 } },
] as const satisfies readonly CardRow[];

/** Copies in the order of the rows above. */
// biome-ignore format: columns read as a table
export const DECK_ROWS = {
  //              wood stone clay papyrus glass coin civic3 cat compass gear tablet shield horn1 horn2
  alexandria:    [2,   2,    2,   2,      1,    4,   2,     2,  1,      2,   1,     2,     1,    1],
  babylon:       [2,   1,    2,   2,      2,    3,   2,     2,  2,      2,   1,     2,     1,    1],
  ephesus:       [2,   2,    2,   2,      2,    3,   1,     2,  2,      1,   2,     2,     1,    1],
  giza:          [2,   2,    1,   2,      2,    3,   2,     3,  2,      1,   1,     2,     2,    0],
  halicarnassus: [2,   2,    2,   1,      2,    3,   2,     2,  1,      1,   2,     2,     2,    1],
  olympia:       [1,   2,    2,   2,      2,    3,   1,     3,  1,      1,   2,     2,     2,    1],
  rhodes:        [2,   2,    2,   2,      2,    2,   2,     2,  1,      2,   1,     2,     2,    1],
  central:       [4,   4,    4,   4,      4,    6,   4,     8,  4,      4,   4,     4,     4,    2],
} as const;
