// What a search needs to know about a game; the search itself knows none.

import type { GameTypes, Move, Rng, Seat, SeatView, State } from '@mirabilia/kernel';
import type { Bias } from './ids.ts';

/** What a search maximises. */
export interface Prospect {
  /** Own points at the end, and how far they are ahead of the best other's. */
  points: number;
  lead: number;
  /** Close to 1 the more surely the match is won. */
  win: number;
}

/** What is told to people: points at the end and the chance to win, as they come true. */
export interface Forecast {
  points: number;
  chance: number;
}

/** The simulations that began with a move: their number, and the sum of the chances to win that they ended with. */
export interface Simulated {
  readonly visits: number;
  readonly wins: number;
}

export interface PolicyParams {
  readonly rng: Rng;
  readonly temperature: number;
  /** How many draws stand for a card that nobody has seen; all possible cards if absent. */
  readonly draws?: number | undefined;
}

export interface Evaluator<T extends GameTypes> {
  /** The policy's worth of each legal move to the viewer, in points, in the order of `legal`. */
  rate(view: SeatView<T>, legal: readonly Move[], into: Float64Array): void;
  /** The same by what a move does for the viewer's own city alone. */
  rateGently(view: SeatView<T>, legal: readonly Move[], into: Float64Array): void;
  /** How well a move suits a bias, from 0 to 1. */
  appeal(bias: Bias, view: SeatView<T>, move: Move): number;
  /** The policy's move, without search. A higher temperature picks a worse one more often. */
  choose(view: SeatView<T>, legal: readonly Move[], params: PolicyParams): Move;
  /** What a seat can expect in a world where a turn begins, or that is over. The result is overwritten by the next call. */
  judge(world: State<T>, seat: Seat): Readonly<Prospect>;
  /** The same for people. The result is overwritten by the next call. */
  forecast(world: State<T>, seat: Seat): Readonly<Forecast>;
  /** The chance to win as it is shown to people, from all simulations of a move; docs/bots.md says how often it comes true. */
  shownChance(table: T['table'], simulated: Simulated): number;
  /** The number of the current round: a search looks so many of them ahead. */
  round(table: T['table']): number;
}

const MOST_MOVES = 512;

/** Room for the worth of every legal move. */
export const newWorths = (): Float64Array => new Float64Array(MOST_MOVES);
