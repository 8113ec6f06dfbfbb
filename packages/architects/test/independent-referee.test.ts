// The engine against a referee that was written from the rulebooks alone, apart from it: it replays records by its own
// reading of the rules and its own transcription of the box, and plays matches that the engine has to accept.

import { checkRecord } from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { architects } from '../src/index.ts';
import { generate } from './referee/generate.ts';
import { referee } from './referee/referee.ts';
import { randomRecord } from './testing.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

const PLAYER_COUNTS = [2, 3, 4, 5, 6, 7];
const RECORDS_EACH = 1000;

describe('records', () => {
  test.for(PLAYER_COUNTS)('the referee has nothing to say about %i players', (players) => {
    for (let index = 0; index < RECORDS_EACH; index++) {
      const complaints = referee(randomRecord(architects, players, index));
      expect({ index, complaints }).toEqual({ index, complaints: [] });
    }
  });

  test.for(PLAYER_COUNTS)('nor about %i players who chose their wonders', (players) => {
    for (let index = 0; index < 50; index++) {
      const complaints = referee(randomRecord(architects, players, index, { wonders: 'draft' }));
      expect({ index, complaints }).toEqual({ index, complaints: [] });
    }
  });

  test.for(PLAYER_COUNTS)('the engine accepts what the referee plays with %i players', (players) => {
    for (let seed = 1; seed <= 200; seed++) {
      // Their seeds are of another generator, so the deal is taken as it is written.
      const { seed: _, ...record } = generate(players, seed);
      for (const wonders of ['random', 'draft']) {
        const wrong = checkRecord(architects, { ...record, options: { wonders } }).findings.filter(
          ({ holds }) => !holds,
        );
        expect({ seed, wonders, wrong }).toEqual({ seed, wonders, wrong: [] });
      }
    }
  });
});
