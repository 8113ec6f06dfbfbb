import { expect, test } from 'vitest';
import { leftOnClock } from './time.ts';

const NOW = 1_000_000;
const clockOf = (deadlines: readonly (number | null)[], banks: readonly number[]) => ({
  deadlines: deadlines.map((left) => (left === null ? null : NOW + left)),
  banks,
  unadjusted: { now: NOW, deadlines },
});

test('the time of the decision runs first, and the reserve is told beside it', () => {
  const clock = clockOf([165_000, null], [120_000, 60_000]);
  expect(leftOnClock(clock, 0, NOW)).toEqual({ seconds: 45, reserve: 120, isReserveRunning: false });
  expect(leftOnClock(clock, 0, NOW + 44_001)).toEqual({ seconds: 1, reserve: 120, isReserveRunning: false });
});

test('when the decision has no time left, the reserve runs', () => {
  const clock = clockOf([165_000], [120_000]);
  expect(leftOnClock(clock, 0, NOW + 45_000)).toEqual({ seconds: 120, reserve: 0, isReserveRunning: true });
  expect(leftOnClock(clock, 0, NOW + 200_000)).toEqual({ seconds: 0, reserve: 0, isReserveRunning: true });
});

test('a rhythm without a reserve has none to run', () => {
  const clock = clockOf([5000], [0]);
  expect(leftOnClock(clock, 0, NOW)).toEqual({ seconds: 5, reserve: 0, isReserveRunning: false });
  expect(leftOnClock(clock, 0, NOW + 6000)).toEqual({ seconds: 0, reserve: 0, isReserveRunning: false });
});

test('who has decided, or only watches, sees the clock that runs out first', () => {
  const clock = clockOf([null, 90_000, 40_000], [0, 30_000, 30_000]);
  const first = { seconds: 10, reserve: 30, isReserveRunning: false };
  expect(leftOnClock(clock, 0, NOW)).toEqual(first);
  expect(leftOnClock(clock, null, NOW)).toEqual(first);
  expect(leftOnClock(clock, 1, NOW)?.seconds).toBe(60);
});

test('where nobody is awaited no time is left or missing', () => {
  expect(leftOnClock(undefined, 0, NOW)).toBeUndefined();
  expect(leftOnClock(clockOf([null, null], [0, 0]), 0, NOW)).toBeUndefined();
});
