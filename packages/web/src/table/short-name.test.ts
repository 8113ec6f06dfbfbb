import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('a name that fits is whole', () => {
  expect(shortName('Ann', 5, [])).toBe('Ann');
  expect(shortName('Żaneta', 6, ['Żaneta'])).toBe('Żaneta');
});

test('of several words the first is enough, if nobody else has it', () => {
  expect(shortName('Maria Fernanda', 5, ['Bob'])).toBe('Maria');
  expect(shortName('Maria Fernanda', 5, ['Maria Lúcia'])).toBe('Mar.F');
});

test('a long word is cut, and shows that it is', () => {
  expect(shortName('Wilhelmina of Orange-Nas', 5, ['Ann'])).toBe('Wilh.');
  expect(shortName('Maximiliano', 5, ['Maximus'])).toBe('Maxi.');
});
