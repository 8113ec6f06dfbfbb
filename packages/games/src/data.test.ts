import { LANGUAGES } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { type GameData, gameData } from './data.ts';
import { GAME_IDS } from './ids.ts';

const byId = (list: GameData['cards'], id: string) => list.find((entry) => entry.id === id);

describe.for(GAME_IDS)('data of %s', (id) => {
  const { decks: _, names, ...data } = gameData(id);

  test('is plain and has names in all languages', () => {
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(Object.keys(names)).toEqual([...LANGUAGES]);
    for (const words of Object.values(names)) {
      const known = Object.keys(words.wonders as object);
      expect(known).toEqual(expect.arrayContaining(data.wonders.map((wonder) => String(wonder.id))));
    }
  });
});

test('7 Wonders: a card, a stage and a deck as they are printed', () => {
  const { cards, wonders, decks } = gameData('seven-wonders');
  expect(byId(cards, 'library')).toEqual({
    ...{ id: 'library', name: 'library', age: 2, colour: 'green', cost: { stone: 2, loom: 1 } },
    ...{ chain: ['scriptorium'], effects: [{ kind: 'science', symbols: ['tablet'] }] },
  });
  expect(byId(wonders, 'rhodos')).toMatchObject({
    sides: {
      A: {
        resource: 'ore',
        stages: [{ cost: { wood: 2 }, effects: [{ kind: 'points', points: 3 }] }, {}, {}],
      },
    },
  });
  const { 3: third, guilds } = decks[5] as unknown as {
    3: string[];
    guilds: { from: string[]; drawn: number };
  };
  expect(third.length + guilds.drawn).toBe(35);
  expect(guilds.from).toHaveLength(10);
});

test('Architects: a wonder, a token and a deck as they are printed', () => {
  const { cards, wonders, tokens, decks } = gameData('architects');
  expect(byId(cards, 'civic2cat')).toMatchObject({ colour: 'blue', effect: { points: 2, cats: 1 } });
  expect(byId(wonders, 'giza')).toMatchObject({
    layers: [[1], [2], [3], [4], [5]],
    stages: [{ count: 2, rule: 'different', points: 4, effect: null }, {}, {}, {}, { points: 8 }],
  });
  expect(byId(tokens, 'culture')).toMatchObject({ copies: 2 });
  expect(decks.central).toHaveLength(60);
});
