// Laws that can't be broken prove nothing: here the game is spoilt in many ways, and each time the right law says so.

import { commonFaults, LAWS, lawsBrokenBy, TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { sevenWonders } from '../src/index.ts';
import { LEAKS } from './faults/leaks.ts';
import { MOVES } from './faults/moves.ts';
import { PLAY } from './faults/play.ts';
import { STATES } from './faults/states.ts';
import { WORLDS } from './faults/worlds.ts';
import { facts, optionsFor } from './testing.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

const FAULTS = [...commonFaults(sevenWonders), ...LEAKS, ...STATES, ...PLAY, ...MOVES, ...WORLDS];

test.each(FAULTS)('$fault: $law', (planted) => {
  const options = optionsFor({ players: 3, ...planted.options });
  expect(lawsBrokenBy(planted, { ...facts, options })).toContain(planted.law);
});

describe('the faults as a whole', () => {
  test('leave no law unbroken', () => {
    expect(new Set(FAULTS.map(({ law }) => law))).toEqual(new Set(LAWS));
  });
});
