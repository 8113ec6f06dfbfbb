import type { Game, GameTypes } from '@mirabilia/kernel';
import type { Bot } from './bot.ts';
import { evaluatorOf } from './evaluators.ts';
import { search } from './search.ts';

/** Plays the policy's best move without searching. A higher temperature (in points) picks a worse one more often. */
export const policyBot =
  (temperature: number) =>
  <T extends GameTypes>(game: Game<T>): Bot<T> => {
    const evaluator = evaluatorOf(game);
    return {
      choose: ({ view, legal, rng }) =>
        legal.length === 1 ? (legal[0] as number) : evaluator.choose(view, legal, { rng, temperature }),
      analyse: search(game, evaluatorOf(game, 'tables'), EXPLAINING).analyse,
    };
  };

/** Its moves are explained by a search, because the policy alone gives no chances to win. */
const EXPLAINING = {
  depth: 3,
  width: 100,
  temperature: 0.3,
  ownTemperature: 0.3,
  victory: () => 10,
  trust: 1,
};
