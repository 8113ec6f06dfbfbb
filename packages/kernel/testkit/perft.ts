import { apply, copyState, type Game, type GameTypes, pending, type State, seatView } from '../src/index.ts';

/**
 * The number of sequences of so many commits, the lowest seat that is asked first. One integer checks the whole move
 * generator: whatever changes a list of moves anywhere on the way changes it.
 */
export function perft<T extends GameTypes>(game: Game<T>, state: State<T>, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = pending(state);
  if (seat === undefined) return 0;
  const moves = game.legalMoves(seatView(state, seat));
  if (depth === 1) return moves.length;
  let sequences = 0;
  for (const move of moves) {
    const next = copyState(game, state);
    apply(game, next, seat, move);
    sequences += perft(game, next, depth - 1);
  }
  return sequences;
}
