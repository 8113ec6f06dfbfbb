// What is known of each legal move while a search goes on, and what is told of it at the end.

import type { Move } from '@mirabilia/kernel';
import type { Estimate } from './bot.ts';

export interface Tally {
  readonly move: Move;
  visits: number;
  /** Sums over the visits: points at the end, and the parts of victories. */
  score: number;
  wins: number;
}

export const newTally = (move: Move): Tally => ({ move, visits: 0, score: 0, wins: 0 });

const Z = 1.96;

/** The interval of Agresti and Coull: it is honest with few visits too, where all were won or all lost. */
export function estimateOf({ move, visits, score, wins }: Tally): Estimate {
  const n = visits + Z * Z;
  const centre = (wins + (Z * Z) / 2) / n;
  return {
    move,
    score: visits === 0 ? 0 : score / visits,
    win: visits === 0 ? centre : wins / visits,
    margin: Z * Math.sqrt((centre * (1 - centre)) / n),
    visits,
  };
}
