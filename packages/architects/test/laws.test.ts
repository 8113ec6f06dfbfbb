import { checkLaws, TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { architects } from '../src/index.ts';
import { facts, optionsFor } from './testing.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

describe('the game obeys every law', () => {
  test.each([2, 3, 4, 5, 6, 7])('with %i players', (players) => {
    const options = optionsFor({ players });
    expect(checkLaws(architects, { ...facts, options, matches: 4, every: 12 })).toEqual([]);
  });

  test.each([2, 4])('with %i players who choose their wonders', (players) => {
    const options = optionsFor({ players, wonders: 'draft' });
    expect(checkLaws(architects, { ...facts, options, matches: 3, every: 2 })).toEqual([]);
  });

  test('with the wonders that look and dig most', () => {
    const options = optionsFor({ players: 3, wonders: ['halicarnassus', 'babylon', 'ephesus'] });
    expect(checkLaws(architects, { ...facts, options, matches: 8, every: 5 })).toEqual([]);
  });
});
