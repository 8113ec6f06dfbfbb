// What a bot that thinks ahead has to know of a game. The search itself knows none.

import type { GameTypes, Move, Rng, Seat, SeatView } from '@mirabilia/kernel';
import type { Taste } from './ids.ts';

export interface Prospect {
  /** Own points at the end, and how far they are ahead of the best other's. */
  points: number;
  lead: number;
  /** What a search goes after: near one the more surely the match is won. */
  win: number;
  /** The chance to win, as doubtful as it is. */
  chance: number;
}

/** What the simulations that began with a move say of it: their number, and the sum of the chances that they ended with. */
export interface Simulated {
  readonly visits: number;
  readonly wins: number;
}

export interface QuickManner {
  readonly rng: Rng;
  readonly heat: number;
  /** By how many cards a card that nobody has seen is judged; by all that it may be, if nothing is said. */
  readonly draws?: number | undefined;
}

export interface Knowledge<T extends GameTypes> {
  /** What each legal move seems to be worth to the viewer at first sight, in points; `legal` gives the order. */
  rate(view: SeatView<T>, legal: readonly Move[], into: Float64Array): void;
  /** How much a move is to somebody's taste: 0 for not at all, 1 for quite. */
  appeal(taste: Taste, view: SeatView<T>, move: Move): number;
  /** A sensible move at once. The more heat, the more often another than the best. */
  choose(view: SeatView<T>, legal: readonly Move[], manner: QuickManner): Move;
  /** What a seat can expect of a table. The answer is good until the next question. */
  judge(table: T['table'], seat: Seat): Readonly<Prospect>;
  /** The chance to win as it is told to people, from all simulations of a move; docs/bots.md says how often it comes true. */
  tell(table: T['table'], simulated: Simulated): number;
  /** Counts the rounds of the match: a search looks so many of them ahead. */
  round(table: T['table']): number;
}
