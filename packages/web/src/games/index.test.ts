// What the page says of a game without loading it is what the game says of itself.

import { withGame } from '@mirabilia/games';
import { expect, test } from 'vitest';
import { CHOICES, GAME_IDS, GAMES, isLevel, LEVELS } from './index.ts';

test.for(GAME_IDS)('%s: as many players as the rules allow', (id) => {
  const { min, max, usual } = GAMES[id].players;
  expect({ min, max }).toEqual(withGame(id, ({ seats }) => seats));
  expect(usual).toBeGreaterThanOrEqual(min);
});

test.for(GAME_IDS)('%s: every option that needs no further word is one of the game', (id) => {
  const { options, players } = GAMES[id];
  for (const [key, values] of Object.entries(options)) {
    for (const value of values) {
      // These name wonders or a seat, which the lobby puts in their place.
      if (value === 'chosen' || value === 'host') continue;
      const read = withGame(id, (game) => game.readOptions({ players: players.usual, [key]: value }));
      expect([key, value, read.ok]).toEqual([key, value, true]);
    }
    expect(values[0]).toBe(CHOICES[key as keyof typeof CHOICES][0]);
  }
});

test('people play against every level but the random one', () => {
  expect(LEVELS).toEqual(['easy', 'medium', 'hard', 'expert']);
  expect(isLevel('random')).toBe(false);
});
