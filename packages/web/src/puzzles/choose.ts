// Which puzzle comes: the one of the day, or the next one for a player of this strength.

import { type Puzzle, puzzleId } from '@mirabilia/games/puzzles';
import { rngFrom, shuffle } from '@mirabilia/kernel';
import { type PuzzleProgress, ratingOf } from './progress.ts';

const DAY = 86_400_000;

/** The plainest are for practice. */
const LEAST_OF_DAY = 2;

/** The same for everybody, and none twice before all had their turn. */
export function puzzleOfDay(all: readonly Puzzle[], date: string): Puzzle {
  const pack = all.filter(({ difficulty }) => difficulty >= LEAST_OF_DAY);
  const day = Math.floor(Date.parse(date) / DAY);
  const cycle = Math.floor(day / pack.length);
  const order = shuffle(rngFrom(String(cycle), 'daily puzzles'), [...pack.keys()]);
  return pack[order[day % pack.length] as number] as Puzzle;
}

/** Chance counts for as much as so many points of rating. */
const SPREAD = 250;

export const isNew =
  ({ seen, out }: Pick<PuzzleProgress, 'seen' | 'out'>) =>
  (puzzle: Puzzle): boolean => {
    const id = puzzleId(puzzle);
    return !seen.includes(id) && !out.includes(id);
  };

/** One that the player hasn't seen, about as hard as they are strong; when all are seen, one from long ago. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  progress: PuzzleProgress,
  random: () => number = Math.random,
): Puzzle | undefined {
  const open = puzzles.filter(isNew(progress));
  if (open.length === 0) {
    const byId = new Map(puzzles.map((puzzle) => [puzzleId(puzzle), puzzle]));
    const oldest = progress.seen.find((id) => byId.has(id) && !progress.out.includes(id));
    return oldest === undefined ? undefined : byId.get(oldest);
  }
  const distance = (puzzle: Puzzle): number =>
    Math.abs(ratingOf(puzzle) - progress.rating) + SPREAD * random();
  return open.map((puzzle) => ({ puzzle, far: distance(puzzle) })).sort((a, b) => a.far - b.far)[0]?.puzzle;
}
