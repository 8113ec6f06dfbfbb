import { expect, test } from 'vitest';
import { betterThan, streakOf } from './attempts.ts';

const you = { name: 'Ann', points: 50, isWin: true, moves: [] };
const row = (points: number, attempts: number) => ({ points, attempts, wins: 0 });
const results = { you, best: you, points: [], firstMoves: [] };
const playedOn = (...days: string[]) =>
  Object.fromEntries(days.map((day) => [`architects_2026-11-${day}`, { match: day, results }]));

test('one is compared with all others, and with nobody where there are none', () => {
  expect(betterThan({ you, points: [row(50, 1)] })).toBeUndefined();
  expect(betterThan({ you, points: [row(40, 3), row(50, 1)] })).toBe(100);
  expect(betterThan({ you, points: [row(40, 1), row(50, 2), row(60, 2)] })).toBe(25);
});

test.each([
  [0, []],
  [1, ['18']],
  [2, ['17', '18']],
  [2, ['16', '17']],
  [3, ['15', '17', '18']],
  [3, ['13', '15', '17', '18']],
  [1, ['10', '18']],
])('%i days in a row, with one missed day a week: %j', (streak, days) => {
  expect(streakOf(playedOn(...days), '2026-11-18')).toBe(streak);
});

test('a match that is not over is no day of the streak', () => {
  expect(streakOf({ 'architects_2026-11-18': { match: 'm' } }, '2026-11-18')).toBe(0);
});
