// What is known of each game, made when it is first asked for.

import type { Game, GameTypes } from '@mirabilia/kernel';
import { architectsKnowledge } from './architects/knowledge.ts';
import { WEIGHTS as ARCHITECTS } from './architects/weights.ts';
import type { Knowledge } from './knowledge.ts';
import { sevenWondersKnowledge } from './seven-wonders/knowledge.ts';
import { WEIGHTS as SEVEN_WONDERS } from './seven-wonders/weights.ts';
import { readNets } from './weights.ts';

const MAKE: Readonly<Record<string, () => unknown>> = {
  'seven-wonders': () => sevenWondersKnowledge(readNets(SEVEN_WONDERS)),
  architects: () => architectsKnowledge(readNets(ARCHITECTS)),
};

const made = new Map<string, unknown>();

export function knowledgeOf<T extends GameTypes>({ id }: Game<T>): Knowledge<T> {
  const known = made.get(id) ?? MAKE[id]?.();
  if (known === undefined) throw new Error(`nothing is known of ${id}`);
  made.set(id, known);
  // The id says which game it is; the compiler just can't follow that the types belong to it.
  return known as Knowledge<T>;
}
