// What a bot would have told in kept matches about the moves that were played, and what came of them.

import { type Game, type GameTypes, rngFrom, seatView } from '@mirabilia/kernel';
import { evaluatorOf } from '../src/evaluators.ts';
import { BOTS, type BotId } from '../src/index.ts';
import { type KeptMatch, playAgain } from './kept-matches.ts';
import { shareOf } from './play.ts';
import type { Telling } from './tellings.ts';

export interface AskAgain {
  readonly judge: BotId;
  /** Of so many decisions one is put to the judge. */
  readonly every: number;
  /** Simulations per decision instead of the judge's own number. */
  readonly budget?: number;
}

export function askAgain<T extends GameTypes>(
  game: Game<T>,
  match: KeptMatch,
  { judge, every, budget }: AskAgain,
): Telling[] {
  const { newBot, budget: usual } = BOTS[judge];
  const { analyse } = newBot(game);
  const { round } = evaluatorOf(game);
  const rng = rngFrom(match.seed, 'ask again');
  const asked: { seat: number; chance: number; told: number; round: number }[] = [];
  let decisions = match.moves.length;
  const outcome = playAgain(game, match, (state, seat, move) => {
    const now = Math.floor(round(state.public.table));
    if (now < match.from || decisions++ % every !== 0) return;
    const estimates = analyse(seatView(state, seat), rng, budget ?? usual(game.id, match.players));
    const estimate = estimates.find((one) => one.move === move);
    if (estimate === undefined || estimates.length < 2) return;
    asked.push({ seat, chance: estimate.win, told: estimate.score, round: now });
  });
  return asked.map(({ seat, ...telling }) => ({
    ...telling,
    game: game.id,
    players: match.players,
    judge,
    match: match.seed,
    came: shareOf(outcome, seat),
    points: (outcome.scores[seat] as T['score']).total,
  }));
}
