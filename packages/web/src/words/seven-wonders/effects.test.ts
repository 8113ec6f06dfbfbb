import { LANGUAGES } from '@mirabilia/kernel';
import { BOARDS, CARDS, type Effect, effectsOf, RESOURCES, stageEffectsOf } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../index.ts';
import { madeBy } from './effects.ts';
import type { ArtWords } from './words.ts';

/** Every effect of the game, once. */
const EFFECTS: readonly Effect[] = [
  ...new Map(
    [
      ...CARDS.flatMap((_, card) => effectsOf(card)),
      ...BOARDS.flatMap(({ stages }, board) => stages.flatMap((_, stage) => stageEffectsOf(board, stage))),
    ].map((effect) => [JSON.stringify(effect), effect]),
  ).values(),
];

const sentence = (words: ArtWords, effect: Effect) =>
  (words.effects[effect.kind] as (effect: Effect) => string)(effect);

/** Ids that are no words of any language. */
const RAW_ID = /\b[a-z]+-(?:per|build|card|guild|yard|post|pit)\b|undefined|null|\[object|#|\$\{/;

describe.for(LANGUAGES)('%s', async (language) => {
  const { art: words } = await loadWords('sevenWonders', language);
  const { signs } = await loadWords('table', language);

  test('says every effect of the game in whole sentences, without raw ids', () => {
    for (const effect of EFFECTS) {
      const said = sentence(words, effect);
      expect(said).toMatch(/^\p{Lu}.*\.$/u);
      expect(said).not.toMatch(RAW_ID);
      expect(said).not.toMatch(/ {2}| \./);
    }
  });

  test('says different things of different effects', () => {
    const said = EFFECTS.map((effect) => sentence(words, effect));
    expect(new Set(said).size).toBe(said.length);
  });

  test('has a word of its own for each good', () => {
    const said = RESOURCES.map((good) => sentence(words, { kind: 'produce', units: [[good]], sold: true }));
    expect(new Set(said).size).toBe(RESOURCES.length);
    if (language !== 'en') for (const text of said) expect(text).not.toMatch(/\b(wood|stone|clay|loom)\b/);
  });

  test('counts', () => {
    for (const count of [1, 2, 3, 5, 9, 22]) {
      expect(signs.coins(count)).toContain(String(count));
      expect(signs.points(count)).toContain(String(count));
    }
    expect(signs.coins(1)).not.toBe(signs.coins(2).replace('2', '1'));
    expect(words.wonder('X', 1, 3)).toMatch(/X.*1.*3/);
  });
});

test('Polish counts in three forms', async () => {
  const { signs } = await loadWords('table', 'pl');
  expect([1, 2, 5, 22].map(signs.coins)).toEqual(['1 moneta', '2 monety', '5 monet', '22 monety']);
});

test('Romanian says "de" from twenty on', async () => {
  const { signs } = await loadWords('table', 'ro');
  expect([1, 2, 19, 20].map(signs.coins)).toEqual(['1 monedă', '2 monede', '19 monede', '20 de monede']);
});

test('the same goods are counted together', () => {
  expect(madeBy([['wood'], ['wood'], ['clay', 'ore']])).toEqual([
    { count: 2, goods: ['wood'] },
    { count: 1, goods: ['clay', 'ore'] },
  ]);
});
