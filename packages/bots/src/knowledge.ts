// What a bot that thinks ahead has to know of a game. The search itself knows none.

import type { GameTypes, Move, Rng, SeatView } from '@mirabilia/kernel';
import type { Taste } from './ids.ts';

export interface Knowledge<T extends GameTypes> {
  /** What each legal move seems to be worth to the viewer at first sight, in points; `legal` gives the order. */
  rate(view: SeatView<T>, legal: readonly Move[], into: Float64Array): void;
  /** How much a move is to somebody's taste: 0 for not at all, 1 for quite. */
  appeal(taste: Taste, view: SeatView<T>, move: Move): number;
  /** A sensible move at once. The more heat, the more often another than the best. */
  choose(
    view: SeatView<T>,
    legal: readonly Move[],
    chance: { readonly rng: Rng; readonly heat: number },
  ): Move;
  /** The points that each seat can expect at the end. */
  expect(table: T['table'], into: Float64Array): void;
  /** How far from the truth such an expectation is, in points: what a lead is worth depends on it. */
  spread(table: T['table']): number;
  /** Counts the rounds of the match: a search looks so many of them ahead. */
  round(table: T['table']): number;
}
