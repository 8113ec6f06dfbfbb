import { expect, test } from 'vitest';
import { languageAsked } from './language-asked.ts';

test.for([
  ['', 'en'],
  ['*', 'en'],
  ['fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5', 'fr'],
  ['en;q=0.5,pl', 'pl'],
  ['ja,de;q=0.7,en;q=0.3', 'de'],
  ['it;q=0,ro;q=0.1', 'ro'],
  ['it;q=much', 'en'],
  ['pt-BR;q=0.9;x=1', 'pt'],
])('“%s” asks for %s', ([header, language]) => {
  expect(languageAsked(header)).toBe(language);
});
