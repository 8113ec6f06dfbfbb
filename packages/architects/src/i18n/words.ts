// The game's own words. Every language is a whole catalogue: one with a hole doesn't compile.

import type { CardId, TokenId, WonderId } from '../catalogue.ts';
import type { Category, Colour } from '../vocabulary.ts';

export const TERMS = [
  'wonder',
  'stage',
  'underConstruction',
  'constructed',
  'resource',
  'shield',
  'horn',
  'scienceSymbol',
  'progressToken',
  'conflictToken',
  'peaceSide',
  'battleSide',
  'battle',
  'militaryVictoryToken',
  'catPawn',
  'victoryPoint',
  'centralDeck',
  'leftDeck',
  'rightDeck',
  'discardPile',
  'identical',
  'different',
] as const;
export type Term = (typeof TERMS)[number];

/** Names and terms, as the rulebook of the language has them. @screen Table and rules of Architects */
export interface Words {
  readonly title: string;
  readonly wonders: Readonly<Record<WonderId, string>>;
  readonly tokens: Readonly<Record<TokenId, string>>;
  /** Resources, symbols and all other cards, by their kind. */
  readonly cards: Readonly<Record<CardId, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly categories: Readonly<Record<Category | 'total' | 'stages', string>>;
}
