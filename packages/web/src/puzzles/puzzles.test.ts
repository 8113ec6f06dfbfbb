// @vitest-environment happy-dom

import { DIFFICULTIES, type Puzzle, type PuzzleAnswer, puzzleId } from '@mirabilia/games/puzzles';
import { below, rngFrom } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { isNew, nextPuzzle, puzzleOfDay } from './choose.ts';
import {
  dateOf,
  daysInRow,
  FIRST_RATING,
  rated,
  ratingOf,
  readProgress,
  withReport,
  withTry,
} from './progress.ts';
import { largestGain, reasonsFor, rivalOf } from './reasons.ts';

const answer = (worth: number, points: readonly number[], neighbours: readonly [number, number] = [50, 50]) =>
  [[worth], worth, points, neighbours] as const satisfies PuzzleAnswer;

const puzzle = (match: number, more: Partial<Puzzle> = {}): Puzzle => ({
  game: 'seven-wonders',
  match,
  players: 3,
  seat: 0,
  prefix: 'ABC',
  kind: 'choice',
  difficulty: 2,
  right: 1,
  answers: [answer(60, [10, 0, 5]), answer(40, [2, 0, 8])],
  ...more,
});

const FRESH = readProgress({});
const FIRST = { isSolved: true, isHinted: false, date: undefined };

describe('the rating', () => {
  test('moves half a step where the puzzle is as strong as the player, and less for what was expected', () => {
    expect(rated({ rating: 1000, tries: 0 }, 1000, true)).toBe(1020);
    expect(rated({ rating: 1000, tries: 0 }, 1000, false)).toBe(980);
    expect(rated({ rating: 1000, tries: 50 }, 1000, true)).toBe(1010);
    expect(rated({ rating: 1000, tries: 0 }, 1700, true)).toBe(1039);
    expect(rated({ rating: 1000, tries: 0 }, 800, true)).toBe(1010);
  });

  test('settles at the strength of a player who solves every other puzzle of it', () => {
    const rng = rngFrom('rating', 'test');
    let progress = { rating: FIRST_RATING, tries: 0 };
    let sum = 0;
    for (let tries = 0; tries < 2000; tries++) {
      const difficulty = DIFFICULTIES[tries % DIFFICULTIES.length] as (typeof DIFFICULTIES)[number];
      const of = ratingOf({ difficulty });
      // Somebody of 1300.
      const chance = 1 / (1 + 10 ** ((of - 1300) / 400));
      const isSolved = below(rng, 10_000) < chance * 10_000;
      progress = { rating: rated({ ...progress, tries }, of, isSolved), tries };
      if (tries >= 1000) sum += progress.rating;
    }
    expect(sum / 1000).toBeGreaterThan(1240);
    expect(sum / 1000).toBeLessThan(1360);
  });

  test('counts the first try alone, and none after a hint', () => {
    const once = withTry(FRESH, puzzle(1), FIRST);
    expect(once).toMatchObject({ rating: 1020, tries: 1, solved: 1, streak: 1, best: 1 });
    expect(withTry(once, puzzle(1), FIRST)).toMatchObject({ rating: 1020, tries: 1 });
    expect(withTry(FRESH, puzzle(1), { ...FIRST, isHinted: true })).toMatchObject({ rating: 1000, tries: 0 });
  });

  test('a miss ends the streak and the best one stays', () => {
    const two = withTry(withTry(FRESH, puzzle(1), FIRST), puzzle(2), FIRST);
    const missed = withTry(two, puzzle(3), { ...FIRST, isSolved: false });
    expect(missed).toMatchObject({ streak: 0, best: 2, tries: 3, solved: 2 });
  });
});

describe('days', () => {
  const DAY = 86_400_000;
  const now = Date.parse('2026-11-18T23:30:00Z');

  test('count while none is left out, until the end of the next day', () => {
    const daily = { '2026-11-15': true, '2026-11-17': false, '2026-11-18': true };
    expect(daysInRow({ daily }, now)).toBe(2);
    expect(daysInRow({ daily }, now + DAY)).toBe(2);
    expect(daysInRow({ daily }, now + 2 * DAY)).toBe(0);
  });

  test('only the first try of a day is noted', () => {
    const once = withTry(FRESH, puzzle(1), { ...FIRST, isSolved: false, date: dateOf(now) });
    const twice = withTry(once, puzzle(1), { ...FIRST, date: dateOf(now) });
    expect(twice.daily).toEqual({ '2026-11-18': false });
  });
});

test('what the storage holds is read as far as it makes sense', () => {
  const kept = { rating: 'high', tries: 3, seen: ['1-0-3', 4], daily: { today: true, '2026-11-18': true } };
  expect(readProgress(kept)).toMatchObject({
    rating: FIRST_RATING,
    tries: 3,
    seen: ['1-0-3'],
    daily: { '2026-11-18': true },
  });
  for (const given of [null, 3, 'x', []]) expect(readProgress(given)).toEqual(FRESH);
});

describe('the puzzle of the day', () => {
  const pack = Array.from({ length: 30 }, (_, match) => puzzle(match, { difficulty: match < 5 ? 1 : 3 }));
  const day = (at: number) => dateOf(Date.parse('2026-11-18') + at * 86_400_000);

  test('is the same for everybody, and not one of the plainest', () => {
    for (let at = 0; at < 60; at++) {
      const found = puzzleOfDay(pack, day(at));
      expect(puzzleOfDay(pack.slice(), day(at))).toBe(found);
      expect(found.difficulty).toBeGreaterThan(1);
    }
  });

  test('comes once before all had their turn', () => {
    const first = Math.ceil(Date.parse('2026-11-18') / 86_400_000 / 25) * 25;
    const days = Array.from({ length: 25 }, (_, at) => dateOf((first + at) * 86_400_000));
    expect(new Set(days.map((date) => puzzleOfDay(pack, date))).size).toBe(25);
  });
});

describe('the next puzzle', () => {
  const easy = puzzle(1, { difficulty: 1 });
  const hard = puzzle(2, { difficulty: 5 });

  test('is about as hard as the player is strong', () => {
    expect(nextPuzzle([hard, easy], { ...FRESH, rating: 900 }, () => 0)).toBe(easy);
    expect(nextPuzzle([easy, hard], { ...FRESH, rating: 1600 }, () => 0)).toBe(hard);
  });

  test('is none that was seen or reported; the oldest comes again when all were seen', () => {
    const seen = withTry(FRESH, easy, FIRST);
    expect(nextPuzzle([easy, hard], seen, () => 0)).toBe(hard);
    const both = withTry(seen, hard, FIRST);
    expect(nextPuzzle([easy, hard], both, () => 0)).toBe(easy);
    const reported = withReport(both, easy);
    expect(isNew(reported)(easy)).toBe(false);
    expect(nextPuzzle([easy, hard], reported, () => 0)).toBe(hard);
    expect(nextPuzzle([easy], reported, () => 0)).toBeUndefined();
    expect(puzzleId(easy)).toBe('1-0-3');
  });
});

describe('reasons', () => {
  test('name where the best move brings most more', () => {
    const of = puzzle(1);
    expect(reasonsFor(of, ...(of.answers as [PuzzleAnswer, PuzzleAnswer]))).toEqual([
      { category: 0, points: 8 },
    ]);
  });

  test('name a neighbour who loses more than is gained first, and both neighbours once with two players', () => {
    const best = answer(60, [10, 3], [40, 40]);
    const other = answer(40, [6, 0], [49, 49]);
    expect(reasonsFor(puzzle(1), best, other)).toEqual([
      { side: 'left', points: 9 },
      { side: 'right', points: 9 },
    ]);
    expect(reasonsFor(puzzle(1, { players: 2 }), best, other)).toEqual([
      { side: 'left', points: 9 },
      { category: 0, points: 4 },
    ]);
    expect(reasonsFor(puzzle(1, { kind: 'count' }), best, other)).toEqual([
      { category: 0, points: 4 },
      { category: 1, points: 3 },
    ]);
  });

  test('a hint is about the category that brings most more, if any does', () => {
    expect(largestGain(answer(60, [1, 5]), answer(40, [0, 2]))).toBe(1);
    expect(largestGain(answer(60, [1, 2]), answer(40, [1, 3]))).toBeUndefined();
  });

  test('a wrong answer is compared with the best; a right one with the best of the wrong ones', () => {
    const of = puzzle(1, { right: 2, answers: [60, 58, 40, 30].map((worth) => answer(worth, [worth])) });
    expect(rivalOf(of, of.answers[3])).toBe(of.answers[3]);
    expect(rivalOf(of, of.answers[1])).toBe(of.answers[2]);
    expect(rivalOf(of, undefined)).toBe(of.answers[2]);
  });
});
