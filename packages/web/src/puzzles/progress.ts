// What is kept on this device of a player's puzzles: a rating for each game, streaks, and which puzzles they have seen.

import type { Puzzle } from '@mirabilia/games/puzzles';
import { type Difficulty, puzzleId } from '@mirabilia/games/puzzles';
import { signal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../games/index.ts';

const KEY = 'mirabilia.puzzles';

export interface PuzzleProgress {
  readonly rating: number;
  /** First tries that counted, and how many of them were right. */
  readonly tries: number;
  readonly solved: number;
  /** Puzzles solved in a row at the first try, now and at best. */
  readonly streak: number;
  readonly best: number;
  /** Puzzles that were answered, in order. */
  readonly seen: readonly string[];
  /** Puzzles that the player reported: they don't come again. */
  readonly out: readonly string[];
  /** The daily puzzles that were answered, by date: was the first try right? */
  readonly daily: Readonly<Record<string, boolean>>;
}

export const FIRST_RATING = 1000;
const NOTHING: PuzzleProgress = {
  rating: FIRST_RATING,
  tries: 0,
  solved: 0,
  streak: 0,
  best: 0,
  seen: [],
  out: [],
  daily: {},
};

/** As strong as a player who solves every other puzzle of this difficulty. */
const RATINGS: Readonly<Record<Difficulty, number>> = { 1: 800, 2: 1000, 3: 1200, 4: 1450, 5: 1700 };
export const ratingOf = ({ difficulty }: Pick<Puzzle, 'difficulty'>): number => RATINGS[difficulty];

/** A new player's rating moves faster, until it is about right. */
const STEP = { first: 40, later: 20, settled: 20 };

/** The rating after a first try, by Elo's formula. */
export function rated(
  progress: Pick<PuzzleProgress, 'rating' | 'tries'>,
  puzzle: number,
  isSolved: boolean,
): number {
  const expected = 1 / (1 + 10 ** ((puzzle - progress.rating) / 400));
  const step = progress.tries < STEP.settled ? STEP.first : STEP.later;
  return Math.round(progress.rating + step * (Number(isSolved) - expected));
}

export interface FirstTry {
  readonly isSolved: boolean;
  /** A try after a hint changes no rating and no streak. */
  readonly isHinted: boolean;
  /** The date, if it was the puzzle of the day. */
  readonly date: string | undefined;
}

export function withTry(
  before: PuzzleProgress,
  puzzle: Puzzle,
  { isSolved, isHinted, date }: FirstTry,
): PuzzleProgress {
  const id = puzzleId(puzzle);
  // Somebody who has seen it knows the answer.
  const counts = !isHinted && !before.seen.includes(id);
  const streak = isSolved ? before.streak + 1 : 0;
  return {
    ...before,
    ...(counts && {
      rating: rated(before, ratingOf(puzzle), isSolved),
      tries: before.tries + 1,
      solved: before.solved + Number(isSolved),
      streak,
      best: Math.max(before.best, streak),
    }),
    seen: [...before.seen.filter((seen) => seen !== id), id],
    daily: date === undefined || date in before.daily ? before.daily : { ...before.daily, [date]: isSolved },
  };
}

export const withReport = (before: PuzzleProgress, puzzle: Puzzle): PuzzleProgress => ({
  ...before,
  out: [...new Set([...before.out, puzzleId(puzzle)])],
});

const DAY = 86_400_000;
/** Days are those of Greenwich: everybody has the same puzzle at the same time. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Days in a row with the daily puzzle, up to today or yesterday. */
export function daysInRow({ daily }: Pick<PuzzleProgress, 'daily'>, now: number): number {
  const last = dateOf(now) in daily ? now : now - DAY;
  let days = 0;
  while (dateOf(last - days * DAY) in daily) days++;
  return days;
}

const count = (given: unknown): number => (Number.isInteger(given) ? (given as number) : 0);
const ids = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((id) => typeof id === 'string') : [];

/** Whatever the storage holds, as far as it makes sense. */
export function readProgress(given: unknown): PuzzleProgress {
  const kept: Partial<Record<keyof PuzzleProgress, unknown>> = Object(given);
  const days = Object.entries(Object(kept.daily)).filter(
    ([date, isSolved]) => /^\d{4}-\d\d-\d\d$/.test(date) && typeof isSolved === 'boolean',
  );
  return {
    rating: Number.isInteger(kept.rating) ? (kept.rating as number) : FIRST_RATING,
    tries: count(kept.tries),
    solved: count(kept.solved),
    streak: count(kept.streak),
    best: count(kept.best),
    seen: ids(kept.seen),
    out: ids(kept.out),
    daily: Object.fromEntries(days) as Record<string, boolean>,
  };
}

type AllProgress = Readonly<Record<GameId, PuzzleProgress>>;

function readAll(): AllProgress {
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Not our text, or nothing is stored: start anew.
  }
  const all = GAME_IDS.map((id) => [id, kept[id] === undefined ? NOTHING : readProgress(kept[id])]);
  return Object.fromEntries(all);
}

export const progress = signal<AllProgress>(readAll());

export function changeProgress(game: GameId, change: (before: PuzzleProgress) => PuzzleProgress): void {
  // Another tab may have written since.
  const now = { ...progress.peek(), ...readAll() };
  progress.value = { ...now, [game]: change(now[game]) };
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.value));
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}
