import type { Game, GameTypes, Move, Rng, SeatView } from '@mirabilia/kernel';

/** What a bot is asked. It gets what a player at its seat could see, and its own chance; so it can't cheat. */
export interface Question<T extends GameTypes> {
  readonly view: SeatView<T>;
  /** Never empty. */
  readonly legal: readonly Move[];
  readonly rng: Rng;
  /** How many simulations it may spend: a count and not a time, so the same question has the same answer everywhere. */
  readonly budget: number;
  /**
   * Where somebody waits by the clock: is the time for this part of the thinking over, from 0 to 1? Then it is cut short,
   * and the answer depends on the machine. Never given where results have to be repeated.
   */
  readonly isLate?: (part: number) => boolean;
}

/** What a bot thinks of one legal move. */
export interface Estimate {
  readonly move: Move;
  /** The points that it expects at the end of the match. */
  readonly score: number;
  /** The chance to win, and half the width of its 95 % interval: 0.4 and 0.1 mean from 30 % to 50 %. */
  readonly win: number;
  readonly margin: number;
  /** Simulations that began with the move. */
  readonly visits: number;
}

export interface Bot<T extends GameTypes> {
  choose(question: Question<T>): Move;
  /** An estimate for every legal move, best first. A bot that searches chooses the first. */
  analyse(view: SeatView<T>, rng: Rng, budget: number): readonly Estimate[];
}

/** A kind of bot, for any game. */
export type NewBot = <T extends GameTypes>(game: Game<T>) => Bot<T>;
