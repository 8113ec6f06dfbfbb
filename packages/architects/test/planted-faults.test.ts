// Laws, referee and recount prove nothing unless they can complain: here the game is spoilt in many ways, and each time
// the right one says so.

import { seedOfMatch } from '@mirabilia/kernel';
import { commonFaults, LAWS, type Law, lawsBrokenBy, TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { architects, type Options } from '../src/index.ts';
import { LEAKS } from './faults/leaks.ts';
import { OFFERS } from './faults/offers.ts';
import { PLAY } from './faults/play.ts';
import { type Judge, RULES, type RuleFault } from './faults/rules.ts';
import { STATES } from './faults/states.ts';
import { WORLDS } from './faults/worlds.ts';
import { disagreementIn, type Sample } from './offered/disagreement.ts';
import { countedTwice } from './recount.ts';
import { referee } from './referee/referee.ts';
import { facts, optionsFor, randomRecord } from './testing.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

const FAULTS = [...commonFaults(architects), ...LEAKS, ...STATES, ...PLAY, ...WORLDS];

/** Laws that this game has no way to break, and why. */
const IDLE: Readonly<Partial<Record<Law, string>>> = {
  'plans-are-replaceable': 'one move of one seat is a whole decision',
  'silent-commits': 'one seat decides at a time',
  'faces-tell-no-more': 'every move is made in the open',
  'worlds-keep-certainties': 'everybody can count what lies in a deck; only the order is hidden',
};

test.each(FAULTS)('$fault: $law', (planted) => {
  const options = optionsFor({ players: 3, ...planted.options });
  expect(lawsBrokenBy(planted, { ...facts, options })).toContain(planted.law);
});

const MATCHES = 20;
const PLAYERS = 4;

const COMPLAINS: Readonly<
  Record<Judge, (game: ReturnType<RuleFault['spoil']>, index: number, options?: Partial<Options>) => boolean>
> = {
  referee: (game, index, options) => referee(randomRecord(game, PLAYERS, index, options)).length > 0,
  recount: (game, index) => {
    const { counted, recounted } = countedTwice(game, PLAYERS, index);
    return String(counted) !== String(recounted);
  },
};

const complaints = (game: ReturnType<RuleFault['spoil']>, judge: Judge, options?: Partial<Options>): number =>
  Array.from({ length: MATCHES }, (_, index) => COMPLAINS[judge](game, index, options)).filter(Boolean)
    .length;

test.each(RULES)('$fault: $judge', ({ judge, spoil, options }) => {
  expect(complaints(spoil(), judge, options)).toBeGreaterThan(0);
});

/** A match from a deal, and some from rich cities, where there is more to choose from. */
const SAMPLES: readonly Sample[] = (['dealt', 'laid', 'laid', 'laid', 'laid'] as const).map((start) => ({
  start,
  given: { players: PLAYERS },
  like: 'anything',
}));

const hasDisagreement = (game: typeof architects): boolean =>
  Array.from({ length: MATCHES }).some((_, index) =>
    SAMPLES.some(
      (sample, at) => disagreementIn(game, sample, seedOfMatch(`offers ${at}`, index)) !== undefined,
    ),
  );

test.each(OFFERS)('$fault: the list of legal moves', ({ spoil }) => {
  expect(hasDisagreement(spoil())).toBe(true);
});

describe('the faults as a whole', () => {
  test('leave no law unbroken that could be', () => {
    expect(new Set([...FAULTS.map(({ law }) => law), ...Object.keys(IDLE)])).toEqual(new Set(LAWS));
  });

  test.each(['referee', 'recount'] as const)('%s has nothing to say about the honest game', (judge) => {
    expect(complaints(architects, judge)).toBe(0);
  });

  test('the list of legal moves has nothing to say about the honest game', () => {
    expect(hasDisagreement(architects)).toBe(false);
  });
});
