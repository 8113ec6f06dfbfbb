// Corrects a simulated chance to win to how often it comes true. In the last turns a few worlds in which the others follow
// the policy are overconfident, so chances are pulled towards what chance alone would give. The numbers are fitted to
// matches of `hard` against itself; see docs/bots-experiments.md.

import type { Simulated } from '../evaluator.ts';
import { logistic } from '../net.ts';

interface Moment {
  readonly players: number;
  readonly turnsLeft: number;
}

/** So many simulations without information are added to the real ones. */
const UNTOLD = 0.2;
const CERTAINTY = { last: 0.713, longer: 0.215 };
const SHIFT = { last: -0.934, longer: 0.38 };

const logit = (chance: number): number => Math.log(chance / (1 - chance));

/** Measured from what chance alone would give, in logits; both grow with the logarithm of the turns that are left. */
export function tellChance({ visits, wins }: Simulated, { players, turnsLeft }: Moment): number {
  const par = 1 / players;
  const far = Math.log(turnsLeft + 1);
  const seen = logit((wins + UNTOLD * par) / (visits + UNTOLD)) - logit(par);
  const certainty = CERTAINTY.last + CERTAINTY.longer * far;
  return logistic(logit(par) + certainty * seen + SHIFT.last + SHIFT.longer * far);
}
