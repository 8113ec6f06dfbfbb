// Looks one move ahead: for each legal move worlds that it can't tell from the real one are played out at random, and
// the move after which it stands best at the end is taken. It knows no game.

import {
  apply,
  copyState,
  determinize,
  type Game,
  type GameTypes,
  type Move,
  type Outcome,
  type Seat,
} from '@mirabilia/kernel';
import type { Bot, Question } from './bot.ts';
import { estimateOf, type MoveStats, newMoveStats } from './estimates.ts';
import { rollOut } from './rollout.ts';

interface Lead extends MoveStats {
  lead: number;
}

export function flat<T extends GameTypes>(game: Game<T>): Bot<T> {
  const study = ({ view, legal, rng, budget }: Question<T>): Lead[] => {
    const allStats = legal.map((move) => ({ ...newMoveStats(move), lead: 0 }));
    const rounds = Math.max(1, Math.floor(budget / legal.length));
    for (let round = 0; round < rounds; round++) {
      // One world for all moves of a round: they are compared under the same luck.
      const world = determinize(game, view, rng);
      for (const stats of allStats) {
        const state = copyState(game, world);
        apply(game, state, view.viewer, stats.move);
        rollOut(game, state, rng);
        note(stats, game.outcome(state.public.table) as Outcome<T>, view.viewer);
      }
    }
    return allStats.sort((a, b) => b.lead - a.lead);
  };
  return {
    choose: (question) =>
      question.legal.length === 1 ? (question.legal[0] as Move) : (study(question)[0] as Lead).move,
    analyse: (view, rng, budget) =>
      study({ view, legal: game.legalMoves(view), rng, budget }).map(estimateOf),
  };
}

/** How far the seat is ahead of the best other one: points and not just victory, which backs up better. */
function note<T extends GameTypes>(stats: Lead, { scores, winners }: Outcome<T>, seat: Seat): void {
  const own = (scores[seat] as T['score']).total;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    const { total } = scores[other] as T['score'];
    if (other !== seat && total > best) best = total;
  }
  stats.visits++;
  stats.score += own;
  stats.lead += own - best;
  if (winners.includes(seat)) stats.wins += 1 / winners.length;
}
