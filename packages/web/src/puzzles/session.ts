// One puzzle being solved: the table it is shown on, what was answered, and what is still hidden.

import { answerAt, type Puzzle, type PuzzleAnswer, puzzleId } from '@mirabilia/games/puzzles';
import type { GameTypes } from '@mirabilia/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PuzzleGame } from './games/puzzle-game.ts';
import { changeProgress, progress, withTry } from './progress.ts';
import { PuzzleMatch } from './puzzle-match.ts';

export type PuzzleVerdict = 'best' | 'nearly' | 'wrong' | 'shown';

export interface Session {
  readonly puzzle: Puzzle;
  readonly link: PuzzleMatch;
  readonly rules: PuzzleGame<GameTypes>;
  /** The date, if it is the puzzle of the day. */
  readonly date: string | undefined;
  /** How many hints were taken: none, one in words, or the card as well. */
  readonly hints: Signal<number>;
  /** How often it was answered, or the solution shown instead. */
  readonly tries: Signal<number>;
  /** Undefined while the question is open. */
  readonly verdict: Signal<PuzzleVerdict | undefined>;
  /** The answer that was chosen last. */
  readonly chosen: Signal<PuzzleAnswer | undefined>;
  /** The first try was right. */
  readonly isFirst: Signal<boolean>;
  /** How the first try changed the rating; why it didn't, if it didn't. */
  readonly rating: Signal<{ readonly change: number } | 'hinted' | 'seen' | undefined>;
  readonly isOver: ReadonlySignal<boolean>;
  tryAgain(): void;
  showSolution(): void;
  /** Follows the table until it is called again. */
  start(): () => void;
}

export function newSession(
  rules: PuzzleGame<GameTypes>,
  puzzle: Puzzle,
  { name, date }: { readonly name: string; readonly date: string | undefined },
): Session {
  const link = new PuzzleMatch(rules.game, puzzle, name);
  const hints = signal(0);
  const tries = signal(0);
  const verdict = signal<PuzzleVerdict | undefined>(undefined);
  const chosen = signal<PuzzleAnswer | undefined>(undefined);
  const isFirst = signal(false);
  const rating = signal<{ readonly change: number } | 'hinted' | 'seen' | undefined>(undefined);

  function note(isSolved: boolean): void {
    if (tries.peek() > 0) return;
    const { game } = puzzle;
    const before = progress.peek()[game];
    const isHinted = hints.peek() > 0;
    const isSeen = before.seen.includes(puzzleId(puzzle));
    changeProgress(game, (own) => withTry(own, puzzle, { isSolved, isHinted, date }));
    isFirst.value = isSolved && !isHinted;
    const change = progress.peek()[game].rating - before.rating;
    rating.value = isSeen ? 'seen' : isHinted ? 'hinted' : { change };
  }

  const answered = (place: number): void =>
    batch(() => {
      const at = answerAt(puzzle, place);
      const isSolved = at >= 0 && at < puzzle.right;
      note(isSolved);
      tries.value++;
      chosen.value = puzzle.answers[at];
      verdict.value = !isSolved ? 'wrong' : at === 0 ? 'best' : 'nearly';
    });

  return {
    puzzle,
    link,
    rules,
    date,
    hints,
    tries,
    verdict,
    chosen,
    isFirst,
    rating,
    isOver: computed(() => verdict.value !== undefined && verdict.value !== 'wrong'),
    tryAgain: () =>
      batch(() => {
        verdict.value = undefined;
        link.reset();
      }),
    showSolution: () =>
      batch(() => {
        note(false);
        tries.value++;
        verdict.value = 'shown';
      }),
    start: () =>
      effect(() => {
        const place = link.chosen.value;
        if (place !== undefined && verdict.peek() === undefined) answered(place);
      }),
  };
}
