// The points of the matches that were finished on this device, for a personal best: by game and number of players.

import type { GameId } from '../games/index.ts';

const KEY = 'mirabilia.results';
/** More would make no difference to a best, and storage is shared. */
const KEPT = 100;

interface Result {
  readonly match: string;
  readonly points: number;
}
export type Results = Readonly<Record<string, readonly Result[]>>;

export interface PersonalBest {
  /** The best before this match; undefined if it was the first. */
  readonly before: number | undefined;
  readonly isNew: boolean;
}

const isResult = (given: unknown): given is Result => {
  const { match, points }: Partial<Result> = Object(given);
  return typeof match === 'string' && Number.isInteger(points);
};

export function readResults(text: string | null): Results {
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(text ?? '{}'));
    return Object.fromEntries(
      Object.entries(kept).map(([key, list]) => [key, Array.isArray(list) ? list.filter(isResult) : []]),
    );
  } catch {
    // Not our text: nothing is known.
    return {};
  }
}

/** A match that is opened again is counted once. The best one is never forgotten. */
export function withResult(results: Results, key: string, result: Result): Results {
  const others = (results[key] ?? []).filter(({ match }) => match !== result.match);
  const best = others.toSorted((one, other) => other.points - one.points)[0];
  const kept = others.slice(-(KEPT - 2));
  const all = best === undefined || kept.includes(best) ? kept : [best, ...kept];
  return { ...results, [key]: [...all, result] };
}

/** What this match means beside those before it. */
export function bestBeside(results: Results, key: string, { match, points }: Result): PersonalBest {
  const list = results[key] ?? [];
  const at = list.findIndex((each) => each.match === match);
  const before = (at < 0 ? list : list.slice(0, at)).map((each) => each.points);
  const best = before.length === 0 ? undefined : Math.max(...before);
  return { before: best, isNew: best !== undefined && points > best };
}

/** Notes the match and says what it means. */
export function notePoints(
  { game, players }: { readonly game: GameId; readonly players: number },
  result: Result,
): PersonalBest {
  const key = `${game}/${players}`;
  let results: Results = {};
  try {
    results = readResults(localStorage.getItem(KEY));
    if (!(results[key] ?? []).some(({ match }) => match === result.match)) {
      results = withResult(results, key, result);
      localStorage.setItem(KEY, JSON.stringify(results));
    }
  } catch {
    // Full or forbidden: nothing is remembered.
  }
  return bestBeside(results, key, result);
}
