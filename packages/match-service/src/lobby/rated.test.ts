import { expect, test } from 'vitest';
import { ratedPlayers } from './rated.ts';

test('places follow winners, then points; equal points share a place, and so do those who left', () => {
  const seats = ['a', 'b', 'c', 'd', 'e'].map((guest) => ({ kind: 'human', guest, name: guest }) as const);
  const finish = { winners: [2], totals: [50, 40, 50, 40, 60], left: [4] };
  expect(ratedPlayers(seats, finish)?.map(({ place }) => place)).toEqual([2, 3, 1, 3, 5]);
  const both = ratedPlayers(seats, { winners: [0, 2], totals: [50, 40, 50, 41, 9], left: [0, 4] });
  expect(both?.map(({ place }) => place)).toEqual([5, 3, 1, 2, 5]);
  expect(ratedPlayers([...seats, { kind: 'bot', level: 'easy' }], finish)).toBe(undefined);
});
