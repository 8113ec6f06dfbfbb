// The thinking itself. Only threads that think load the bots and what they have learned.

import { BOTS, type BotId, type Estimate, practise } from '@mirabilia/bots';
import { type GameId, withGame } from '@mirabilia/games';
import { type Game, type GameTypes, type Move, rngFrom, type SeatView } from '@mirabilia/kernel';
import type { Consultation, MoveQuestion, Opinion, Practice, Thought } from './move-for-seat.ts';

/** Milliseconds, from any beginning. */
export type MillisecondClock = () => number;

/** With a clock, a bot that can't do all that it means to within its level's time does less. */
export const answerTo = (question: MoveQuestion, clock?: MillisecondClock): Move =>
  withGame(question.game as GameId, (game) => answer(game, question, clock));

/** What a bot thinks of every legal move, best first. However long it takes: nobody waits for it to play. */
export const opinionsOn = (question: Consultation['consult']): readonly Estimate[] =>
  withGame(question.game as GameId, (game) => opinions(game, question));

function opinions<T extends GameTypes>(
  game: Game<T>,
  { level, view, seed }: Consultation['consult'],
): readonly Estimate[] {
  const { newBot, budget } = BOTS[level as BotId];
  const seen = view as SeatView<T>;
  return newBot(game).analyse(seen, rngFrom(seed, 'bot'), budget(game.id, seen.public.owed.length));
}

/** What is under way when the time is up takes a little longer. */
const PUNCTUALITY = 0.9;

/** Small pieces of practice, for a thread that nobody has asked yet. */
const practiceOf = (game: string): Iterator<void> => withGame(game as GameId, practise);

function answer<T extends GameTypes>(
  game: Game<T>,
  { level, view, legal, seed }: MoveQuestion,
  clock: MillisecondClock | undefined,
): Move {
  const { newBot, budget, timeLimit } = BOTS[level as BotId];
  const seen = view as SeatView<T>;
  return newBot(game).choose({
    view: seen,
    legal,
    rng: rngFrom(seed, 'bot'),
    budget: budget(game.id, seen.public.owed.length),
    ...(clock && { isLate: lateness(clock, timeLimit * PUNCTUALITY) }),
  });
}

function lateness(clock: MillisecondClock, time: number): (part: number) => boolean {
  const start = clock();
  return (part) => clock() - start > time * part;
}

/**
 * What a thread does with what it is told: it answers questions, by the clock, for somebody waits; and while nobody asks it
 * practises each game once, piece by piece, each when `soon` calls back.
 */
export function newThread(clock: MillisecondClock, soon: (act: () => void) => void) {
  const practised = new Set<string>();
  let practice: Iterator<void> | undefined;
  const goOn = (): void => {
    if (practice !== undefined && practice.next().done !== true) soon(goOn);
  };
  return (told: MoveQuestion | Practice | Consultation): Thought | Opinion | undefined => {
    if ('practise' in told) {
      if (practised.has(told.practise)) return undefined;
      practised.add(told.practise);
      practice = practiceOf(told.practise);
      goOn();
      return undefined;
    }
    practice = undefined;
    try {
      if ('consult' in told) return { estimates: opinionsOn(told.consult) };
      return { move: answerTo(told, clock) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
}
