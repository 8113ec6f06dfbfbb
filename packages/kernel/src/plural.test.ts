import { expect, test } from 'vitest';
import { pluralIn } from './plural.ts';

test('each language has its own forms for numbers', () => {
  const en = (count: number) => pluralIn('en')(count, { one: '# point', other: '# points' });
  expect([0, 1, 2].map(en)).toEqual(['0 points', '1 point', '2 points']);
  const pl = (count: number) => pluralIn('pl')(count, { one: '# punkt', few: '# punkty', many: '# punktów' });
  expect([0, 1, 2, 5, 22].map(pl)).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '22 punkty']);
  const ro = (count: number) =>
    pluralIn('ro')(count, { one: '# punct', few: '# puncte', other: '# de puncte' });
  expect([0, 1, 2, 20, 101].map(ro)).toEqual([
    '0 puncte',
    '1 punct',
    '2 puncte',
    '20 de puncte',
    '101 puncte',
  ]);
});

test('zero is plural in Portuguese, as Brazilians write it', () => {
  const pt = (count: number) => pluralIn('pt')(count, { one: '# ponto', other: '# pontos' });
  expect([0, 1, 2].map(pt)).toEqual(['0 pontos', '1 ponto', '2 pontos']);
});
