// The puzzles that are shipped: all of them can be asked, what is counted is proved, and a strong bot agrees with some.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId, withGame } from '@mirabilia/games';
import { type Puzzle, type PuzzleRow, puzzleId, puzzleOf, questionOf } from '@mirabilia/games/puzzles';
import { type Move, rngFrom, type SeatView } from '@mirabilia/kernel';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import type { SevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../packages/bots/src/index.ts';
import { countOut } from '../packages/bots/training/puzzles/count.ts';
import { traitsOf } from '../packages/bots/training/puzzles/traits.ts';

const PACKS = join(import.meta.dirname, '../packages/web/src/puzzles/packs');

function packsOf(game: GameId): readonly (readonly Puzzle[])[] {
  const names = readdirSync(PACKS).filter((name) => name.startsWith(`${game}-`));
  return names.map((_, at) => {
    const rows: PuzzleRow[] = JSON.parse(readFileSync(join(PACKS, `${game}-${at + 1}.json`), 'utf8'));
    return rows.map((row) => puzzleOf(game, row));
  });
}

const ALL = Object.fromEntries(GAME_IDS.map((game) => [game, packsOf(game)])) as Record<
  GameId,
  readonly (readonly Puzzle[])[]
>;
const movesOf = (legal: readonly Move[], [places]: Puzzle['answers'][number]): Move[] =>
  places.map((place) => legal[place] as Move);

describe.each(GAME_IDS)('puzzles of %s', (game) => {
  const puzzles = ALL[game].flat();

  test('are many, of several kinds and difficulties, and none twice', () => {
    console.info(`${game}: ${puzzles.length} puzzles in ${ALL[game].length} packs`);
    expect(puzzles.length).toBeGreaterThanOrEqual(80);
    expect(new Set(puzzles.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(puzzles.map(({ difficulty }) => difficulty)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(puzzles.map(puzzleId)).size).toBe(puzzles.length);
  });

  test('the first pack is small: it is kept on every device', () => {
    expect(ALL[game][0]?.length).toBeLessThanOrEqual(150);
  });

  test(
    'can be asked: the seat has to choose, and every legal move is in one answer, the best first',
    () =>
      withGame(game, (rules) => {
        for (const puzzle of puzzles) {
          const { view, legal } = questionOf(rules, puzzle);
          const name = puzzleId(puzzle);
          expect(view.public.owed[puzzle.seat], name).toBe(1);
          expect(legal.length, name).toBeGreaterThan(2);
          const places = puzzle.answers.flatMap(([own]) => own).sort((a, b) => a - b);
          expect(places, name).toEqual([...legal.keys()]);
          const worths = puzzle.answers.map(([, worth]) => worth);
          expect(worths, name).toEqual(worths.toSorted((a, b) => b - a));
          expect(puzzle.right, name).toBeGreaterThan(0);
          expect(puzzle.right, name).toBeLessThan(puzzle.answers.length);
          const categories = traitsOf(rules).categories.length;
          for (const [, , points] of puzzle.answers) expect(points, name).toHaveLength(categories);
        }
      }),
    TIME_FOR_PROCESSES,
  );

  test('a strong bot finds what some of them ask for', { timeout: TIME_FOR_PROCESSES }, () =>
    withGame(game, (rules) => {
      const { newBot, budget } = BOTS.expert;
      const { choose } = newBot(rules);
      for (const puzzle of puzzles.filter(({ kind }) => kind !== 'count').slice(0, 2)) {
        const { view, legal } = questionOf(rules, puzzle);
        const rng = rngFrom(puzzleId(puzzle), 'test');
        const chosen = choose({ view, legal, rng, budget: budget(game, puzzle.players) });
        const right = puzzle.answers.slice(0, puzzle.right).flatMap((answer) => movesOf(legal, answer));
        expect(right, puzzleId(puzzle)).toContain(chosen);
      }
    }),
  );
});

test('what is counted is best whatever the neighbours play', { timeout: TIME_FOR_PROCESSES }, () =>
  withGame('seven-wonders', (rules) => {
    const counted = ALL['seven-wonders'].flat().filter(({ kind }) => kind === 'count');
    expect(counted.length).toBeGreaterThan(0);
    for (const puzzle of counted) {
      const { view, legal } = questionOf(rules, puzzle);
      const found = countOut(
        // cast: a view of 7 Wonders, whose puzzle it is.
        view as unknown as SeatView<SevenWonders>,
        rngFrom('test', 'count'),
        traitsOf(rules).ideaOf,
      );
      const best = found?.filter(({ behind }) => behind === 0).map(({ move }) => move) ?? [];
      const told = movesOf(legal, puzzle.answers[0] as Puzzle['answers'][number]);
      expect(best.toSorted(), puzzleId(puzzle)).toEqual(told.toSorted());
      for (const [places, behind] of puzzle.answers) {
        const least = Math.max(...places.map((place) => behindOf(found, legal[place] as Move)));
        expect(least, puzzleId(puzzle)).toBe(behind);
      }
    }
  }),
);

const behindOf = (found: ReturnType<typeof countOut>, move: Move): number =>
  found?.find((each) => each.move === move)?.behind ?? Number.NaN;
