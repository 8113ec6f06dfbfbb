import { GAME_IDS } from '@mirabilia/games';
import { expect, test } from 'vitest';
import { withNarratedGame } from './narrated-games.ts';

test.for(GAME_IDS)('%s is listed under its own id', (id) => {
  expect(withNarratedGame(id, ({ game }) => game.id)).toBe(id);
});
