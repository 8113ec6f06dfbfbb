import { checkLaws, TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { type Options, sevenWonders } from '../src/index.ts';
import { facts, optionsFor } from './testing.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

const TABLES: readonly Partial<Options>[] = [
  ...[2, 3, 4, 5, 6, 7].map((players) => ({ players })),
  { players: 4, wonders: 'draft', sides: 'choice' },
  { players: 5, sides: 'choice', seating: 'shuffled' },
  // Seventh cards, salvages and free builds in every match; also for the Free City, which is the third.
  { players: 3, wonders: ['babylon', 'halikarnassos', 'olympia'], sides: ['B', 'B', 'A'] },
  { players: 2, wonders: ['babylon', 'olympia', 'halikarnassos'], sides: ['B', 'A', 'B'] },
];

describe('the game obeys every law', () => {
  test.each(TABLES)('%j', (given) => {
    const inspection = { ...facts, options: optionsFor(given), matches: 12, every: 4 };
    expect(checkLaws(sevenWonders, inspection)).toEqual([]);
  });
});
