// The slow scorer: what a person would add up at the end, from plain descriptions of the seats.

import {
  CARDS,
  CAT_POINTS,
  type CardId,
  MILITARY_TOKEN_POINTS,
  stageOf,
  type TokenId,
  WONDERS,
  type WonderId,
} from './facts.ts';
import { countOf } from './lists.ts';

export interface SeatDescription {
  readonly wonder: WonderId;
  readonly stages: readonly number[];
  /** Blue cards; cards of other colours score nothing and may stand here too. */
  readonly blue: readonly CardId[];
  readonly military: number;
  readonly progress: readonly TokenId[];
  readonly cat: boolean;
}

export interface Score {
  readonly wonder: number;
  readonly cat: number;
  readonly blue: number;
  readonly military: number;
  readonly progress: number;
  readonly total: number;
  readonly stages: number;
}

export interface Outcome {
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function pointsOfToken(token: TokenId, seat: SeatDescription): number {
  switch (token) {
    case 'decor':
      return seat.stages.length === WONDERS[seat.wonder].stages.length ? 6 : 4;
    case 'politics':
      return sum(seat.blue.map((card) => CARDS[card].cats));
    case 'strategy':
      return seat.military;
    case 'education':
      return 2 * seat.progress.length;
    case 'culture':
      // 4 for one, 12 in all for both: with both, each brings 6.
      return countOf(seat.progress, 'culture') === 2 ? 6 : 4;
    default:
      return 0;
  }
}

export function scoreOf(seat: SeatDescription): Score {
  const wonder = sum(seat.stages.map((stage) => stageOf(seat.wonder, stage)?.points ?? 0));
  const cat = seat.cat ? CAT_POINTS : 0;
  const blue = sum(seat.blue.map((card) => CARDS[card].points));
  const military = seat.military * MILITARY_TOKEN_POINTS;
  const progress = sum(seat.progress.map((token) => pointsOfToken(token, seat)));
  const total = wonder + cat + blue + military + progress;
  return { wonder, cat, blue, military, progress, total, stages: seat.stages.length };
}

/** Most points; among those, most stages; whoever is still level shares the victory. */
export function outcomeOf(seats: readonly SeatDescription[]): Outcome {
  const scores = seats.map(scoreOf);
  const best = Math.max(...scores.map((score) => score.total));
  const stages = Math.max(...scores.filter((score) => score.total === best).map((score) => score.stages));
  const winners = scores.flatMap((score, seat) =>
    score.total === best && score.stages === stages ? [seat] : [],
  );
  return { scores, winners };
}
