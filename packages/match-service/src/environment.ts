// All that the hall takes from outside: storage, time, chance. Tests give it their own.

import { isGameId } from '@mirabilia/games';
import { type WithOpenGame, withOpenGame } from '@mirabilia/games/open';
import type { Seed } from '@mirabilia/kernel';
import type { Thinker } from './match/move-for-seat.ts';
import type { MatchStore } from './store.ts';

export interface Timers {
  /** Runs something later; gives the way to call it off. */
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
  /** An id that can't be guessed: 128 bits. */
  readonly newId: () => string;
  /** Six letters for reading aloud. */
  readonly newCode: () => string;
  readonly newSeed: () => Seed;
  readonly thinker: Thinker;
  readonly games: Games;
  readonly log: Log;
  /** Something has changed in whom a match waits for. Told after it is durable, by the process that wrote it. */
  readonly onTurn?: (match: string) => void;
  readonly figures?: Figures;
}

/** Counts what happens in matches, in the process in which it does. */
export interface Figures {
  started(game: string): void;
  /** How long a decision took, from its beginning until the last one had chosen. */
  decided(game: string, milliseconds: number): void;
  over(game: string): void;
}
