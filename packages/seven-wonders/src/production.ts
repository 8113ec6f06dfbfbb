// What a city makes, source by source: the engine counts with sums, people want to see where each unit comes from.

import { effectsOf, resourceOf, stageEffectsOf } from './catalogue.ts';
import type { Effect } from './effect.ts';
import type { City } from './types.ts';
import type { Resource } from './vocabulary.ts';

/** Sources of goods, each a list of what it may give one unit of; `sold` are those that neighbours may buy from. */
export function productionOf({ board, stages, structures }: City): {
  own: (readonly Resource[])[];
  sold: (readonly Resource[])[];
} {
  if (board < 0) return { own: [], sold: [] };
  const first: readonly Resource[] = [resourceOf(board)];
  const own = [first];
  const sold = [first];
  const effects: Effect[] = structures.flatMap((card) => effectsOf(card));
  for (let stage = 0; stage < stages; stage++) effects.push(...stageEffectsOf(board, stage));
  for (const effect of effects) {
    if (effect.kind !== 'produce') continue;
    own.push(...effect.units);
    if (effect.sold) sold.push(...effect.units);
  }
  return { own, sold };
}
