// A match that bots play for a measurement.

import {
  advance,
  type Game,
  type GameTypes,
  type Move,
  type Outcome,
  outcomeOf,
  pending,
  playForced,
  type SeatView,
  type State,
  seatView,
  startMatch,
} from '@mirabilia/kernel';

export interface Asked<T extends GameTypes> {
  readonly seat: number;
  readonly view: SeatView<T>;
  readonly legal: readonly Move[];
  /** What no player may know. */
  readonly state: State<T>;
}

/** Every decision is put to `choose`, whoever's it is. */
export function playMatch<T extends GameTypes>(
  game: Game<T>,
  { players, seed }: { readonly players: number; readonly seed: string },
  choose: (asked: Asked<T>) => Move,
): Outcome<T> {
  const read = game.readOptions({ players });
  if (!read.ok) throw new Error(read.refusal.code);
  const match = startMatch(game, read.value, seed);
  const { state } = match;
  playForced(match);
  for (let [seat] = pending(state); seat !== undefined; [seat] = pending(state)) {
    const view = seatView(state, seat);
    const legal = game.legalMoves(view);
    const move = choose({ seat, view, legal, state });
    if (!legal.includes(move)) throw new Error(`illegal: ${game.notation.make(move)}`);
    advance(match, seat, move);
    playForced(match);
  }
  const outcome = outcomeOf(match);
  if (outcome === undefined) throw new Error('no outcome');
  return outcome;
}

/** The part of the victory that a seat has. */
export const shareOf = <T extends GameTypes>({ winners }: Outcome<T>, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
