import { expect, test } from 'vitest';
import { de } from './elision.ts';

test('“de” before a name', () => {
  const names = ['Léa', 'Anna', 'Éphèse', 'Œdipe', 'Yves', 'Yann', 'Hugo', 'Zoé', '7 bis'];
  expect(names.map(de)).toEqual([
    'de Léa',
    'd’Anna',
    'd’Éphèse',
    'd’Œdipe',
    'd’Yves',
    'de Yann',
    'de Hugo',
    'de Zoé',
    'de 7 bis',
  ]);
});
