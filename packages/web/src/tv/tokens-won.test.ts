import { expect, test } from 'vitest';
import { tokensWon } from './tokens-won.ts';

test('what each city got in both of its battles, in the order of the table', () => {
  expect(
    tokensWon([
      { cities: [0, 1], shields: [2, 1], tokens: [3, -1] },
      { cities: [1, 2], shields: [1, 1], tokens: [0, 0] },
      { cities: [2, 0], shields: [1, 2], tokens: [-1, 3] },
    ]),
  ).toEqual([
    [0, [3, 3]],
    [1, [-1, 0]],
    [2, [0, -1]],
  ]);
});
