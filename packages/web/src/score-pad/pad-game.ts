// What the score pad needs of each game: what is counted, and what it comes to by the rules.

import type { GameId } from '@mirabilia/games/ids';
import type { ComponentChildren } from 'preact';
import type { BarCategory } from '../table/bars.tsx';
import type { PadPlayer } from './pad.ts';

export interface Counter {
  /** The name of its counts. */
  readonly id: string;
  readonly name: string;
  readonly mark?: ComponentChildren;
  readonly most: number;
  /** Besides one at a time: what can be added at once, such as the points of each kind of card. */
  readonly steps?: readonly number[];
  /** Only one player has it. */
  readonly isOnlyOne?: boolean;
}

export interface PadScore {
  readonly points: Readonly<Record<string, number>>;
  readonly total: number;
  /** What decides between equal totals: the more, the better. */
  readonly tieBreaker: number;
}

export interface PadGame {
  readonly categories: readonly BarCategory<string>[];
  readonly totalName: string;
  /** Ids and names; with one named, its stages are counted and not their points. */
  readonly wonders: readonly (readonly [id: string, name: string])[];
  counters(category: string, player: PadPlayer): readonly Counter[];
  score(player: PadPlayer): PadScore;
  /** How the points of a category come about, where that isn't plain. */
  reason(category: string, player: PadPlayer): string | undefined;
  /** Why the first of equal ones won, or that they share the victory. */
  tie(winner: string, tieBreaker: number, isShared: boolean): string;
}

/** With what it says; only after `ready`. */
export interface LoadedPadGame {
  readonly padGame: () => PadGame;
  readonly ready: () => Promise<unknown>;
}

export const PAD_GAMES: Readonly<Record<GameId, () => Promise<LoadedPadGame>>> = {
  'seven-wonders': () => import('./games/seven-wonders.tsx'),
  architects: () => import('./games/architects.tsx'),
};

export interface Place {
  readonly player: number;
  readonly place: number;
  readonly score: PadScore;
}

/** From the first to the last; equals share a place. */
export function placesIn(scores: readonly PadScore[]): readonly Place[] {
  const isBefore = (one: PadScore, other: PadScore): boolean =>
    one.total > other.total || (one.total === other.total && one.tieBreaker > other.tieBreaker);
  return scores
    .map((score, player) => ({
      player,
      score,
      place: 1 + scores.filter((other) => isBefore(other, score)).length,
    }))
    .toSorted((one, other) => one.place - other.place);
}
