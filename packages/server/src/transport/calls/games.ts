import { isGameId } from '@mirabilia/games';
import { accept, refuse } from '@mirabilia/kernel';
import { gameDataAnswer } from '@mirabilia/protocol/answers';
import { anybodysCall } from '../call.ts';

const data = anybodysCall({
  method: 'get',
  path: '/api/games/{id}',
  summary: 'What a game’s cards, wonders, decks and tokens are, with their names in all languages',
  reply: gameDataAnswer,
  refusals: ['no-such-game'],
  run: async ({ id }) => {
    if (!isGameId(id)) return refuse('no-such-game');
    // Rarely asked for, and all languages are large: loaded on demand.
    const { gameData } = await import('@mirabilia/games/data');
    return accept(gameDataAnswer.parse(gameData(id)));
  },
});

export const GAME_CALLS = [data];
