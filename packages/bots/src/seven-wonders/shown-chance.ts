// How sure a simulated chance is in 7 Wonders, by the turns that are left. With few turns left worlds are played to the end by
// the policy, and real opponents choose better. Fitted to matches of `hard` against itself; see docs/bots.md.

import type { Simulated } from '../evaluator.ts';
import { shownChance } from '../shown-chance.ts';

interface Moment {
  readonly players: number;
  readonly turnsLeft: number;
}

const UNTOLD = 0.2;
const CERTAINTY = { last: 0.737, longer: 0.106 };
const SHIFT = { last: -0.143, longer: 0.04 };

/** Both grow with the logarithm of the turns that are left. */
export function tellChance(simulated: Simulated, { players, turnsLeft }: Moment): number {
  const far = Math.log(turnsLeft + 1);
  return shownChance(simulated, players, {
    untold: UNTOLD,
    certainty: CERTAINTY.last + CERTAINTY.longer * far,
    shift: SHIFT.last + SHIFT.longer * far,
  });
}
