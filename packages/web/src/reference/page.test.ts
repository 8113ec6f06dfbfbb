import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { pageIn, partsOf, referencePath } from './page.ts';
import { plain } from './search.ts';

test('every page has an address that leads back to it', () => {
  for (const game of GAME_IDS) {
    for (const part of partsOf(game)) {
      for (const item of [undefined, 'some-card']) {
        const [, , name, ...rest] = referencePath(game, { part, item }).split('/');
        expect(name).toBe(game);
        expect(pageIn(game, rest)).toEqual({ part, item });
      }
    }
  }
});

test('a game alone opens its guide; what is no part is no page', () => {
  expect(pageIn('architects', [])).toEqual({ part: 'guide', item: undefined });
  expect(pageIn('architects', ['chains'])).toBeUndefined();
  expect(pageIn('seven-wonders', ['cards', 'baths', 'more'])).toBeUndefined();
});

test('the search ignores accents and case', () => {
  expect(plain('ŁAŹNIE Şi Știință ¿Qué?')).toBe('laznie si stiinta ¿que?');
});

test('the search finds an apostrophe as keyboards type it', () => {
  expect(plain('Bacino d’Argilla')).toBe("bacino d'argilla");
});
