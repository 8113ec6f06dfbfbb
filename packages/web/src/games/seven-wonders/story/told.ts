// The story of a match, as the log and the animations tell it.

import type { Age, Card } from '@mirabilia/seven-wonders';
import type { Battle } from '../../../table/battle.tsx';

/** The first city's left neighbour is the second one. */
export type { Battle };

interface Acting {
  readonly city: number;
  /** The last card of the Age, played too. */
  readonly isSeventh: boolean;
  /** Coins from the bank. */
  readonly earned: number;
}
interface Paying extends Acting {
  /** Coins to the neighbours. */
  readonly left: number;
  readonly right: number;
}
export type Built = Paying & {
  readonly kind: 'built';
  readonly card: Card;
  /** Coins to the bank. */
  readonly bank: number;
  readonly free: 'no' | 'chain' | 'wonder' | 'salvage';
};
export type Act =
  | Built
  /** A card was put face down under the wonder: `stage` counts from 1. */
  | (Paying & { readonly kind: 'buried'; readonly stage: number })
  | (Acting & { readonly kind: 'sold' })
  /** The discard pile was looked through and nothing was built from it. */
  | (Acting & { readonly kind: 'left-pile' });

/** A turn with all that followed from it. */
export interface TurnTold {
  readonly age: Age;
  readonly turn: number;
  readonly acts: readonly Act[];
  /** What each city held before it and after. */
  readonly coinsBefore: readonly number[];
  readonly coins: readonly number[];
}

export interface AgeTold {
  readonly age: Age;
  readonly turns: readonly TurnTold[];
  /** Cards that nobody played; undefined while the Age isn't over. */
  readonly leftovers: number | undefined;
  /** In the order of the table; empty until they are fought. */
  readonly battles: readonly Battle[];
}
