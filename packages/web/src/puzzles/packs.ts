// Puzzles come in packs of some hundreds. The first of each game is kept for use without a network; others are fetched when
// there is little left to solve.

import { type Puzzle, type PuzzleRow, puzzleOf } from '@mirabilia/games/puzzles';
import type { GameId } from '../games/index.ts';

const FILES = import.meta.glob<string>('./packs/*.json', { query: '?url', import: 'default', eager: true });

/** The addresses of a game's packs, first to last. */
export function packsOf(game: GameId): readonly string[] {
  const found: string[] = [];
  for (let pack = 1; ; pack++) {
    const address = FILES[`./packs/${game}-${pack}.json`];
    if (address === undefined) return found;
    found.push(address);
  }
}

const fetched = new Map<string, Promise<readonly Puzzle[]>>();

async function fetchPack(game: GameId, address: string): Promise<readonly Puzzle[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return ((await answer.json()) as readonly PuzzleRow[]).map((row) => puzzleOf(game, row));
}

/** A pack that couldn't be fetched is asked for again the next time. */
function pack(game: GameId, address: string): Promise<readonly Puzzle[]> {
  const known = fetched.get(address) ?? fetchPack(game, address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

/** Never changes once it is published: the daily puzzles are taken from it. */
export const firstPack = (game: GameId): Promise<readonly Puzzle[]> => pack(game, packsOf(game)[0] as string);

/** Puzzles of as many packs as are needed to have `enough` that pass; without a network, of those that are there. */
export async function puzzlesFor(
  game: GameId,
  isOpen: (puzzle: Puzzle) => boolean,
  enough: number,
): Promise<readonly Puzzle[]> {
  let found: readonly Puzzle[] = [];
  for (const [at, address] of packsOf(game).entries()) {
    try {
      found = [...found, ...(await pack(game, address))];
    } catch (error) {
      if (at === 0) throw error;
    }
    if (found.filter(isOpen).length >= enough) break;
  }
  return found;
}
