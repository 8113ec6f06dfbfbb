// Records of whole matches, played by chance in a moment; the same every time.

import { architects } from '@mirabilia/architects';
import {
  advance,
  type Game,
  type GameTypes,
  type JsonObject,
  pending,
  pick,
  playForced,
  recordOf,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dido', 'Enya', 'Finn', 'Gaia'];

function played<T extends GameTypes>(game: Game<T>, players: number, given: object = {}): JsonObject {
  const options = game.readOptions({ players, ...given });
  if (!options.ok) throw new Error(options.refusal.code);
  const seed = seedOfMatch('records of tests', players);
  const match = startMatch(game, options.value, seed);
  const rng = rngFrom(seed, 'moves');
  playForced(match);
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))));
    playForced(match);
  }
  return recordOf(
    match,
    NAMES.slice(0, players).map((name) => ({ name, kind: 'human' })),
  );
}

export const recordOfWonders = (players: number): JsonObject => played(sevenWonders, players);
export const recordOfArchitects = (players: number, options?: object): JsonObject =>
  played(architects, players, options);
