import { expect, test } from 'vitest';
import { languageOf } from './languages.ts';

test('the first of somebody’s languages that we speak, else English', () => {
  expect(languageOf(['pt-PT', 'en'])).toBe('pt');
  expect(languageOf(['ja', 'RO'])).toBe('ro');
  expect(languageOf(['de_AT.UTF-8'])).toBe('de');
  expect(languageOf(['ja'])).toBe('en');
  expect(languageOf([])).toBe('en');
});

test('a longer name isn’t cut to the code of another language', () => {
  expect(languageOf(['fra', 'C.UTF-8', 'POSIX', '*'])).toBe('en');
  expect(languageOf(['fil-PH', 'it'])).toBe('it');
});
