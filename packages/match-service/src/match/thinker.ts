// What the match service asks of bots, wherever they run.

import type { Estimate } from '@mirabilia/bots';
import { type BotId, LEVELS, STYLES } from '@mirabilia/bots/ids';
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
}

/** Who waits for a bot's move. It decides which question is answered first; bots don't see it. */
export interface Asker {
  readonly match: string;
  /** The guest who hosts the match. */
  readonly host: string;
  readonly urgency: Urgency;
}

/** Most urgent first: a player's time has run out; players sit at the table; only spectators see it; nobody does. */
export type Urgency = 'clock' | 'players' | 'spectators' | 'nobody';

/** Tells an idle thread that this game is about to be played, so that it can warm up. */
export interface Practice {
  readonly practise: string;
}

/** Asks for a bot's estimate of every legal move. */
export interface Consultation {
  readonly consult: Omit<MoveQuestion, 'legal'>;
}

/** A thread's answer to a question, and to a consultation. */
export type Thought = { readonly move: Move } | { readonly failure: string };
export type Opinion = { readonly estimates: readonly Estimate[] } | { readonly failure: string };

export interface Thinker {
  /** The levels that a seat may be given, weakest first. */
  readonly levels: readonly string[];
  /** The level that moves for absent players. */
  readonly standInLevel: string;
  /** When the thinker is busy, the answer may be that of a cheaper level. */
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
