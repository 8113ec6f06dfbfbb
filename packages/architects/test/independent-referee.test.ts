// The engine against a referee that was written from the rulebooks alone, apart from it: it replays records by its own
// reading of the rules and its own transcription of the box, and plays matches that the engine has to accept.

import {
  advance,
  below,
  checkRecord,
  pending,
  recordOf,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { architects } from '../src/index.ts';
import { generate } from './referee/generate.ts';
import { referee } from './referee/referee.ts';

const PLAYER_COUNTS = [2, 3, 4, 5, 6, 7];
const RECORDS_EACH = 1000;

function randomRecord(players: number, index: number): unknown {
  const options = architects.readOptions({ players });
  if (!options.ok) throw new Error(options.refusal.code);
  const seed = seedOfMatch(`referee ${players}`, index);
  const match = startMatch(architects, options.value, seed);
  const rng = rngFrom(seed, 'referee');
  for (let asked = pending(match.state); asked.length > 0; asked = pending(match.state)) {
    const seat = asked[0] as number;
    const legal = architects.legalMoves(seatView(match.state, seat));
    advance(match, seat, legal[below(rng, legal.length)] as number);
  }
  const sitters = Array.from({ length: players }, (_, seat) => ({
    name: `Seat ${seat}`,
    kind: 'bot:random',
  }));
  return JSON.parse(JSON.stringify(recordOf(match, sitters)));
}

describe('records', () => {
  test.for(PLAYER_COUNTS)('the referee has nothing to say about %i players', (players) => {
    for (let index = 0; index < RECORDS_EACH; index++) {
      const complaints = referee(randomRecord(players, index));
      expect({ index, complaints }).toEqual({ index, complaints: [] });
    }
  });

  test.for(PLAYER_COUNTS)('the engine accepts what the referee plays with %i players', (players) => {
    for (let seed = 1; seed <= 200; seed++) {
      // Their seeds are of another generator, so the deal is taken as it is written.
      const { seed: _, ...record } = generate(players, seed);
      const wrong = checkRecord(architects, record).findings.filter(({ holds }) => !holds);
      expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    }
  });
});
