import type { Game, GameTypes, Rng, State } from '../../src/index.ts';
import type { Plans } from '../random-play.ts';

/** What a game tells about itself so that laws can look at it. */
export interface LawFacts<T extends GameTypes> {
  /** All physical pieces, wherever they lie, in a fixed order: none may appear or vanish. */
  readonly inventory?: (state: State<T>) => readonly string[];
  /**
   * What the parts of a state say of each other that isn't true: a count of hidden cards, a card that somebody is said
   * to have seen. Nothing if they agree.
   */
  readonly disagreement?: (state: State<T>) => string | undefined;
  /** Kinds of events that by rule tell what nobody could know before: a card turned up, a die thrown. */
  readonly announces?: readonly T['event']['kind'][];
}

/** One decision of a match: how it stood, what was chosen, what came of it. Laws look at it and play on copies. */
export interface LawMoment<T extends GameTypes> {
  readonly game: Game<T>;
  readonly facts: LawFacts<T>;
  readonly before: State<T>;
  /** The text of `before`, taken before anything was played. */
  readonly text: string;
  readonly plans: Plans;
  readonly after: State<T>;
  readonly events: readonly T['event'][];
  readonly rng: Rng;
}

/** Says what is wrong, or nothing. */
export type LawCheck = <T extends GameTypes>(moment: LawMoment<T>) => string | undefined;
