// What simulations make of a chance, and what it turns out to be. In the last turns a handful of worlds in which the others
// play by first sight is taken for too much: there a chance is worth less than it seems, and worth less still for how sure
// it is. The numbers are fitted to matches of `hard` against itself; see docs/bots.md.

import type { Simulated } from '../knowledge.ts';
import { logistic } from '../net.ts';

interface Moment {
  readonly players: number;
  readonly turnsLeft: number;
}

/** So many simulations that say nothing are added to those that were made. */
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
