// Playing a world to its end at random, as quickly as the engine goes.

import {
  apply,
  below,
  type Game,
  type GameTypes,
  type Move,
  type Rng,
  type SeatView,
  type State,
  seatView,
} from '@mirabilia/kernel';

/** Every seat plays any of its legal moves until the match is over. */
export function rollOut<T extends GameTypes>(game: Game<T>, state: State<T>, rng: Rng): void {
  const { owed } = state.public;
  // A view shows the state as it changes: one for each seat serves the whole playout.
  const views = state.private.map((_, seat) => seatView(state, seat));
  for (let moved = true; moved; ) {
    moved = false;
    for (let seat = 0; seat < owed.length; seat++) {
      // A seat may owe several moves; the last one of all resolves, and then others may be asked.
      while ((owed[seat] as number) > 0) {
        moved = true;
        const moves = game.legalMoves(views[seat] as SeatView<T>);
        if (apply(game, state, seat, moves[below(rng, moves.length)] as Move)) break;
      }
    }
  }
}
