import { CARDS, effectsOf } from '@mirabilia/seven-wonders';
import { expect, test } from 'vitest';
import { twinIn, widthOf } from './effects-width.ts';

test('a row is as wide as its pictures', () => {
  expect(widthOf([{ kind: 'points', points: 3 }])).toBe(1);
  const one = widthOf([{ kind: 'shields', shields: 1 }]);
  expect(widthOf([{ kind: 'shields', shields: 3 }])).toBeGreaterThan(3 * one);
});

test('every card has a row that a head can hold', () => {
  for (const card of CARDS.keys()) {
    expect(widthOf(effectsOf(card))).toBeGreaterThanOrEqual(1);
    expect(widthOf(effectsOf(card))).toBeLessThan(6);
  }
});

test('coins and points for the same things are one picture', () => {
  const subject = { of: { cards: ['yellow'] }, where: ['self'] } as const;
  const coins = { kind: 'coins-per', coins: 1, ...subject } as const;
  const points = { kind: 'points-per', points: 1, ...subject } as const;
  expect(twinIn([coins, points])).toEqual({ coins, points });
  expect(twinIn([coins, { ...points, where: ['left'] }])).toBeUndefined();
  expect(twinIn([coins])).toBeUndefined();
});
