// The coach's review of a whole match: how a player's chance to win went, and which choices cost most of it.

import type { Move } from '@mirabilia/kernel';
import { effect } from '@preact/signals';
import { deferred } from '../solo/deferred.ts';
import type { Coach, CoachQuestion, MoveEstimate } from './coach.ts';

/** One choice that was made. */
export interface PlayedChoice {
  readonly at: number;
  readonly caption: string;
  readonly asked: CoachQuestion;
  readonly chosen: Move;
}

/** The chance to win by what was chosen, and by what the coach would have chosen. */
export interface JudgedChoice extends PlayedChoice {
  readonly win: number;
  readonly best: number;
  /** Of all moves, the best first. */
  readonly estimates: readonly MoveEstimate[];
}

/** The most mistakes that are listed. */
const MOST_LISTED = 3;
/** A smaller loss is no mistake: estimates aren't that exact. */
const NOTABLE = 0.03;

/** Null where there was nothing to choose. */
export function judge(made: PlayedChoice, estimates: readonly MoveEstimate[]): JudgedChoice | null {
  const own = estimates.find(({ move }) => move === made.chosen);
  const [best] = estimates;
  if (own === undefined || best === undefined || estimates.length === 1) return null;
  return { ...made, win: own.win, best: Math.max(own.win, best.win), estimates };
}

const lost = ({ win, best }: JudgedChoice): number => best - win;

/** The costliest first. */
export const mistakes = (
  course: readonly JudgedChoice[],
  most: number = MOST_LISTED,
): readonly JudgedChoice[] =>
  course
    .filter((each) => lost(each) >= NOTABLE)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, most);

/** Milliseconds after which a question is asked again: newer ones may have pushed it out of the queue. */
const AGAIN = 1000;

function answered(coach: Coach, asked: CoachQuestion, signal: AbortSignal): Promise<readonly MoveEstimate[]> {
  const { promise, resolve, reject } = deferred<readonly MoveEstimate[]>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp);
  const stop = effect(() => {
    const estimates = coach.opinions(asked).value;
    if (estimates !== undefined) resolve(estimates);
  });
  const timer = setInterval(() => coach.opinions(asked), AGAIN);
  return promise.finally(() => {
    stop();
    clearInterval(timer);
    signal.removeEventListener('abort', giveUp);
  });
}

/** The part of the simulations for a first look at every choice. */
const FIRST_LOOK = 0.3;
/** So many of the costliest choices are looked at again with all simulations, because chance picks them, too. */
export const SECOND_LOOKS = 5;

/** Asks about as many choices at once as the coach can think about; gives the answers as they come. */
async function* each<T>(
  all: readonly T[],
  { threads }: Coach,
  ask: (one: T) => Promise<void>,
): AsyncGenerator<void> {
  const underWay = new Set<Promise<void>>();
  for (const one of all) {
    const answer: Promise<void> = ask(one).finally(() => underWay.delete(answer));
    underWay.add(answer);
    if (underWay.size < threads) continue;
    await Promise.race(underWay);
    yield;
  }
  while (underWay.size > 0) {
    await Promise.race(underWay);
    yield;
  }
}

const keyOf = ({ at, asked }: PlayedChoice): string => `${at} ${asked.plan.length}`;

/** The course so far, in the order of the match: first of quick looks, then with second ones of what seems to cost most. */
export async function* reviewOf(
  coach: Coach,
  all: readonly PlayedChoice[],
  signal: AbortSignal,
): AsyncGenerator<readonly JudgedChoice[]> {
  const judged = new Map<string, JudgedChoice>();
  const course = (): readonly JudgedChoice[] => all.flatMap((made) => judged.get(keyOf(made)) ?? []);
  const look =
    (effort: number | undefined) =>
    async (made: PlayedChoice): Promise<void> => {
      const asked = effort === undefined ? made.asked : { ...made.asked, effort };
      const answer = judge(made, await answered(coach, asked, signal));
      if (answer !== null) judged.set(keyOf(made), answer);
    };
  for await (const _ of each(all, coach, look(FIRST_LOOK))) yield course();
  const costly = mistakes(course(), SECOND_LOOKS);
  for await (const _ of each(costly, coach, look(undefined))) yield course();
}
