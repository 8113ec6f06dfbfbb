import type { Game, GameTypes, Move, Rng, SeatView } from '@mirabilia/kernel';

/** What a bot is asked. It gets only what a player at its seat sees, and a random generator, so it can't cheat. */
export interface Question<T extends GameTypes> {
  readonly view: SeatView<T>;
  /** Never empty. */
  readonly legal: readonly Move[];
  readonly rng: Rng;
  /** How many simulations it may use. A count, not a time, so the same question has the same answer on any machine. */
  readonly budget: number;
  /**
   * Given where players wait: is the time for this part of the search (from 0 to 1) over? Then it stops early, and the
   * answer depends on the machine. Never given where results must be repeatable.
   */
  readonly isLate?: (part: number) => boolean;
}

/** A bot's estimate of one legal move. */
export interface Estimate {
  readonly move: Move;
  /** Expected points at the end of the match. */
  readonly score: number;
  /** The chance to win, and half the width of its 95 % interval: 0.4 and 0.1 mean from 30 % to 50 %. */
  readonly win: number;
  readonly margin: number;
  /** Simulations that began with the move. */
  readonly visits: number;
}

/** A player that is a program. */
export interface Bot<T extends GameTypes> {
  choose(question: Question<T>): Move;
  /** An estimate for every legal move, best first. A bot that searches chooses the first. */
  analyse(view: SeatView<T>, rng: Rng, budget: number): readonly Estimate[];
}

/** A kind of bot, for any game. */
export type NewBot = <T extends GameTypes>(game: Game<T>) => Bot<T>;
