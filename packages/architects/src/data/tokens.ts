// The progress tokens, a row for each kind.

import type { TokenEffect } from '../effect.ts';

interface TokenRow {
  readonly id: string;
  readonly copies: number;
  readonly effect: TokenEffect;
}

export const TOKEN_ROWS = [
  { id: 'urbanism', copies: 1, effect: { kind: 'extra-card', on: ['wood', 'clay'] } },
  { id: 'crafts', copies: 1, effect: { kind: 'extra-card', on: ['papyrus', 'glass'] } },
  { id: 'jewellery', copies: 1, effect: { kind: 'extra-card', on: ['stone', 'coin'] } },
  { id: 'science', copies: 1, effect: { kind: 'extra-card', on: ['compass', 'gear', 'tablet'] } },
  { id: 'propaganda', copies: 1, effect: { kind: 'extra-card', on: ['shield-horn1', 'shield-horn2'] } },
  { id: 'architecture', copies: 1, effect: { kind: 'extra-card-for-stage' } },
  { id: 'economy', copies: 1, effect: { kind: 'double-coin' } },
  { id: 'engineering', copies: 1, effect: { kind: 'any-resources' } },
  { id: 'tactics', copies: 1, effect: { kind: 'shields', shields: 2 } },
  { id: 'decor', copies: 1, effect: { kind: 'points', unfinished: 4, complete: 6 } },
  { id: 'politics', copies: 1, effect: { kind: 'points-per', points: 1, of: 'cats' } },
  { id: 'strategy', copies: 1, effect: { kind: 'points-per', points: 1, of: 'victories' } },
  { id: 'education', copies: 1, effect: { kind: 'points-per', points: 2, of: 'tokens' } },
  { id: 'culture', copies: 2, effect: { kind: 'points-by-copies', points: [4, 12] } },
] as const satisfies readonly TokenRow[];
