// What a game brings to its puzzles besides its table.

import type { CoachReason } from '@mirabilia/bots/reasons';
import type { GameId } from '@mirabilia/games/ids';
import type { Game, GameTypes, Move, SeatView } from '@mirabilia/kernel';

export interface PuzzleGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** Loads the names that are told. */
  ready(): Promise<unknown>;
  /** When it is, in words. */
  momentOf(view: SeatView<T>): string;
  /** What a move is called; `isAnyCard`: whichever card is given up for it. */
  nameOf(view: SeatView<T>, move: Move, isAnyCard: boolean): string;
  /** Why one move is better than another, as the coach says it; `names`: of the players by seat. */
  say(reason: CoachReason, names: readonly string[]): string;
  /** Where on the table a hint points at. */
  placeOf(view: SeatView<T>, move: Move): string;
  /** What points are counted by, in the order of the answers' points. */
  categories(): readonly string[];
}

const LOADERS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  'seven-wonders': async () => (await import('./seven-wonders.ts')).sevenWondersPuzzles,
  architects: async () => (await import('./architects.ts')).architectsPuzzles,
};

export async function puzzleGame(id: GameId): Promise<PuzzleGame<GameTypes>> {
  // The id says which game it is, and its puzzles are given to that game alone.
  const found = (await LOADERS[id]()) as PuzzleGame<GameTypes>;
  await found.ready();
  return found;
}
