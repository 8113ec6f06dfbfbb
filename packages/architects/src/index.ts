import type { Game } from '@mirabilia/kernel';
import { determinize } from './determinize.ts';
import { forced, legalMoves, steps } from './legal-moves.ts';
import { notation } from './notation.ts';
import { record } from './record.ts';
import { copy, resolve } from './resolve.ts';
import { outcome } from './rules/score.ts';
import { begin, deal, PLAYERS, readOptions } from './setup.ts';
import type { Architects } from './types.ts';

/** 7 Wonders Architects. */
export const architects: Game<Architects> = {
  id: 'architects',
  rulesVersion: 1,
  seats: PLAYERS,
  readOptions,
  deal,
  seating: (deal) => deal.seating,
  begin,
  steps,
  legalMoves,
  forced,
  resolve,
  outcome,
  copy,
  determinize,
  notation,
  record,
};

export * from './catalogue.ts';
export { type Completed, type Consequence, completedBy, consequences } from './consequences.ts';
export type * from './effect.ts';
export * from './geometry.ts';
export * from './move.ts';
export { shieldsOf } from './rules/battle.ts';
export { paidIn, usedIn } from './rules/build.ts';
export { cardsOfSet } from './rules/science.ts';
export { scoreOf, tokenPoints } from './rules/score.ts';
export * from './types.ts';
export * from './vocabulary.ts';
