// The record as the referee reads it: the parts that the rules need, typed.

import type { CardId, Resource, ScienceSymbol, TokenId, WonderId } from './facts.ts';
import type { Outcome } from './scorer.ts';

export type DeckName = 'left' | 'right' | 'central' | { readonly of: number };
export type PayToken = 'economy' | 'engineering';
export type Payment = {
  readonly with: Readonly<Partial<Record<Resource | 'coin', number>>>;
  readonly using: readonly PayToken[];
};

export interface Take {
  readonly seat: number;
  readonly do: 'take';
  readonly deck: DeckName;
  readonly why: 'turn' | 'wonder' | TokenId;
}
export interface Decline {
  readonly seat: number;
  readonly do: 'decline';
  readonly why: TokenId;
}
export interface Dig {
  readonly seat: number;
  readonly do: 'dig';
  readonly deck: 'left' | 'right';
  readonly keep: CardId;
  readonly after: readonly CardId[];
}
export interface Build {
  readonly seat: number;
  readonly do: 'stage';
  readonly stage: number;
  readonly with: Payment['with'];
  readonly using?: Payment['using'];
}
export interface Progress {
  readonly seat: number;
  readonly do: 'progress';
  readonly token: TokenId | null;
  readonly from: 0 | 1 | 2 | 'pile';
  readonly spend?: readonly ScienceSymbol[];
}
export interface Pass {
  readonly seat: number;
  readonly do: 'pass';
}
export type Move = Take | Decline | Dig | Build | Progress | Pass;

export interface SeatEntry {
  readonly name: string;
  readonly kind: string;
  readonly wonder: WonderId;
}
export interface Setup {
  readonly first: number;
  readonly decks: readonly (readonly CardId[])[];
  readonly central: readonly CardId[];
  readonly tokens: readonly TokenId[];
}

/** Moves and result stay unread here: each is read, and complained of, where it is judged. */
export interface RecordHead {
  readonly seats: readonly SeatEntry[];
  readonly setup: Setup;
  readonly moves: readonly unknown[];
  readonly result: unknown;
}

export interface MatchRecord {
  readonly format: 'mirabilia/1';
  readonly game: 'architects';
  readonly rulesVersion: 1;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly seats: readonly SeatEntry[];
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly result?: Outcome;
}
