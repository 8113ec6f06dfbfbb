import { BOARDS, CARDS, type Effect, effectsOf, RESOURCES, stageEffectsOf } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { madeBy, type Words } from './words.ts';

const LANGUAGES: Readonly<Record<string, Words>> = { en, pt, pl, ro, es };

/** Every effect of the game, once. */
const EFFECTS: readonly Effect[] = [
  ...new Map(
    [
      ...CARDS.flatMap((_, card) => effectsOf(card)),
      ...BOARDS.flatMap(({ stages }, board) => stages.flatMap((_, stage) => stageEffectsOf(board, stage))),
    ].map((effect) => [JSON.stringify(effect), effect]),
  ).values(),
];

const sentence = (words: Words, effect: Effect) =>
  (words.effects[effect.kind] as (effect: Effect) => string)(effect);

/** Ids that are no words of any language. */
const RAW_ID = /\b[a-z]+-(?:per|build|card|guild|yard|post|pit)\b|undefined|null|\[object|#|\$\{/;

describe.for(Object.keys(LANGUAGES))('%s', (language) => {
  const words = LANGUAGES[language] as Words;

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

  test('says how much of a wonder stands', () => {
    expect(words.wonder('X', 1, 3)).toMatch(/X.*1.*3/);
  });
});

test('the same goods are counted together', () => {
  expect(madeBy([['wood'], ['wood'], ['clay', 'ore']])).toEqual([
    { count: 2, goods: ['wood'] },
    { count: 1, goods: ['clay', 'ore'] },
  ]);
});
