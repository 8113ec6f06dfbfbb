// The evaluator of each game. It is made when it is first asked for, because reading the networks takes a moment.

import { type GameId, isGameId } from '@mirabilia/games';
import type { Game, GameTypes } from '@mirabilia/kernel';
import { architectsEvaluator } from './architects/evaluator.ts';
import { WEIGHTS as ARCHITECTS } from './architects/weights.ts';
import type { Evaluator } from './evaluator.ts';
import { sevenWondersEvaluator } from './seven-wonders/evaluator.ts';
import { WEIGHTS as TABLES } from './seven-wonders/table-weights.ts';
import { WEIGHTS as SEVEN_WONDERS } from './seven-wonders/weights.ts';
import { readNets } from './weights.ts';

export type JudgesBy = 'moves' | 'tables';

const MAKE: Readonly<Record<GameId, (judgesBy: JudgesBy) => unknown>> = {
  'seven-wonders': (judgesBy) =>
    sevenWondersEvaluator({ moves: readNets(SEVEN_WONDERS), tables: readNets(TABLES) }, judgesBy),
  architects: () => architectsEvaluator(readNets(ARCHITECTS)),
};

const made = new Map<string, unknown>();

/** In 7 Wonders a search may compare tables by the networks that weigh moves, or by those that know tables between turns. */
export function evaluatorOf<T extends GameTypes>(
  { id }: Game<T>,
  judgesBy: JudgesBy = 'moves',
): Evaluator<T> {
  if (!isGameId(id)) throw new Error(`there is no evaluator for ${id}`);
  const name = `${id} ${judgesBy}`;
  const evaluator = made.get(name) ?? MAKE[id](judgesBy);
  made.set(name, evaluator);
  // The id says which game it is; the compiler can't follow that the types belong to it.
  return evaluator as Evaluator<T>;
}
