import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { andIn, labelledIn, orIn, quotedIn } from './punctuation.ts';

const inAll = (say: (language: (typeof LANGUAGES)[number]) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)]));

test('a colon between a label and its value', () => {
  expect(inAll((language) => labelledIn(language)('A', 3))).toEqual({
    en: 'A: 3',
    pt: 'A: 3',
    pl: 'A: 3',
    ro: 'A: 3',
    es: 'A: 3',
    de: 'A: 3',
    it: 'A: 3',
    fr: 'A\u202f: 3',
  });
});

test('quotes', () => {
  expect(inAll((language) => quotedIn(language)('A'))).toEqual({
    en: '“A”',
    pt: '“A”',
    pl: '„A”',
    ro: '„A”',
    es: '«A»',
    de: '„A“',
    it: '«A»',
    fr: '«\u202fA\u202f»',
  });
});

test('lists', () => {
  expect(inAll((language) => andIn(language)(['A', 'B']))).toEqual({
    en: 'A and B',
    pt: 'A e B',
    pl: 'A i B',
    ro: 'A și B',
    es: 'A y B',
    de: 'A und B',
    it: 'A e B',
    fr: 'A et B',
  });
  expect(inAll((language) => orIn(language)(['A', 'B']))).toEqual({
    en: 'A or B',
    pt: 'A ou B',
    pl: 'A lub B',
    ro: 'A sau B',
    es: 'A o B',
    de: 'A oder B',
    it: 'A o B',
    fr: 'A ou B',
  });
});
