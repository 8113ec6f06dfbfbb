// Statistics of each legal move during a search, and the estimate that is made of them at the end.

import type { Move } from '@mirabilia/kernel';
import type { Estimate } from './bot.ts';

export interface MoveStats {
  readonly move: Move;
  visits: number;
  /** Sums over the visits: points at the end, and the parts of victories. */
  score: number;
  wins: number;
}

export const newMoveStats = (move: Move): MoveStats => ({ move, visits: 0, score: 0, wins: 0 });

const Z = 1.96;

/** The Agresti-Coull interval, which stays honest with few visits, even if all were won or all lost. */
export function estimateOf({ move, visits, score, wins }: MoveStats): Estimate {
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
