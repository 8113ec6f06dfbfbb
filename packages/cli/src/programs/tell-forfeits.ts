import { complain } from '../command-result.ts';
import type { Forfeit } from './forfeit.ts';

/** A program that fails in each match of a long series must not fill the terminal. */
const MOST_TOLD = 5;

interface WithForfeits {
  readonly forfeits: readonly Forfeit[];
}

/** Says on the error stream which matches programs have lost by a fault, and why. Matches are counted from 1. */
export function newForfeitTeller(): (match: number, played: WithForfeits) => void {
  let told = 0;
  return (match, { forfeits }) => {
    for (const { program, seat, decision, why } of forfeits) {
      told++;
      if (told <= MOST_TOLD) {
        complain(`“${program}” at seat ${seat} lost match ${match} at decision ${decision}: ${why}.`);
      } else if (told === MOST_TOLD + 1) {
        complain('More are lost like that: the records name each under “forfeits”.');
      }
    }
  };
}
