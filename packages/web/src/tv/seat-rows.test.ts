import { expect, test } from 'vitest';
import { seatRows } from './seat-rows.ts';

test.for([
  [2, [0, 1], []],
  [3, [0, 1, 2], []],
  [4, [0, 1], [3, 2]],
  [5, [0, 1, 2], [4, 3]],
  [7, [0, 1, 2, 3], [6, 5, 4]],
] as const)('%i cities', ([count, far, near]) => {
  expect(seatRows(count)).toEqual({ far, near });
});

test('neighbours stand beside each other or across', () => {
  for (const count of [4, 5, 6, 7]) {
    const { far, near } = seatRows(count);
    const ring = [...far, ...near.toReversed()];
    expect(ring).toEqual([...Array(count).keys()]);
  }
});
