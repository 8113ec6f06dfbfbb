import { LANGUAGES, type Language } from '@mirabilia/kernel';
import { CODES } from '@mirabilia/protocol';
import { WORDS as NAMES } from '@mirabilia/seven-wonders/i18n';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../src/words/index.ts';

/** Every text of a catalogue by its path, sentences with what they are given. */
function texts(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]];
    if (typeof value === 'function') return [[`${path}${key}`, value('3', '2')]];
    return texts(value, `${path}${key}.`);
  });
}

describe.for(LANGUAGES)('%s', async (language) => {
  const words = await loadWords('app', language);
  const all = texts(words);

  test('says something everywhere, without stray spaces', () => {
    expect(all.filter(([, text]) => text === '' || text !== text.trim() || text.includes('  '))).toEqual([]);
    expect(all.filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  test('has a sentence for every trouble', () => {
    const { troubles } = words;
    for (const code of [...CODES, 'unreachable'] as const)
      expect(troubles[code], code).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('calls an Age on the front page what the table calls it', () => {
    const stem = NAMES[language].terms.age.slice(0, 2);
    expect(words.games['seven-wonders'].about).toMatch(new RegExp(`(?<!\\p{L})${stem}`, 'iu'));
  });

  test('names guests so that the server takes them', () => {
    const { guestNames } = words;
    expect(new Set(guestNames).size).toBe(12);
    for (const name of guestNames) expect(name.length).toBeLessThanOrEqual(24);
  });

  test('isn’t English where it should not be', async () => {
    if (language === 'en') return;
    const english = new Map(texts(await loadWords('app', 'en')));
    // Proper names, signs and words that the languages share.
    // Some languages publish the game under its English title, and “Notifications” is French as well.
    const shared = ['games.architects.title', 'settings.notify.label'];
    const same = all.filter(
      ([path, text]) => english.get(path) === text && text.length > 12 && !shared.includes(path),
    );
    expect(same.map(([path]) => path)).toEqual([]);
  });
});

/** Every form that a language has, at the numbers where they change. */
const COUNTED: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 0: '0 free seats', 1: '1 free seat', 2: '2 free seats', 21: '21 free seats' },
  pt: { 0: '0 lugares livres', 1: '1 lugar livre', 2: '2 lugares livres', 21: '21 lugares livres' },
  pl: {
    0: '0 wolnych miejsc',
    1: '1 wolne miejsce',
    2: '2 wolne miejsca',
    5: '5 wolnych miejsc',
    12: '12 wolnych miejsc',
    22: '22 wolne miejsca',
  },
  ro: {
    0: '0 locuri libere',
    1: '1 loc liber',
    2: '2 locuri libere',
    19: '19 locuri libere',
    20: '20 de locuri libere',
    101: '101 locuri libere',
  },
  es: { 0: '0 asientos libres', 1: '1 asiento libre', 2: '2 asientos libres' },
  de: { 0: '0 freie Plätze', 1: '1 freier Platz', 2: '2 freie Plätze' },
  it: { 0: '0 posti liberi', 1: '1 posto libero', 2: '2 posti liberi' },
  fr: { 0: '0 place libre', 1: '1 place libre', 2: '2 places libres' },
};

test.for(LANGUAGES)('numbers are counted as people count in %s', async (language) => {
  const { front } = await loadWords('app', language);
  const said = Object.keys(COUNTED[language]).map((count) => [count, front.seatsFree(Number(count))]);
  expect(Object.fromEntries(said)).toEqual(COUNTED[language]);
});
