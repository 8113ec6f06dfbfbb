// Everything of the game is in the reference, and found there by its name in each language.

import { LANGUAGES, type Language } from '@mirabilia/kernel';
import { BOARDS, CARDS, WONDERS } from '@mirabilia/seven-wonders';
import { WORDS } from '@mirabilia/seven-wonders/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { language } from '../../../i18n/language.ts';
import { partsOf } from '../../../reference/page.ts';
import { found, type SearchEntry, sheetEntries } from '../../../reference/search.ts';
import { sevenWondersRules, sevenWondersWords } from '../../../words/index.ts';
import { cardEntries, type Known, wonderEntries } from './entries.ts';
import { sheetsOn } from './sheets-on.ts';

const known = (wanted: Language): Known => {
  language.value = wanted;
  return {
    names: WORDS[wanted],
    english: WORDS.en,
    phrases: sevenWondersWords.value.art,
    rules: sevenWondersRules.value,
  };
};
const items = (entries: readonly SearchEntry[]) => entries.map(({ page }) => page.item);

describe.for(LANGUAGES)('%s', (wanted: Language) => {
  beforeAll(async () => {
    language.value = wanted;
    await Promise.all([sevenWondersWords.ready(), sevenWondersRules.ready()]);
  });

  test('every card and wonder is there, once', () => {
    expect(items(cardEntries(known(wanted)))).toEqual(CARDS.map(({ id }) => id));
    expect(items(wonderEntries(known(wanted)))).toEqual(WONDERS);
    expect(new Set(BOARDS.map(({ wonder }) => wonder)).size).toBe(WONDERS.length);
  });

  test('a card is found by its name, by its English name, typed without accents', () => {
    const entries = cardEntries(known(wanted));
    for (const { id, name } of CARDS) {
      const own = WORDS[wanted].cards[name];
      expect(items(found(entries, own))).toContain(id);
      expect(items(found(entries, own.toUpperCase()))).toContain(id);
      expect(items(found(entries, WORDS.en.cards[name]))).toContain(id);
    }
  });

  test('a wonder is found by its city and its name', () => {
    const entries = wonderEntries(known(wanted));
    for (const wonder of WONDERS) {
      const { city, name } = WORDS[wanted].wonders[wonder];
      for (const text of [city, name, WORDS.en.wonders[wonder].city])
        expect(items(found(entries, text))).toContain(wonder);
    }
  });

  test('a sheet is found by its title; all its sentences are sentences', () => {
    const { sheets } = known(wanted).rules;
    const entries = sheetEntries(known(wanted).rules.sheets);
    for (const [id, { title, text }] of Object.entries(sheets)) {
      expect(items(found(entries, title))).toContain(id);
      for (const sentence of text) expect(sentence).toMatch(/^[\p{Lu}\d].*[.:]$/u);
    }
  });

  test('what is called so comes first', () => {
    const [first] = found(cardEntries(known(wanted)), WORDS[wanted].cards.arena);
    expect(first?.page.item).toBe('arena');
  });
});

test('a word of what a card does finds it, with or without accents', async () => {
  language.value = 'pl';
  await Promise.all([sevenWondersWords.ready(), sevenWondersRules.ready()]);
  const entries = cardEntries(known('pl'));
  expect(items(found(entries, 'tarcze'))).toContain('walls');
  expect(items(found(entries, 'tarcze kolo'))).toEqual([]);
  expect(items(found(entries, 'kolo zebate'))).toContain('workshop');
});

test('what every card is explained by is a sheet', () => {
  const { sheets } = known('pl').rules;
  for (const card of CARDS.keys()) {
    const on = sheetsOn(card);
    expect(on.length).toBeGreaterThan(0);
    for (const sheet of on) expect(sheets[sheet]).toBeDefined();
  }
  expect(partsOf('seven-wonders')).toContain('chains');
});
