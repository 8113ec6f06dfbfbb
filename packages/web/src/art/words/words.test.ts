import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';

test.for([en, pt, pl, ro, es])('$coin and points are counted', (words) => {
  for (const count of [1, 2, 3, 5, 9, 22]) {
    expect(words.coins(count)).toContain(String(count));
    expect(words.points(count)).toContain(String(count));
  }
  expect(words.coins(1)).not.toBe(words.coins(2).replace('2', '1'));
});

test('Polish counts in three forms', () => {
  expect([1, 2, 5, 22].map(pl.coins)).toEqual(['1 moneta', '2 monety', '5 monet', '22 monety']);
});

test('Romanian says "de" from twenty on', () => {
  expect([1, 2, 19, 20].map(ro.coins)).toEqual(['1 monedă', '2 monede', '19 monede', '20 de monede']);
});
