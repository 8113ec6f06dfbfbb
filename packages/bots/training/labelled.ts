import type { KeptMatch } from './kept-matches.ts';

/** A match with what a search said of all legal moves of some of its decisions. */
export interface LabelledMatch extends KeptMatch {
  readonly labels: readonly {
    /** The number of the decision among the moves. */
    readonly at: number;
    /** By legal move: the lead, and the chance to win. */
    readonly worths: readonly (readonly [number, number])[];
  }[];
}
