import { expect, test } from 'vitest';
import { borderOf, within } from './borders.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('cities beside each other meet in the gap between them', () => {
  expect(borderOf(box(0, 0, 100, 80), box(110, 0, 100, 80))).toEqual({
    x: 105,
    y: 40,
    axis: 'across',
    isTurned: false,
  });
});

test('a city below another one fights upwards, in the middle of what they share', () => {
  expect(borderOf(box(0, 200, 400, 100), box(0, 0, 100, 180))).toEqual({
    x: 50,
    y: 190,
    axis: 'upright',
    isTurned: true,
  });
});

test('at the edge of the screen it moves inwards', () => {
  const border = borderOf(box(0, 100, 20, 50), box(0, 0, 20, 50));
  expect(within(border, 80, 60, { width: 300, height: 200 })).toMatchObject({ x: 40, y: 75 });
});
