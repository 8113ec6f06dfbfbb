import { expect, test } from 'vitest';
import { GAME_IDS, isGameId, withGame } from './index.ts';

test.for(GAME_IDS)('%s is listed under its own id', (id) => {
  expect(withGame(id, (game) => game.id)).toBe(id);
});

test('what isn’t listed is no game', () => {
  expect(isGameId('chess')).toBe(false);
  expect(isGameId('toString')).toBe(false);
});
