// What a game tells the value networks: how a table looks to a seat, now and after a move of its own.

import type { GameTypes, Move, Rng, Seat, SeatView } from '@mirabilia/kernel';
import { type Anchor, type Features, lift, type Net, newAnchor } from './net.ts';

/** The networks answer in tens of points: numbers near one are learned best. */
export const UNIT = 10;

/** Own points at the end, how far they are ahead of the best other's, or the chance to win (before the logistic). */
export type Head = 'points' | 'lead' | 'win';

/** Networks, and for each the table that the moves of a decision are compared with. */
export interface Brain {
  readonly nets: readonly Net[];
  readonly anchors: readonly Anchor[];
  /** Whether moves are weighed by what they do for the own city alone, as beginners do: nothing is done to harm others. */
  readonly isGentle: boolean;
}

export const newBrain = (nets: readonly Net[], isGentle = false): Brain => ({
  nets,
  anchors: nets.map(newAnchor),
  isGentle,
});

/** The next table to be evaluated is the one that others are compared with. */
export function clear({ anchors }: Brain): void {
  for (let at = 0; at < anchors.length; at++) lift(anchors[at] as Anchor);
}

/** So many cards are drawn to stand for an unseen one. */
export interface Draws {
  readonly rng: Rng;
  readonly count: number;
}

export interface Model<T extends GameTypes> {
  readonly inputs: number;
  /** The match has so many parts, and in each a network for everything that is to be told of a table. */
  readonly parts: number;
  readonly heads: readonly Head[];
  /** Fills the inputs for a seat as the table stands; gives the part of the match, or -1 if its points are settled. */
  describe(features: Features, table: T['table'], seat: Seat): number;
  /**
   * The same as the table would stand after a move of the viewer's own; -1 for a move that concerns others. Who learns is told
   * the secret: what a move was worth that brought an unseen card is learned with the card that came.
   */
  describeAfter(features: Features, view: SeatView<T>, move: Move, secret: T['secret']): number;
  /** Before the moves of another decision are weighed. */
  begin(brain: Brain, view: SeatView<T>): void;
  /** What a move is worth to the viewer, in points. */
  worth(brain: Brain, view: SeatView<T>, move: Move, draws?: Draws): number;
  /** A table that a search may stop at: it is learned for every seat. */
  isPause?(table: T['table']): boolean;
}
