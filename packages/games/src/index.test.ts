import { expect, test } from 'vitest';
import { GAME_IDS, isGameId, withGame } from './index.ts';
import { withNarratedGame } from './terminal.ts';

test.for(GAME_IDS)('%s stands in both lists under its own id', (id) => {
  expect(withGame(id, (game) => game.id)).toBe(id);
  expect(withNarratedGame(id, ({ game }) => game.id)).toBe(id);
});

test('what isn’t listed is no game', () => {
  expect(isGameId('chess')).toBe(false);
  expect(isGameId('toString')).toBe(false);
});
