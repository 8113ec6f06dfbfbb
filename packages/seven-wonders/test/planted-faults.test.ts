// Laws that can't be broken prove nothing: here the game is spoilt in many ways, and each time the right law says so.

import { checkLaws, LAWS } from '@mirabilia/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { LEAKS } from './faults/leaks.ts';
import { MOVES } from './faults/moves.ts';
import { PLAY } from './faults/play.ts';
import { STATES } from './faults/states.ts';
import { WORLDS } from './faults/worlds.ts';
import { facts, optionsFor } from './testing.ts';

const FAULTS = [...LEAKS, ...STATES, ...PLAY, ...MOVES, ...WORLDS];

test.each(FAULTS)('$fault: $law', ({ law, spoil, options, every = 2 }) => {
  const found = checkLaws(spoil(), {
    ...facts,
    options: optionsFor({ players: 3, ...options }),
    matches: 3,
    every,
  });
  expect(new Set(found.map((violation) => violation.law))).toContain(law);
});

describe('the faults as a whole', () => {
  test('leave no law unbroken', () => {
    expect(new Set(FAULTS.map(({ law }) => law))).toEqual(new Set(LAWS));
  });
});
