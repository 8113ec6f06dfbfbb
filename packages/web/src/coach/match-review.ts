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
  return { ...made, win: own.win, best: Math.max(own.win, best.win) };
}

const lost = ({ win, best }: JudgedChoice): number => best - win;

/** The costliest first. */
export const mistakes = (course: readonly JudgedChoice[]): readonly JudgedChoice[] =>
  course
    .filter((each) => lost(each) >= NOTABLE)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, MOST_LISTED);

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

/** Asks one choice after the other, so that choices on the screen are answered first. */
export async function* reviewOf(
  coach: Coach,
  all: readonly PlayedChoice[],
  signal: AbortSignal,
): AsyncGenerator<readonly JudgedChoice[]> {
  const course: JudgedChoice[] = [];
  for (const made of all) {
    const answer = judge(made, await answered(coach, made.asked, signal));
    if (answer !== null) course.push(answer);
    yield course;
  }
}
