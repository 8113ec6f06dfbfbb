import { type GameId, isGameId } from '@mirabilia/games';
import { accept, refuse } from '@mirabilia/kernel';
import { gameDataAnswer, jsonSchemaAnswer } from '@mirabilia/protocol/answers';
import type { z } from 'zod';
import { anybodysCall } from '../call.ts';
import { keepAnswer } from '../kept-answers.ts';

type GameDataAnswer = z.infer<typeof gameDataAnswer>;

const answers = new Map<GameId, Promise<GameDataAnswer>>();

/** Rarely asked for, and all languages are large: loaded on demand, and made once. */
async function makeAnswer(game: GameId): Promise<GameDataAnswer> {
  const { gameData } = await import('@mirabilia/games/data');
  return keepAnswer(gameDataAnswer.parse(gameData(game)));
}

const data = anybodysCall({
  method: 'get',
  path: '/api/games/{id}',
  summary: 'What a game’s cards, wonders, decks and tokens are, with their names in all languages',
  reply: gameDataAnswer,
  refusals: ['no-such-game'],
  run: async ({ id }) => {
    if (!isGameId(id)) return refuse('no-such-game');
    const made = answers.get(id) ?? makeAnswer(id);
    answers.set(id, made);
    return accept(await made);
  },
});

const schema = anybodysCall({
  method: 'get',
  path: '/api/games/{id}/schema',
  summary: 'JSON Schema of a game’s views and events in the open form',
  reply: jsonSchemaAnswer,
  refusals: ['no-such-game'],
  run: async ({ id }) => {
    if (!isGameId(id)) return refuse('no-such-game');
    const { gameSchema } = await import('@mirabilia/games/schema');
    return accept(jsonSchemaAnswer.parse(gameSchema(id)));
  },
});

export const GAME_CALLS = [data, schema];
