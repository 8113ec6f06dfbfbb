// The evaluator of each game. It is made when it is first asked for, because reading the networks takes a moment.

import { type GameId, isGameId } from '@mirabilia/games';
import type { Game, GameTypes } from '@mirabilia/kernel';
import { architectsEvaluator } from './architects/evaluator.ts';
import { WEIGHTS as ARCHITECTS } from './architects/weights.ts';
import type { Evaluator } from './evaluator.ts';
import { sevenWondersEvaluator } from './seven-wonders/evaluator.ts';
import { WEIGHTS as SEVEN_WONDERS } from './seven-wonders/weights.ts';
import { readNets } from './weights.ts';

const MAKE: Readonly<Record<GameId, () => unknown>> = {
  'seven-wonders': () => sevenWondersEvaluator(readNets(SEVEN_WONDERS)),
  architects: () => architectsEvaluator(readNets(ARCHITECTS)),
};

const made = new Map<GameId, unknown>();

export function evaluatorOf<T extends GameTypes>({ id }: Game<T>): Evaluator<T> {
  if (!isGameId(id)) throw new Error(`there is no evaluator for ${id}`);
  const evaluator = made.get(id) ?? MAKE[id]();
  made.set(id, evaluator);
  // The id says which game it is; the compiler can't follow that the types belong to it.
  return evaluator as Evaluator<T>;
}
