import { expect, test } from 'vitest';
import { forfeitedIn, sharesOf, winnersAfter } from './forfeit.ts';

const scores = [30, 50, 40, 40].map((total) => ({ total }));

test('a seat that has forfeited has lost, whatever its points', () => {
  expect(winnersAfter({ scores, winners: [1] }, new Set())).toEqual([1]);
  expect(winnersAfter({ scores, winners: [1] }, new Set([0]))).toEqual([1]);
  expect(winnersAfter({ scores, winners: [1] }, new Set([1]))).toEqual([2, 3]);
  expect(winnersAfter({ scores, winners: [1] }, new Set([0, 1, 2, 3]))).toEqual([]);
});

test('a victory is shared', () => {
  expect(sharesOf(3, [0, 2])).toEqual([0.5, 0, 0.5]);
  expect(sharesOf(2, [])).toEqual([0, 0]);
});

test('what a record says is read with care', () => {
  expect(forfeitedIn({ forfeits: [{ seat: 2 }, { seat: 'x' }, null] })).toEqual(new Set([2]));
  expect(forfeitedIn({ forfeits: 'all' })).toEqual(new Set());
  expect(forfeitedIn({})).toEqual(new Set());
});
