// What the match service gets from outside: store, time, chance. Tests bring their own.

import { isGameId } from '@mirabilia/games';
import { type WithOpenGame, withOpenGame } from '@mirabilia/games/open';
import type { Seed } from '@mirabilia/kernel';
import type { Thinker } from './match/thinker.ts';
import type { MatchStore } from './store.ts';

export interface Timers {
  /** Runs something later; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface Log {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

/** The games that can be played here. */
export interface Games {
  has(id: string): boolean;
  with<R>(id: string, use: WithOpenGame<R>): R | undefined;
}

export const allGames: Games = {
  has: isGameId,
  with: (id, use) => (isGameId(id) ? withOpenGame(id, use) : undefined),
};

export interface Environment {
  readonly store: MatchStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly timers: Timers;
  /** Lets others have their turn in the middle of long work. Undefined where nobody waits. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** An id that can't be guessed: 128 bits. */
  readonly newId: () => string;
  /** Six letters for reading aloud. */
  readonly newCode: () => string;
  readonly newSeed: () => Seed;
  /**
   * The server's part of a match's chance: 256 bits. Null for a deal that doesn't depend on the players' devices, so that
   * a test or a picture always sees the same cards.
   */
  readonly newSecret: () => Seed | null;
  readonly thinker: Thinker;
  readonly games: Games;
  readonly log: Log;
  /** Whom a match waits for has changed. Called after the change is durable, in the process that wrote it. */
  readonly onTurn?: (match: string) => void;
  /** A player reminds a guest that a match waits for them. */
  readonly onNudge?: (match: string, guest: string) => void;
  /** The network address that a guest came from last, where it is known. */
  readonly addressOf?: (guest: string) => string | undefined;
  readonly figures?: Figures;
  readonly limits?: ServiceLimits | undefined;
  /** Undefined where others may write to the store without a word: then nothing is kept. */
  readonly idle?: IdleLimits | undefined;
}

/** Some 50 MB at most: see `bench/idle-matches.ts`. */
export const USUAL_IDLE: IdleLimits = { matches: 500, entries: 100_000, milliseconds: 300_000 };

/** What stays in memory although nobody watches it. */
export interface IdleLimits {
  readonly matches: number;
  /** Log entries of all of them. */
  readonly entries: number;
  /** How long each stays. */
  readonly milliseconds: number;
}

/** What operators may set. */
export interface ServiceLimits {
  /** Public lobbies of a host that others can find. */
  readonly publicLobbies: number;
}

/** Counts what this process does in matches. */
export interface Figures {
  started(game: string): void;
  /** How long a decision took, from its beginning until the last player had chosen. */
  decided(game: string, milliseconds: number): void;
  over(game: string): void;
}
