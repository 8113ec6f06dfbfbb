import { type GameId, isGameId } from '@mirabilia/games';
import { accept, refuse } from '@mirabilia/kernel';
import { gameDataAnswer, jsonSchemaAnswer } from '@mirabilia/protocol/answers';
import { anybodysCall } from '../call.ts';
import { keepAnswer } from '../kept-answers.ts';

/** Rarely asked for and large: loaded on demand, and made once for each game. */
function madeOnce<T extends object>(make: (game: GameId) => Promise<T>): (game: GameId) => Promise<T> {
  const made = new Map<GameId, Promise<T>>();
  return (game) => {
    const answer = made.get(game) ?? make(game).then(keepAnswer);
    made.set(game, answer);
    return answer;
  };
}

const dataOf = madeOnce(async (game) => {
  // With the names in all languages.
  const { gameData } = await import('@mirabilia/games/data');
  return gameDataAnswer.parse(gameData(game));
});

const schemaOf = madeOnce(async (game) => {
  const { gameSchema } = await import('@mirabilia/games/schema');
  return jsonSchemaAnswer.parse(gameSchema(game));
});

const data = anybodysCall({
  method: 'get',
  path: '/api/games/{id}',
  summary: 'What a game’s cards, wonders, decks and tokens are, with their names in all languages',
  reply: gameDataAnswer,
  refusals: ['no-such-game'],
  run: async ({ id }) => (isGameId(id) ? accept(await dataOf(id)) : refuse('no-such-game')),
});

const schema = anybodysCall({
  method: 'get',
  path: '/api/games/{id}/schema',
  summary: 'JSON Schema of a game’s views and events in the open form',
  reply: jsonSchemaAnswer,
  refusals: ['no-such-game'],
  run: async ({ id }) => (isGameId(id) ? accept(await schemaOf(id)) : refuse('no-such-game')),
});

export const GAME_CALLS = [data, schema];
