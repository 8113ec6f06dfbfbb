// The table of a match that was played to its end by chance; the same every time.

import {
  advance,
  type Game,
  type GameTypes,
  pending,
  pick,
  rngFrom,
  seatView,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';

export function finalTable<T extends GameTypes>(
  game: Game<T>,
  given: { readonly players: number; readonly sides?: string },
  index: number,
): T['table'] {
  const seed = seedOfMatch(`standings of ${given.players}`, index);
  const options = game.readOptions(given);
  if (!options.ok) throw new Error('bad options');
  const match = startMatch(game, options.value, seed);
  const rng = rngFrom(seed, 'play');
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))));
  }
  return match.state.public.table;
}
