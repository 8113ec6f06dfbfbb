import { LANGUAGES } from '@mirabilia/kernel';
// The data prints itself to a list that a person can check against the box.

import { expect, test } from 'vitest';
import { CARDS, cardFacts, copiesIn, TOKENS, WONDERS, type WonderId } from '../src/catalogue.ts';
import { WORDS } from '../src/i18n/index.ts';
import { RESOURCES, SYMBOLS } from '../src/vocabulary.ts';

const DECKS: readonly (WonderId | 'central')[] = [...WONDERS.map(({ id }) => id), 'central'];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const copiesOf = (card: number): number[] => DECKS.map((deck) => copiesIn(deck)[card] as number);

function decksPrinted(): string[] {
  const line = (name: string, counts: readonly number[]): string =>
    name.padEnd(14) + [...counts, sum(counts)].map((count) => String(count).padStart(4)).join('');
  const head = `${''.padEnd(14)}${[...DECKS.map((deck) => deck.slice(0, 3)), 'all'].map((deck) => deck.padStart(4)).join('')}`;
  return [
    head,
    ...CARDS.map(({ id }, card) => line(id, copiesOf(card))),
    line(
      'all',
      DECKS.map((deck) => sum(copiesIn(deck))),
    ),
  ];
}

function wondersPrinted(): string[] {
  return WONDERS.map(({ id, layers, stages, effect }) => {
    const built = layers.map((layer) =>
      layer
        .map((stage) => {
          const { count, rule, points, effect: sets } = stages[stage - 1] as (typeof stages)[number];
          return `${count}${rule === 'identical' ? '=' : '≠'}${points}${sets === undefined ? '' : '*'}`;
        })
        .join(' + '),
    );
    return `${id}: ${built.join(' | ')}${effect === undefined ? '' : ` (* ${JSON.stringify(effect)})`}`;
  });
}

const tokensPrinted = (): string[] =>
  TOKENS.map(({ id, copies, effect }) => `${id} x${copies} ${JSON.stringify(effect)}`);

const wordsPrinted = (): string[] =>
  LANGUAGES.flatMap((language) => {
    const { title, ...groups } = WORDS[language];
    return [
      `## ${language}: ${title}`,
      ...Object.entries(groups).map(
        ([group, words]) =>
          `${group}: ${Object.entries(words)
            .map(([id, word]) => `${id}=${word}`)
            .join(', ')}`,
      ),
    ];
  });

test('the whole box, as a list', async () => {
  const list = [
    '# Decks',
    ...decksPrinted(),
    '',
    '# Wonders',
    ...wondersPrinted(),
    '',
    '# Tokens',
    ...tokensPrinted(),
    '',
  ];
  await expect(list.join('\n')).toMatchFileSnapshot('golden/box.txt');
});

test('the names in all languages, as a list', async () => {
  await expect(`${wordsPrinted().join('\n')}\n`).toMatchFileSnapshot('golden/names.txt');
});

test('sums that hold for the box', () => {
  expect(DECKS.map((deck) => sum(copiesIn(deck)))).toEqual([25, 25, 25, 25, 25, 25, 25, 60]);
  expect(RESOURCES.map((_, card) => sum(copiesOf(card)))).toEqual([17, 17, 17, 17, 17]);
  const green = [...CARDS.keys()].filter((card) => cardFacts(card).colour === 'green');
  expect(green.map((card) => sum(copiesOf(card)))).toEqual(SYMBOLS.map(() => 14));
  expect(sum(TOKENS.map(({ copies }) => copies))).toBe(15);
});

test('the resources come first, in the vocabulary’s order: payments count them by index', () => {
  expect(CARDS.slice(0, RESOURCES.length).map(({ id }) => id)).toEqual([...RESOURCES]);
  expect(CARDS.map(({ effect }) => effect.kind === 'resource').lastIndexOf(true)).toBe(RESOURCES.length - 1);
  expect(CARDS[RESOURCES.length]?.effect.kind).toBe('coin');
});
