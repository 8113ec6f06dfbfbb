// Everything of the game is in the reference, and found there by its name in each language.

import { CARDS, cardsOf, copiesIn, DECK_SIZE, TOKENS, WONDERS } from '@mirabilia/architects';
import { WORDS } from '@mirabilia/architects/i18n';
import { LANGUAGES, type Language } from '@mirabilia/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { language } from '../../../i18n/language.ts';
import { found, type SearchEntry, sheetEntries } from '../../../reference/search.ts';
import { architectsRules, architectsWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { doesOf, explained } from '../tell.ts';
import { cardEntries, type Known, tokenEntries, wonderEntries } from './entries.ts';

const known = (wanted: Language): Known => {
  language.value = wanted;
  return { names: WORDS[wanted], english: WORDS.en, rules: architectsRules.value, does: doesOf, explained };
};
const items = (entries: readonly SearchEntry[]) => entries.map(({ page }) => page.item);

describe.for(LANGUAGES)('%s', (wanted: Language) => {
  beforeAll(async () => {
    language.value = wanted;
    await Promise.all([names.ready(), architectsWords.ready(), architectsRules.ready()]);
  });

  const KINDS = [
    ['cards', CARDS.map(({ id }) => id), cardEntries],
    ['wonders', WONDERS.map(({ id }) => id), wonderEntries],
    ['tokens', TOKENS.map(({ id }) => id), tokenEntries],
  ] as const;

  test.for(KINDS)('all %s are there, and found by their names', ([kind, ids, entriesOf]) => {
    const entries = entriesOf(known(wanted));
    expect(items(entries)).toEqual(ids);
    const own = WORDS[wanted][kind] as Readonly<Record<string, string>>;
    const english = WORDS.en[kind] as Readonly<Record<string, string>>;
    for (const id of ids) {
      expect(items(found(entries, own[id] as string))).toContain(id);
      expect(items(found(entries, english[id] as string))).toContain(id);
    }
  });

  test('a sheet is found by its title; all its sentences are sentences', () => {
    const entries = sheetEntries(known(wanted).rules.sheets);
    for (const [id, { title, text }] of Object.entries(known(wanted).rules.sheets)) {
      expect(items(found(entries, title))).toContain(id);
      for (const sentence of text) expect(sentence).toMatch(/^[\p{Lu}\d].*[.:]$/u);
    }
  });

  test('what a card and a wonder do is said', () => {
    for (const { text } of [...cardEntries(known(wanted)), ...wonderEntries(known(wanted))])
      expect(text).not.toMatch(/undefined|\[object|#/);
  });
});

test('the decks of all wonders are as large as the rules say', () => {
  for (const { id } of WONDERS) expect(cardsOf(copiesIn(id))).toHaveLength(DECK_SIZE);
});
