// A game at a real table as its score is written down: who plays, and what was counted for each. It stays on this device.

import type { GameId } from '@mirabilia/games/ids';

/** By the name of a counter: how many there are of it. What nobody has touched isn't there. */
export type PadCounts = Readonly<Record<string, number>>;

export interface PadPlayer {
  readonly name: string;
  /** As the game names it; empty if it wasn't said. */
  readonly wonder: string;
  readonly counts: PadCounts;
}

export interface Pad {
  readonly id: string;
  readonly game: GameId;
  /** When it was begun, in milliseconds. */
  readonly at: number;
  /** Everything is counted. */
  readonly isDone: boolean;
  readonly players: readonly PadPlayer[];
}

const KEY = 'mirabilia.score-pad';
/** Storage is shared with the rest of the page. */
const KEPT = 60;

const isPlayer = (given: unknown): given is PadPlayer => {
  const { name, wonder, counts }: Partial<PadPlayer> = Object(given);
  return (
    typeof name === 'string' &&
    typeof wonder === 'string' &&
    Object.values(Object(counts)).every((count) => Number.isInteger(count))
  );
};

const isPad = (given: unknown): given is Pad => {
  const { id, game, at, isDone, players }: Partial<Pad> = Object(given);
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    Number.isFinite(at) &&
    typeof isDone === 'boolean' &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every(isPlayer)
  );
};

/** The newest first. What this program hasn't written is left out. */
export function readPads(text: string | null, isGame: (id: string) => boolean): readonly Pad[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPad).filter(({ game }) => isGame(game)) : [];
  } catch {
    return [];
  }
}

export const withPad = (pads: readonly Pad[], pad: Pad): readonly Pad[] =>
  [pad, ...pads.filter(({ id }) => id !== pad.id)].toSorted((one, other) => other.at - one.at).slice(0, KEPT);

export function storedPads(isGame: (id: string) => boolean): readonly Pad[] {
  try {
    return readPads(localStorage.getItem(KEY), isGame);
  } catch {
    return [];
  }
}

export function storePads(pads: readonly Pad[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pads));
  } catch {
    // Full or forbidden: it is kept as long as the page is open.
  }
}

/** One player's counter set; a counter of which there is one alone is taken from whoever had it. */
export function withCount(
  players: readonly PadPlayer[],
  { player, counter, count }: { readonly player: number; readonly counter: string; readonly count: number },
  isOnlyOne = false,
): readonly PadPlayer[] {
  return players.map((each, at) => {
    if (at === player) return { ...each, counts: { ...each.counts, [counter]: count } };
    return isOnlyOne && count > 0 && (each.counts[counter] ?? 0) > 0
      ? { ...each, counts: { ...each.counts, [counter]: 0 } }
      : each;
  });
}
