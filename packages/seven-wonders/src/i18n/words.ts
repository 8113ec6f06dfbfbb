// The game's own words. Every language is a whole catalogue: one with a hole doesn't compile.

import type { CardName, WonderId } from '../catalogue.ts';
import type { Category, Colour, Resource, ScienceSymbol } from '../vocabulary.ts';

/** Names and terms, as the rulebook of the language has them. @screen Table and rules of 7 Wonders */
export interface Words {
  readonly cards: Readonly<Record<CardName, string>>;
  readonly wonders: Readonly<Record<WonderId, { readonly city: string; readonly name: string }>>;
  readonly resources: Readonly<Record<Resource, string>>;
  /** The kinds of structures, by colour. */
  readonly colours: Readonly<Record<Colour, string>>;
  readonly symbols: Readonly<Record<ScienceSymbol, string>>;
  readonly categories: Readonly<Record<Category | 'total', string>>;
  readonly terms: Readonly<Record<'age' | 'coin' | 'shield' | 'victoryPoint' | 'freeCity', string>>;
}
