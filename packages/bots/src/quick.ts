import type { Game, GameTypes } from '@mirabilia/kernel';
import type { Bot } from './bot.ts';
import { knowledgeOf } from './known-games.ts';
import { search } from './search.ts';

/** Takes what seems best at first sight. The more heat (in points), the more often something else. */
export const quick =
  (heat: number) =>
  <T extends GameTypes>(game: Game<T>): Bot<T> => {
    const knowledge = knowledgeOf(game);
    return {
      choose: ({ view, legal, rng }) =>
        legal.length === 1 ? (legal[0] as number) : knowledge.choose(view, legal, { rng, heat }),
      analyse: search(game, knowledge, EXPLAINING).analyse,
    };
  };

/** Whoever doesn't think ahead is explained by somebody who does. */
const EXPLAINING = { depth: 3, width: 100, heat: 0.3, ownHeat: 0.3, victory: () => 10, trust: 1 };
