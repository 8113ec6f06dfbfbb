import type { Game, GameTypes, Move } from '@mirabilia/kernel';
import type { Bot } from './bot.ts';
import { newWorths } from './evaluator.ts';
import { evaluatorOf } from './evaluators.ts';
import { gumbelNoise } from './noise.ts';
import { search } from './search.ts';

/** The most that a gentle bot's mistake may cost, in points: it plays like a beginner, not like somebody who gives up. */
export interface Gentle {
  readonly temperature: number;
  readonly worstMistake: number;
}

const worths = newWorths();

/**
 * A beginner: it sees what a move does for its own city and nothing of the others, errs, but never badly, and takes nothing
 * just so that others don't get it.
 */
export const gentleBot =
  ({ temperature, worstMistake }: Gentle) =>
  <T extends GameTypes>(game: Game<T>): Bot<T> => {
    const evaluator = evaluatorOf(game);
    return {
      choose({ view, legal, rng }) {
        if (legal.length === 1) return legal[0] as Move;
        evaluator.rateGently(view, legal, worths);
        let most = Number.NEGATIVE_INFINITY;
        for (let at = 0; at < legal.length; at++) most = Math.max(most, worths[at] as number);
        let chosen = 0;
        let best = Number.NEGATIVE_INFINITY;
        for (let at = 0; at < legal.length; at++) {
          const drawn = (worths[at] as number) + gumbelNoise(rng, temperature);
          if ((worths[at] as number) < most - worstMistake || drawn <= best) continue;
          best = drawn;
          chosen = at;
        }
        return legal[chosen] as Move;
      },
      analyse: search(game, evaluatorOf(game, 'tables'), EXPLAINING).analyse,
    };
  };

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
