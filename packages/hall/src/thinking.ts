// The thinking itself. Only threads that think load the bots and what they have learned.

import { BOTS, type BotId, practise } from '@mirabilia/bots';
import { type GameId, withGame } from '@mirabilia/games';
import { type Game, type GameTypes, type Move, rngFrom, type SeatView } from '@mirabilia/kernel';
import type { Question } from './bots.ts';

export const answerTo = (question: Question): Move =>
  withGame(question.game as GameId, (game) => answer(game, question));

/** Small pieces of practice, for a thread that nobody has asked yet. */
export const practiceOf = (game: string): Iterator<void> => withGame(game as GameId, practise);

function answer<T extends GameTypes>(game: Game<T>, { level, view, legal, seed }: Question): Move {
  const { newBot, budget } = BOTS[level as BotId];
  const seen = view as SeatView<T>;
  return newBot(game).choose({
    view: seen,
    legal,
    rng: rngFrom(seed, 'bot'),
    budget: budget(game.id, seen.public.owed.length),
  });
}
