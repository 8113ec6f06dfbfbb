import { LANGUAGES, pluralIn } from '@mirabilia/kernel';
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

test('numbers are counted as each language counts', async () => {
  const [pl, ro] = await Promise.all([loadWords('app', 'pl'), loadWords('app', 'ro')]);
  const seats = [1, 2, 5, 22].map((count) => pl.front.seatsFree(count));
  expect(seats).toEqual(['1 wolne miejsce', '2 wolne miejsca', '5 wolnych miejsc', '22 wolne miejsca']);
  expect([1, 2, 20].map((count) => ro.table.hours(count))).toEqual(['1 oră', '2 ore', '20 de ore']);
  expect(pluralIn('en')(1, { one: '# seat', other: '# seats' })).toBe('1 seat');
});
