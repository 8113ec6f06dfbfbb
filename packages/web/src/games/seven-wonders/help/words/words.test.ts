import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import type { Words } from './words.ts';

const LANGUAGES: Readonly<Record<string, Words>> = { en, pt, pl, ro, es };

function textsOf(words: Words): string[] {
  return [
    words.age('II'),
    ...[1, 2, 3].map((count) => words.copies(count, 5)),
    ...[5, 9].map((used) => words.guilds(used, 10, used - 2)),
    words.guildsByPlayers(10),
    words.side('A'),
    words.stage(2),
    ...Object.values(words.notes),
    ...Object.values(words).filter((value) => typeof value === 'string'),
  ];
}

describe.for(Object.keys(LANGUAGES))('%s', (language) => {
  const texts = textsOf(LANGUAGES[language] as Words);

  test('leaves no gap', () => {
    for (const text of texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/undefined|#|\$\{| {2}/);
      expect(text.length).toBeGreaterThan(2);
    }
  });
});

test.for(['pt', 'pl', 'ro', 'es'])('%s has no sentence in English', (language) => {
  // Single words may be the same: "Cost" is Romanian too.
  const sentences = (words: Words) => textsOf(words).filter((text) => text.includes(' '));
  const english = new Set(sentences(en));
  expect(sentences(LANGUAGES[language] as Words).filter((text) => english.has(text))).toEqual([]);
});
