// What the best move wins: the categories in which it brings most more than another one, and the neighbours who end with less.

import type { Puzzle, PuzzleAnswer } from '@mirabilia/games/puzzles';

export interface Gain {
  /** The number of the category. */
  readonly category: number;
  readonly points: number;
}
export interface Denial {
  readonly side: 'left' | 'right';
  readonly points: number;
}

/** Less is no reason: the numbers aren't that exact. */
const NOTABLE = 2;
const MOST_REASONS = 2;

/** Where the best move brings most more, however little that is; none if it brings nothing. */
export function largestGain([, , best]: PuzzleAnswer, [, , other]: PuzzleAnswer): number | undefined {
  const more = best.map((points, category) => points - (other[category] as number));
  const most = Math.max(...more);
  return most > 0 ? more.indexOf(most) : undefined;
}

export const gainsOf = ([, , best]: PuzzleAnswer, [, , other]: PuzzleAnswer): readonly Gain[] =>
  best
    .map((points, category) => ({ category, points: points - (other[category] as number) }))
    .filter(({ points }) => points >= NOTABLE)
    .sort((a, b) => b.points - a.points);

/** With two players both neighbours are the same. */
export function denialsOf(
  { players, kind }: Pick<Puzzle, 'players' | 'kind'>,
  best: PuzzleAnswer,
  other: PuzzleAnswer,
) {
  // Where points are counted nobody knows what the neighbours play.
  if (kind === 'count') return [];
  const lost = (at: 0 | 1): number => other[3][at] - best[3][at];
  const all: readonly Denial[] = [
    { side: 'left', points: lost(0) },
    ...(players > 2 ? [{ side: 'right', points: lost(1) } as const] : []),
  ];
  return all.filter(({ points }) => points >= NOTABLE).sort((a, b) => b.points - a.points);
}

/** The largest first, and at most two of them. */
export const reasonsFor = (
  puzzle: Puzzle,
  best: PuzzleAnswer,
  other: PuzzleAnswer,
): readonly (Gain | Denial)[] =>
  [...gainsOf(best, other), ...denialsOf(puzzle, best, other)]
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS);

/** What the best move is compared with: a wrong answer that was given, else the best of the wrong ones. */
export const rivalOf = ({ answers, right }: Puzzle, chosen: PuzzleAnswer | undefined): PuzzleAnswer =>
  chosen !== undefined && answers.indexOf(chosen) >= right ? chosen : (answers[right] as PuzzleAnswer);
