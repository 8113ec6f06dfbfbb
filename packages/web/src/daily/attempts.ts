// My attempts at the deals of the day, kept on this device until the server has counted them.

import type { JsonObject, Result } from '@mirabilia/kernel';
import { dailyMatch } from '@mirabilia/match-service/daily';
import type { DailyDeals, DailyResults } from '@mirabilia/protocol/answers';
import { signal } from '@preact/signals';
import { asGuest } from '../app/guest.ts';
import { type GameId, isGameId } from '../games/index.ts';
import { api } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';
import { solo } from '../solo/client.ts';
import { findLocalMatches, localMatches, startSoloMatchFrom } from '../solo/local-matches.ts';

type DealOfServer = DailyDeals['deals'][number];
export type PlayableDeal = DealOfServer & { readonly game: GameId };

/** Nothing, a match that is being played, or the results. */
export interface MyAttempt {
  /** The match on this device. */
  readonly match?: string;
  readonly results?: DailyResults;
}

interface Kept {
  readonly deals: readonly DealOfServer[];
  readonly attempts: Readonly<Record<string, MyAttempt>>;
}

const KEY = 'mirabilia.daily';
const EMPTY: Kept = { deals: [], attempts: {} };
/** Attempts that are remembered, for the streak. */
const MOST_KEPT = 400;

function read(): Kept {
  try {
    return { ...EMPTY, ...Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) };
  } catch {
    return EMPTY;
  }
}

export const daily = signal<Kept>(read());

function keep(change: Partial<Kept>): void {
  daily.value = { ...daily.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(daily.value));
  } catch {
    // Full or forbidden: it is known as long as the page is open.
  }
}

export const idOf = ({ game, day }: Pick<DealOfServer, 'game' | 'day'>): string => `${game}_${day}`;

function keepAttempt(id: string, attempt: MyAttempt): void {
  const attempts = Object.entries({ ...daily.value.attempts, [id]: attempt });
  keep({ attempts: Object.fromEntries(attempts.slice(-MOST_KEPT)) });
}

export const today = (): string => new Date().toISOString().slice(0, 10);

export const dealsOf = (day: string): readonly PlayableDeal[] =>
  daily.value.deals.filter((deal): deal is PlayableDeal => deal.day === day && isGameId(deal.game));

/** Without a network the deals that were fetched before are played. */
export async function fetchDeals(): Promise<Result<DailyDeals, Trouble>> {
  const answer = await api.dailyDeals();
  if (answer.ok) keep({ deals: answer.value.deals });
  return answer;
}

/** Begins the match, or goes on with it; gives its id. */
export async function play(deal: PlayableDeal): Promise<Result<string, Trouble>> {
  const known = daily.value.attempts[idOf(deal)]?.match;
  if (known !== undefined && (await isKept(known))) return { ok: true, value: known };
  const { options, seats, seed, game } = deal;
  const begun = await startSoloMatchFrom(dailyMatch({ game, seats, seed, options: options as JsonObject }));
  if (!begun.ok) return begun;
  keepAttempt(idOf(deal), { match: begun.value.id });
  return { ok: true, value: begun.value.id };
}

async function isKept(match: string): Promise<boolean> {
  await findLocalMatches();
  return localMatches.value.some(({ id }) => id === match);
}

/** Is this match on this device an attempt that counts? Then nothing is taken back, and nobody helps. */
export const isDailyMatch = (match: string): boolean =>
  Object.values(daily.value.attempts).some((attempt) => attempt.match === match);

/** Sends the moves of a match that is over. Undefined while it runs. */
export async function send(id: string): Promise<Result<DailyResults, Trouble> | undefined> {
  const { match, results } = daily.value.attempts[id] ?? {};
  if (match === undefined) return undefined;
  if (results === undefined) {
    await findLocalMatches();
    if (localMatches.value.find((each) => each.id === match)?.status !== 'over') return undefined;
  }
  const moves = results === undefined ? await solo.ownMoves(match) : undefined;
  if (moves?.ok === false) return moves;
  const answer = await asGuest(() =>
    moves === undefined ? api.dailyResults(id) : api.dailyAttempt(id, [...moves.value]),
  );
  if (answer.ok) keepAttempt(id, { match, results: answer.value });
  return answer;
}

/** Of how many others one had more points, in percent; undefined if there is nobody else. */
export function betterThan({ you, points }: Pick<DailyResults, 'you' | 'points'>): number | undefined {
  const all = points.reduce((sum, { attempts }) => sum + attempts, 0);
  if (all < 2) return undefined;
  const below = points.reduce((sum, each) => sum + (each.points < you.points ? each.attempts : 0), 0);
  return Math.round((100 * below) / (all - 1));
}

const DAY = 86_400_000;

/** Days in a row with an attempt, up to today or yesterday; one day that is missed is forgiven each week. */
export function streakOf(attempts: Kept['attempts'], now: string): number {
  const days = new Set(
    Object.entries(attempts).flatMap(([id, { results }]) => (results ? [id.split('_')[1]] : [])),
  );
  let streak = 0;
  let sinceMissed = 7;
  for (let at = Date.parse(now), isFirst = true; ; at -= DAY, isFirst = false) {
    const isPlayed = days.has(new Date(at).toISOString().slice(0, 10));
    if (isPlayed) streak++;
    else if (!isFirst) {
      if (sinceMissed < 7) return streak;
      sinceMissed = -1;
    }
    sinceMissed++;
    if (days.size === streak) return streak;
  }
}
