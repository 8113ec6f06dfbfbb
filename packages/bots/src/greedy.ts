// Looks one move ahead: for each legal move a few worlds that it can't tell from the real one are played out at random,
// and the move after which it stands best at the end is taken. It knows no game; how good it is depends on the number
// of worlds alone, not on a clock, so the same view and chance give the same move everywhere.

import {
  apply,
  below,
  copyState,
  determinize,
  type Game,
  type GameTypes,
  type Move,
  pending,
  type Rng,
  type Seat,
  type SeatView,
  type State,
  seatView,
} from '@mirabilia/kernel';
import type { Bot } from './bot.ts';

/** Playouts for a decision, shared by its moves: more moves get fewer each, but never less than one. */
const PLAYOUTS = 160;

export function greedy<T extends GameTypes>(game: Game<T>): Bot<T> {
  return (view, legal, rng) => {
    if (legal.length === 1) return legal[0] as Move;
    const rounds = Math.max(1, Math.floor(PLAYOUTS / legal.length));
    const gains = legal.map(() => 0);
    for (let round = 0; round < rounds; round++) {
      // One world for all moves of a round: they are compared under the same luck.
      const world = determinize(game, view, rng);
      legal.forEach((move, at) => {
        const state = copyState(game, world);
        apply(game, state, view.viewer, move);
        playOut(game, state, rng);
        gains[at] = (gains[at] as number) + lead(game, state, view.viewer);
      });
    }
    return legal[gains.indexOf(Math.max(...gains))] as Move;
  };
}

function playOut<T extends GameTypes>(game: Game<T>, state: State<T>, rng: Rng): void {
  for (let asked = pending(state); asked.length > 0; asked = pending(state)) {
    for (const seat of asked) {
      const view: SeatView<T> = seatView(state, seat);
      // A seat may owe several moves; the last one resolves and asks anew.
      while ((state.public.owed[seat] as number) > 0) {
        const moves = game.legalMoves(view);
        if (apply(game, state, seat, moves[below(rng, moves.length)] as Move)) break;
      }
    }
  }
}

/** How far the seat is ahead of the best other one: points and not just victory, which backs up better. */
function lead<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat): number {
  const scores = game.outcome(state.public.table)?.scores ?? [];
  const own = scores[seat]?.total ?? 0;
  const others = scores.filter((_, other) => other !== seat).map(({ total }) => total);
  return own - Math.max(...others);
}
