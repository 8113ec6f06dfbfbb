import { expect, test } from 'vitest';
import { barOf, durationOf } from './progress.ts';

test('the time that is left, in two units at most', () => {
  const seconds = [0.4, 45, 60, 754, 3599.6, 11_100];
  expect(seconds.map((each) => durationOf(each * 1000))).toEqual([
    ...['0s', '45s', '1m00s', '12m34s', '1h00m', '3h05m'],
  ]);
});

test('a bar is always as long, from empty to full', () => {
  expect([0, 0.5, 1].map(barOf)).toEqual(['░'.repeat(40), '█'.repeat(20) + '░'.repeat(20), '█'.repeat(40)]);
});
