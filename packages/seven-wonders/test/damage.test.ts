// A record comes from anywhere: whatever stands in it, reading it gives a finding and never throws.

import { below, checkRecord, type Rng, rngFrom } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { sevenWonders } from '../src/index.ts';
import { generate } from './referee/generate.ts';

const POISON: readonly unknown[] = [
  null,
  true,
  -1,
  1e9,
  0.5,
  '',
  'altar',
  '__proto__',
  [],
  {},
  { toString: 1 },
  { toJSON: 1 },
  ['altar'],
  [[]],
];

/** What a file can hold: no holes, nothing undefined. */
const asFile = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The same value with one place in it, however deep, put out of order. */
function damaged(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || below(rng, 12) === 0) {
    return POISON[below(rng, POISON.length)];
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return POISON[below(rng, POISON.length)];
  const key = keys[below(rng, keys.length)] as string;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const fields = copy as Record<string, unknown>;
  if (below(rng, 10) === 0) delete fields[key];
  else fields[key] = damaged(fields[key], rng);
  return copy;
}

test.for([2, 3, 7])('a damaged record of %i players is found out or harmless, never a crash', (players) => {
  const rng = rngFrom(`damage ${players}`, 'test');
  const record: object = { ...generate(players, 7, { waste: false }), seed: undefined };
  expect(checkRecord(sevenWonders, record).holds).toBe(true);
  let found = 0;
  for (let i = 0; i < 4000; i++) {
    const { holds, findings } = checkRecord(sevenWonders, asFile(damaged(record, rng)));
    expect(findings.length).toBeGreaterThan(0);
    if (!holds) found++;
  }
  // Most damage matters; what doesn't hits names and fields that nobody reads.
  expect(found).toBeGreaterThan(3000);
});
