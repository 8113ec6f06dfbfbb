import { LANGUAGES } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../index.ts';
import type { HelpWords } from './words.ts';

function textsOf(words: HelpWords): string[] {
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

describe.for(LANGUAGES)('%s', async (language) => {
  const texts = textsOf((await loadWords('sevenWonders', language)).help);

  test('leaves no gap', () => {
    for (const text of texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/undefined|#|\$\{| {2}/);
      expect(text.length).toBeGreaterThan(2);
    }
  });

  test('a conflict lost is a point lost', async () => {
    const { summary } = (await loadWords('sevenWonders', language)).story.battles;
    expect(summary({ name: 'Ann', isYou: false }, -1)).toMatch(/[−-]1/);
  });

  test.skipIf(language === 'en')('has no sentence in English', async () => {
    // Single words may be the same: "Cost" is Romanian as well.
    const sentences = (all: string[]) => all.filter((text) => text.includes(' '));
    const english = new Set(sentences(textsOf((await loadWords('sevenWonders', 'en')).help)));
    expect(sentences(texts).filter((text) => english.has(text))).toEqual([]);
  });
});
