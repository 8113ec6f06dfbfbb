// What this browser remembers of lessons and hints: which are done, how far each has come, who is new here.

import { effect, signal } from '@preact/signals';
import { finishedMatches } from '../app/experience.ts';
import { GAME_IDS } from '../games/index.ts';
import { isLessonId, type LessonId } from './lesson-ids.ts';
import { NOTHING_TAUGHT, type Taught } from './taught.ts';

const KEY = 'mirabilia.learn';
/** Lessons that are left in the middle; the latest are remembered. */
const MOST_MATCHES = 6;

interface InMatch {
  readonly lesson: LessonId;
  readonly taught: Taught;
  /** The learner wants no more bubbles in this match. */
  readonly isSkipped: boolean;
  readonly isOver?: boolean;
  /** The invitation that the learner came from. */
  readonly backTo?: string;
}

interface Kept {
  /** How each lesson went when it was last played to its end. */
  readonly done: Readonly<Partial<Record<LessonId, 'reached' | 'missed'>>>;
  /** By match. */
  readonly matches: Readonly<Record<string, InMatch>>;
  /** First-time hints that were shown. */
  readonly hints: Taught;
  /** “Skip, I know the game”. */
  readonly knowsGames: boolean;
}

const NOTHING: Kept = { done: {}, matches: {}, hints: NOTHING_TAUGHT, knowsGames: false };

function isTaught(given: unknown): given is Taught {
  const { done, shown }: Partial<Taught> = Object(given);
  return typeof done === 'object' && done !== null && typeof shown === 'object' && shown !== null;
}

export function readKept(text: string | null): Kept {
  try {
    const { done, matches, hints, knowsGames }: Partial<Kept> = Object(JSON.parse(text ?? '{}'));
    const isMatch = ([, of]: [string, unknown]): boolean => {
      const { lesson, taught }: Partial<InMatch> = Object(of);
      return isLessonId(lesson) && isTaught(taught);
    };
    return {
      done: Object.fromEntries(Object.entries(Object(done)).filter(([id]) => isLessonId(id))),
      matches: Object.fromEntries(Object.entries(Object(matches)).filter(isMatch)) as Kept['matches'],
      hints: isTaught(hints) ? hints : NOTHING_TAUGHT,
      knowsGames: knowsGames === true,
    };
  } catch {
    // Not our text: nothing is known.
    return NOTHING;
  }
}

function load(): Kept {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return NOTHING;
  }
}

const kept = signal(load());

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value));
  } catch {
    // Full or forbidden: remembered as long as the page lasts.
  }
});

const change = (more: Partial<Kept>): void => {
  kept.value = { ...kept.peek(), ...more };
};

/** Nobody has finished a match or a lesson here, and nobody has said that they know the games. */
export const isNewHere = (): boolean =>
  !kept.value.knowsGames &&
  Object.keys(kept.value.done).length === 0 &&
  GAME_IDS.every((game) => finishedMatches(game) === 0);

export const skipLessons = (): void => change({ knowsGames: true });

export const lessonIn = (match: string | undefined): InMatch | undefined =>
  match === undefined ? undefined : kept.value.matches[match];

/** The learner is being taught in this match. */
export function isLessonRunning(match: string | undefined): boolean {
  const of = lessonIn(match);
  return of !== undefined && !of.isSkipped && of.isOver !== true;
}

/** The match in which the lesson was left, while it isn't over. */
export const matchOf = (lesson: LessonId): string | undefined =>
  Object.entries(kept.value.matches).findLast(([, of]) => of.lesson === lesson && of.isOver !== true)?.[0];

export function keepLesson(match: string, of: InMatch): void {
  const { [match]: _, ...others } = kept.peek().matches;
  const latest = Object.entries(others).slice(1 - MOST_MATCHES);
  change({ matches: { ...Object.fromEntries(latest), [match]: of } });
}

function changeMatch(match: string, more: Partial<InMatch>): void {
  const of = kept.peek().matches[match];
  if (of !== undefined) change({ matches: { ...kept.peek().matches, [match]: { ...of, ...more } } });
}

export const keepTaught = (match: string, taught: Taught): void => changeMatch(match, { taught });
/** No more bubbles in this match, or again. */
export const skipLessonIn = (match: string, isSkipped = true): void => changeMatch(match, { isSkipped });

/** A turn was taken back: another match stands in its place. */
export function moveLesson(from: string, to: string): void {
  const { [from]: of, ...others } = kept.peek().matches;
  if (of !== undefined) change({ matches: { ...others, [to]: of } });
}

export const howDone = (lesson: LessonId): 'reached' | 'missed' | undefined => kept.value.done[lesson];

export function finishLesson(lesson: LessonId, match: string, isReached: boolean): void {
  changeMatch(match, { isOver: true });
  const isBetter = isReached || howDone(lesson) === 'reached';
  change({ done: { ...kept.peek().done, [lesson]: isBetter ? 'reached' : 'missed' } });
}

export const hintsShown = (): Taught => kept.peek().hints;
/** Whatever the match in which they were shown: a hint comes once. */
export function keepHints({ shown }: Taught): void {
  const ids = Object.keys(shown).filter((id) => !(id in kept.peek().hints.shown));
  if (ids.length === 0) return;
  const more = Object.fromEntries(ids.map((id) => [id, [-1]]));
  change({ hints: { done: {}, shown: { ...kept.peek().hints.shown, ...more } } });
}
/** All hints will be shown once more. */
export const forgetHints = (): void => change({ hints: NOTHING_TAUGHT });
