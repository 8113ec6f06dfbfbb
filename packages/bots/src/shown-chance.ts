// Corrects a simulated chance to win to how often it comes true. A few worlds that all end well are no certainty, and the
// best of several moves, each tried in a few worlds, is the one that had luck. The numbers of each game are fitted by
// training/fit-chances.ts; see docs/bots.md.

import type { Simulated } from './evaluator.ts';
import { logistic } from './net.ts';

export interface ChanceFit {
  /** So many simulations without information are added to the real ones. */
  readonly untold: number;
  /** How sure a chance is, and how far all are off, in logits. */
  readonly certainty: number;
  readonly shift: number;
}

const logit = (chance: number): number => Math.log(chance / (1 - chance));

/** How far a simulated chance is from what chance alone would give, in logits. */
export const seenLogit = ({ visits, wins }: Simulated, par: number, untold: number): number =>
  logit((wins + untold * par) / (visits + untold)) - logit(par);

export function shownChance(simulated: Simulated, players: number, fit: ChanceFit): number {
  const par = 1 / players;
  const seen = seenLogit(simulated, par, fit.untold);
  return logistic(logit(par) + fit.certainty * seen + fit.shift);
}
