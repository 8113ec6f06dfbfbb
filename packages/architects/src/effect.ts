import type { ScienceSymbol } from './vocabulary.ts';

/** What a card is good for. */
export type CardEffect =
  | { readonly kind: 'resource' }
  /** Stands for any resource that is missing. */
  | { readonly kind: 'coin' }
  /** Points, and how many cats the card shows: a card with a cat brings the cat. */
  | { readonly kind: 'points'; readonly points: number; readonly cats: number }
  | { readonly kind: 'symbol'; readonly symbol: ScienceSymbol }
  /** Shields, and the horns that turn conflict tokens. */
  | { readonly kind: 'shields'; readonly shields: number; readonly horns: number };

/** The decks that a wonder gives cards from. */
export type Source = 'any-deck' | 'central' | 'left-and-right';

/** What a wonder does at once when a stage with its effect is built. `phases/effects.ts` gives each kind its meaning. */
export type StageEffect =
  | { readonly kind: 'take'; readonly from: Source }
  | { readonly kind: 'gift' }
  | { readonly kind: 'dig'; readonly look: number }
  | { readonly kind: 'shields'; readonly shields: number };

/** What some tokens give points for. */
export type Counted = 'cats' | 'victories' | 'tokens';

/** Everything that a progress token can do. */
export type TokenEffect =
  /** An extra card when one of these cards is taken. */
  | { readonly kind: 'extra-card'; readonly on: readonly string[] }
  /** An extra card when a stage is built. */
  | { readonly kind: 'extra-card-for-stage' }
  /** One coin pays for two. */
  | { readonly kind: 'double-coin' }
  /** A stage takes any resources, whatever its rule. */
  | { readonly kind: 'any-resources' }
  | { readonly kind: 'shields'; readonly shields: number }
  /** At the end of the match. */
  | { readonly kind: 'points'; readonly unfinished: number; readonly complete: number }
  | { readonly kind: 'points-per'; readonly points: number; readonly of: Counted }
  /** In all, by the number of copies that the owner has. */
  | { readonly kind: 'points-by-copies'; readonly points: readonly number[] };
