// What a game tells the value networks: how a table looks to a seat, now and after a move of its own.

import type { GameTypes, Move, Seat, SeatView } from '@mirabilia/kernel';
import type { Anchor, Features, Net } from './net.ts';

/** The networks answer in tens of points: numbers near one are learned best. */
export const UNIT = 10;

/** Own points at the end, or how far they are ahead of the best other's. */
export type Head = 'points' | 'lead';

/** Networks, and the table that the moves of a decision are compared with. */
export interface Brain {
  readonly nets: readonly Net[];
  readonly anchor: Anchor;
}

export interface Model<T extends GameTypes> {
  readonly inputs: number;
  /** The match has so many parts, and in each a network for everything that is to be told of a table. */
  readonly parts: number;
  readonly heads: readonly Head[];
  /** Fills the inputs for a seat as the table stands; gives the part of the match, or -1 if its points are settled. */
  describe(features: Features, table: T['table'], seat: Seat): number;
  /** The same as the table would stand after a move of the viewer's own; -1 for a move that concerns others. */
  describeAfter(features: Features, view: SeatView<T>, move: Move): number;
  /** What a move is worth to the viewer, in points. Moves of one decision share an anchor. */
  worth(brain: Brain, view: SeatView<T>, move: Move): number;
  /** The points that a seat can expect at the end. */
  expected(nets: readonly Net[], table: T['table'], seat: Seat): number;
}
