// What the match service asks of bots, wherever they run.

import type { Estimate, ScoreForecast } from '@mirabilia/bots';
import { type BotId, LEVELS, STYLES } from '@mirabilia/bots/ids';
import type { Explanation } from '@mirabilia/bots/reasons';
import type { Move } from '@mirabilia/kernel';

/** A request for a bot's move, as plain data: the bot may run in another thread. */
export interface MoveQuestion {
  readonly game: string;
  readonly level: string;
  /** The view of the bot's seat: it sees no more than a player there would. */
  readonly view: unknown;
  /** Never empty. */
  readonly legal: readonly Move[];
  /** The seed of the bot's own randomness. It is secret, because it decides what the bot will do. */
  readonly seed: string;
  /** The same question has the same answer on every device: simulations are counted, and no clock stops them. */
  readonly isRepeatable?: boolean;
}

/** Who waits for a bot's move. It decides which question is answered first; bots don't see it. */
export interface Asker {
  readonly match: string;
  /** The guest who hosts the match. */
  readonly host: string;
  /** The network address that the host came from last, where it is known: one person can be many hosts. */
  readonly address?: string | undefined;
  readonly urgency: Urgency;
}

/**
 * Most urgent first: a player's time has run out; players sit at the table; only spectators see it; a match that was played
 * elsewhere is played again; nobody sees it.
 */
export type Urgency = 'clock' | 'players' | 'spectators' | 'replay' | 'nobody';

/** Tells an idle thread that this game is about to be played, so that it can warm up. */
export interface Practice {
  readonly practise: string;
}

/** Asks for a bot's estimate of every legal move. */
export interface Consultation {
  readonly consult: Omit<MoveQuestion, 'legal'> & {
    /** The part of the bot's simulations that is used, to look at a whole match quickly; all of them if absent. */
    readonly effort?: number;
  };
}

/** Asks how the match may end for everybody, in so many worlds. */
export interface ScoreQuestion {
  readonly forecast: Omit<MoveQuestion, 'legal' | 'level'> & { readonly worlds: number };
}

/** Asks why one move is better than another, as the first of them is estimated to be. */
export interface WhyQuestion {
  readonly explain: {
    readonly game: string;
    readonly view: unknown;
    readonly best: Move;
    readonly other: Move;
    readonly seed: string;
    readonly isAfterChoice: boolean;
  };
}

/** All that a thread may be told. */
export type ThreadQuestion = MoveQuestion | Practice | Consultation | ScoreQuestion | WhyQuestion;

/** A thread's answer to a question, to a consultation, about the score, and to why. */
export type Thought = { readonly move: Move } | { readonly failure: string };
export type ScoreAnswer = { readonly scores: ScoreForecast } | { readonly failure: string };
export type Opinion = { readonly estimates: readonly Estimate[] } | { readonly failure: string };
export type WhyAnswer = { readonly explanation: Explanation } | { readonly failure: string };

export type ThreadAnswer = Thought | Opinion | ScoreAnswer | WhyAnswer;

export interface Thinker {
  /** The levels that a seat may be given, weakest first. */
  readonly levels: readonly string[];
  /** The level that moves for absent players. */
  readonly standInLevel: string;
  /**
   * When the thinker is busy, the answer may be that of a cheaper level. A repeatable question is answered by its own level,
   * or fails.
   */
  think(question: MoveQuestion, asker: Asker): Promise<Move>;
  /** Bots of these levels have joined a match of this game and may be asked soon. */
  prepare?(game: string, levels: readonly string[]): void;
  /** No more questions will come. */
  close?(): Promise<void>;
}

/** The bots that a seat may be given. */
export const BOT_LEVELS: readonly BotId[] = [...LEVELS, ...STYLES];
/** A strong bot that is quick moves for absent players. */
export const STAND_IN_LEVEL: BotId = 'hard';
