// Runs the bots. Only threads that think load this module, because it loads the bots' networks.

import {
  BOTS,
  type BotId,
  type Estimate,
  forecastScores,
  practise,
  type ScoreForecast,
} from '@mirabilia/bots';
import { type Explanation, explain } from '@mirabilia/bots/reasons';
import { type GameId, withGame } from '@mirabilia/games';
import { type Game, type GameTypes, type Move, rngFrom, type SeatView } from '@mirabilia/kernel';
import type {
  Consultation,
  MoveQuestion,
  ScoreQuestion,
  ThreadAnswer,
  ThreadQuestion,
  WhyQuestion,
} from './thinker.ts';

/** Milliseconds, from any beginning. */
export type MillisecondClock = () => number;

/** With a clock, a bot searches less if its level's time runs out. */
export const answerTo = (question: MoveQuestion, clock?: MillisecondClock): Move =>
  withGame(question.game as GameId, (game) => answer(game, question, clock));

/** A bot's estimate of every legal move, best first. There is no time limit, because no player waits for it. */
export const opinionsOn = (question: Consultation['consult']): readonly Estimate[] =>
  withGame(question.game as GameId, (game) => opinions(game, question));

function opinions<T extends GameTypes>(
  game: Game<T>,
  { level, view, seed, effort = 1 }: Consultation['consult'],
): readonly Estimate[] {
  const { newBot, budget } = BOTS[level as BotId];
  const seen = view as SeatView<T>;
  const simulations = Math.round(effort * budget(game.id, seen.public.owed.length));
  return newBot(game).analyse(seen, rngFrom(seed, 'bot'), simulations);
}

const scoresFor = ({ forecast }: ScoreQuestion): ScoreForecast =>
  withGame(forecast.game as GameId, (game) => scores(game, forecast));

const scores = <T extends GameTypes>(
  game: Game<T>,
  { view, seed, worlds }: ScoreQuestion['forecast'],
): ScoreForecast => forecastScores(game, view as SeatView<T>, { rng: rngFrom(seed, 'forecast'), worlds });

export const reasonsFor = (question: WhyQuestion['explain']): Explanation =>
  withGame(question.game as GameId, (game) => explained(game, question));

const explained = <T extends GameTypes>(
  game: Game<T>,
  { view, best, other, seed, isAfterChoice }: WhyQuestion['explain'],
): Explanation => explain(game, view as SeatView<T>, { best, other }, { seed, isAfterChoice });

/** The step of a search that is under way when the time is up takes a little longer. */
const PUNCTUALITY = 0.9;

/** Warms the game up in small pieces, in a thread that has nothing to do. */
const practiceOf = (game: string): Iterator<void> => withGame(game as GameId, practise);

function answer<T extends GameTypes>(
  game: Game<T>,
  { level, view, legal, seed, isRepeatable = false }: MoveQuestion,
  clock: MillisecondClock | undefined,
): Move {
  const { newBot, budget, timeLimit } = BOTS[level as BotId];
  const seen = view as SeatView<T>;
  return newBot(game).choose({
    view: seen,
    legal,
    rng: rngFrom(seed, 'bot'),
    budget: budget(game.id, seen.public.owed.length),
    ...(clock && !isRepeatable && { isLate: lateness(clock, timeLimit * PUNCTUALITY) }),
  });
}

function lateness(clock: MillisecondClock, time: number): (part: number) => boolean {
  const start = clock();
  return (part) => clock() - start > time * part;
}

/**
 * The message handler of a thread that thinks. It answers questions within the bot's time, because a player waits. While
 * nobody asks it warms up, each game once, piece by piece, when `soon` calls back.
 */
export function newThread(clock: MillisecondClock, soon: (act: () => void) => void) {
  const practised = new Set<string>();
  let practice: Iterator<void> | undefined;
  const goOn = (): void => {
    if (practice !== undefined && practice.next().done !== true) soon(goOn);
  };
  return (told: ThreadQuestion): ThreadAnswer | undefined => {
    if ('practise' in told) {
      if (practised.has(told.practise)) return undefined;
      practised.add(told.practise);
      practice = practiceOf(told.practise);
      goOn();
      return undefined;
    }
    practice = undefined;
    try {
      if ('forecast' in told) return { scores: scoresFor(told) };
      if ('explain' in told) return { explanation: reasonsFor(told.explain) };
      if ('consult' in told) return { estimates: opinionsOn(told.consult) };
      return { move: answerTo(told, clock) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
}
