import { expect, test } from 'vitest';
import { placeOf, shortened } from './places.ts';

test('I sit at the near end, and who sits next to me in the list is at my left', () => {
  const ring = { count: 4, near: 2, radii: { x: 100, y: 50 } };
  const places = [2, 3, 0, 1]
    .map((seat) => placeOf(seat, ring))
    .map(({ x, y }) => [Math.round(x), Math.round(y)]);
  expect(places.map(([x, y]) => [x || 0, y || 0])).toEqual([
    [0, 50],
    [-100, 0],
    [0, -50],
    [100, 0],
  ]);
});

test('a long name is shortened by its letters, not by its code units', () => {
  expect(shortened('Ana')).toBe('Ana');
  expect(shortened('Bartholomäus der Große')).toBe('Bartholomäu…');
  expect([...shortened('🏛'.repeat(24))]).toHaveLength(12);
});
