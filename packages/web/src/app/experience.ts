// Which matches of each game were finished in this browser: who is new to a game gets the rulebook's advice.

import { effect, signal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../games/index.ts';

const KEY = 'mirabilia.experience';

/** Who has finished so many matches of a game needs no advice. */
export const FEW_MATCHES = 3;

/** The first few matches by their ids, so that one that is opened again isn't counted twice. */
type Finished = Readonly<Partial<Record<GameId, readonly string[]>>>;

const isText = (given: unknown): given is string => typeof given === 'string';

export function readFinished(text: string | null): Finished {
  let kept: Partial<Record<GameId, unknown>> = {};
  try {
    kept = Object(JSON.parse(text ?? '{}'));
  } catch {
    // Not our text: nothing is known.
  }
  const listOf = (given: unknown): string[] => (Array.isArray(given) ? given.filter(isText) : []);
  return Object.fromEntries(GAME_IDS.map((id) => [id, listOf(kept[id])]));
}

function load(): Finished {
  try {
    return readFinished(localStorage.getItem(KEY));
  } catch {
    return readFinished(null);
  }
}

const finished = signal(load());

/** How many matches of the game were finished here; counting ends where it makes no difference. */
export const finishedMatches = (game: GameId): number => finished.value[game]?.length ?? 0;

export function noteFinished(game: GameId, match: string): void {
  const known = finished.peek()[game] ?? [];
  if (known.includes(match) || known.length >= FEW_MATCHES) return;
  finished.value = { ...finished.peek(), [game]: [...known, match] };
}

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(finished.value));
  } catch {
    // Full or forbidden: remembered as long as the page lasts.
  }
});
