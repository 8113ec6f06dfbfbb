import { GAME_IDS, withGame } from '@mirabilia/games';
import { expect, test } from 'vitest';
import { practise } from './index.ts';

test.for(GAME_IDS)('practice of %s comes in pieces and to an end', (id) => {
  expect([...withGame(id, (game) => practise(game))].length).toBeGreaterThan(20);
});
