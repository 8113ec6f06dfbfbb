// Laws and lists of legal moves that can't complain prove nothing: here the game is spoilt in many ways, and each time
// the right one says so.

import { type Game, seedOfMatch } from '@mirabilia/kernel';
import { commonFaults, LAWS, lawsBrokenBy, TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { type SevenWonders, sevenWonders } from '../src/index.ts';
import { LEAKS } from './faults/leaks.ts';
import { MOVES } from './faults/moves.ts';
import { OFFERS, type OfferFault } from './faults/offers.ts';
import { PLAY } from './faults/play.ts';
import { STATES } from './faults/states.ts';
import { WORLDS } from './faults/worlds.ts';
import { disagreementIn } from './offered/disagreement.ts';
import { facts, optionsFor } from './testing.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

const FAULTS = [...commonFaults(sevenWonders), ...LEAKS, ...STATES, ...PLAY, ...MOVES, ...WORLDS];

test.each(FAULTS)('$fault: $law', (planted) => {
  const options = optionsFor({ players: 3, ...planted.options });
  expect(lawsBrokenBy(planted, { ...facts, options })).toContain(planted.law);
});

const MATCHES = 10;

const hasDisagreement = (game: Game<SevenWonders>, { given, like = 'trade' }: OfferFault): boolean =>
  Array.from({ length: MATCHES }).some(
    (_, index) => disagreementIn(game, { given, like }, seedOfMatch('offers', index)) !== undefined,
  );

test.each(OFFERS)('$fault: the list of legal moves', (planted) => {
  expect(hasDisagreement(planted.spoil(), planted)).toBe(true);
});

describe('the faults as a whole', () => {
  test('leave no law unbroken', () => {
    expect(new Set(FAULTS.map(({ law }) => law))).toEqual(new Set(LAWS));
  });

  test('the list of legal moves has nothing to say about the honest game', () => {
    expect(OFFERS.filter((planted) => hasDisagreement(sevenWonders, planted))).toEqual([]);
  });
});
