import type { Game } from '@mirabilia/kernel';
import { determinize } from './determinize.ts';
import { legalMoves, steps } from './legal-moves.ts';
import { notation } from './notation.ts';
import { recordBy } from './record.ts';
import { copy, resolve } from './resolve.ts';
import { outcome } from './rules/score.ts';
import { begin, deal, PLAYERS, readOptions } from './setup.ts';
import type { SevenWonders } from './types.ts';
import { RULES_VERSIONS, type RulesVersion } from './vocabulary.ts';

const byRules = (rules: RulesVersion): Game<SevenWonders> => ({
  id: 'seven-wonders',
  rulesVersion: rules,
  underRules: (version) => GAMES.find(({ rulesVersion }) => rulesVersion === version),
  seats: PLAYERS,
  readOptions,
  deal,
  seating: ({ seating }) => seating,
  begin: (options, deal) => begin(rules, options, deal),
  steps,
  legalMoves,
  resolve,
  outcome,
  // The hand, and the pile while the player chooses from it.
  handOf: ({ hand, pile }) => ({ hand, pile, played: [], passed: [], looked: [] }),
  copy,
  determinize,
  notation,
  record: recordBy(rules),
});

const GAMES: readonly Game<SevenWonders>[] = RULES_VERSIONS.map(byRules);

/** By the newest rules. Older versions are `sevenWonders.underRules(version)`. */
export const sevenWonders = GAMES.at(-1) as Game<SevenWonders>;

export * from './catalogue.ts';
export { CHOICE_SYMBOL, type CompiledEffect, POWER } from './compiled-effect.ts';
export type * from './effect.ts';
export * from './explain.ts';
export * from './geometry.ts';
export * from './move.ts';
export { cityOfStep } from './phases/turn.ts';
export { productionOf } from './production.ts';
export { bankPrice } from './rules/carry-out.ts';
export { type Counts, coinsBrought } from './rules/lay.ts';
export { DISCOUNT } from './rules/payments.ts';
export { sciencePoints } from './rules/science.ts';
export { type Scored, scoreCity } from './rules/score.ts';
export { emptyCity } from './setup.ts';
export * from './types.ts';
export * from './vocabulary.ts';
