import { expect, test } from 'vitest';
import { seatPosition, shortName } from './ring-layout.ts';

test('I sit at the near end, and the next seat of the list is at my left', () => {
  const ring = { count: 4, near: 2, radii: { x: 100, y: 50 } };
  const places = [2, 3, 0, 1]
    .map((seat) => seatPosition(seat, ring))
    .map(({ x, y }) => [Math.round(x), Math.round(y)]);
  expect(places.map(([x, y]) => [x || 0, y || 0])).toEqual([
    [0, 50],
    [-100, 0],
    [0, -50],
    [100, 0],
  ]);
});

test('a long name is shortened by its letters, not by its code units', () => {
  expect(shortName('Ana')).toBe('Ana');
  expect(shortName('Bartholomäus der Große')).toBe('Bartholomäu…');
  expect([...shortName('🏛'.repeat(24))]).toHaveLength(12);
});
