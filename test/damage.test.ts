// A record comes from anywhere: whatever stands in it, checking it gives findings and never throws.

import { GAME_IDS, withGame } from '@mirabilia/games';
import {
  advance,
  checkRecord,
  type Game,
  type GameTypes,
  pending,
  pick,
  recordOf,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { damaged } from '@mirabilia/kernel/testkit';
import { describe, expect, test } from 'vitest';

const ATTEMPTS = 2000;

/** What a file can hold: no holes, nothing undefined. */
const asFile = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** A whole random match, written without its seed: so the deal has to stand by itself. */
function unseededRecord<T extends GameTypes>(game: Game<T>, players: number): unknown {
  const options = game.readOptions({ players });
  if (!options.ok) throw new Error(options.refusal.code);
  const match = startMatch(game, options.value, 'feedc0de0041');
  const rng = rngFrom('damage', 'moves');
  for (let [seat] = pending(match.state); seat !== undefined; [seat] = pending(match.state)) {
    advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))));
  }
  const sitters = match.state.private.map((_, seat) => ({ name: `Seat ${seat}`, kind: 'bot:random' }));
  return asFile({ ...recordOf(match, sitters), seed: undefined });
}

describe.for(GAME_IDS)('%s', (id) => {
  test.for([2, 3, 7])('a damaged record of %i players is found out or harmless', (players) => {
    withGame(id, (game) => {
      const record = unseededRecord(game, players);
      expect(checkRecord(game, record).holds).toBe(true);
      const rng = rngFrom(`damage ${players}`, 'test');
      let found = 0;
      for (let i = 0; i < ATTEMPTS; i++) {
        const { holds, findings } = checkRecord(game, asFile(damaged(record, rng)));
        expect(findings.length).toBeGreaterThan(0);
        if (!holds) found++;
      }
      // Most damage matters; what doesn't hits names and fields that nobody reads.
      expect(found).toBeGreaterThan(ATTEMPTS * 0.6);
    });
  });
});
