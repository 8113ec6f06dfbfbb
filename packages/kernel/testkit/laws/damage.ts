// A record comes from anywhere: whatever stands in it, checking it gives findings and never throws.

import { below, checkRecord, type Game, type GameTypes, pick, type Rng } from '../../src/index.ts';
import { firstOf } from '../same.ts';

const POISON: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  '__proto__',
  'wood',
  ['wood'],
  [],
  [[]],
  {},
  { toString: 1 },
  { length: 7 },
];
const ATTEMPTS = 60;

/** Damages a record in many ways, one or two places at a time. */
export function damageIsFound<T extends GameTypes>(
  game: Game<T>,
  record: object,
  rng: Rng,
): string | undefined {
  return firstOf(Array(ATTEMPTS).keys(), () => {
    const once = damaged(record, rng);
    const given: unknown = JSON.parse(JSON.stringify(below(rng, 2) === 0 ? once : damaged(once, rng)));
    try {
      checkRecord(game, given);
      return undefined;
    } catch (error) {
      return `${error} for ${JSON.stringify(given).slice(0, 2000)}`;
    }
  });
}

/** The same value with one place in it, however deep, put out of order. */
export function damaged(value: unknown, rng: Rng): unknown {
  const isTree = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isTree || below(rng, 12) === 0) return pick(rng, POISON);
  const key = pick(rng, Object.keys(value));
  const entries = Object.entries(value).flatMap(([other, item]): [string, unknown][] => {
    if (other !== key) return [[other, item]];
    return below(rng, 10) === 0 ? [] : [[other, damaged(item, rng)]];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
