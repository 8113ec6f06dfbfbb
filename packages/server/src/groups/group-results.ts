// What the members of a group made of its matches, and of this week's deals of the day.

import { isObject, type JsonObject } from '@mirabilia/kernel';
import { guestsOf, lobbyOf } from '@mirabilia/match-service';
import type { GroupView } from '@mirabilia/protocol';
import { dayAfter, dayAt } from '../daily/daily-deal.ts';
import type { MatchRow, Store } from '../storage/store.ts';
import { sharesAt } from '../tournaments/standings.ts';

/** What the group page needs of a match. */
export interface GroupMatch {
  readonly id: string;
  readonly game: string;
  readonly status: MatchRow['status'];
  /** Of people: bots have no names. */
  readonly names: readonly string[];
  readonly winners: readonly string[];
  /** Seats that wait for somebody. */
  readonly free: number;
  /** What each person made of it, once it is over and may be told. */
  readonly results: readonly { readonly guest: string; readonly isWin: boolean; readonly share: number }[];
}

const MOST_REMEMBERED = 5000;

/** Reads matches; those that are over never change, and are remembered. */
export function newGroupMatches(store: Pick<Store, 'match'>) {
  const over = new Map<string, GroupMatch>();
  return async (id: string): Promise<GroupMatch | undefined> => {
    const known = over.get(id);
    if (known !== undefined) return known;
    const row = await store.match(id);
    if (row === undefined) return undefined;
    const match = groupMatch(row);
    if (row.status === 'over' && lobbyOf(row).tournament?.sealed !== true) {
      const [oldest] = over.keys();
      if (over.size >= MOST_REMEMBERED && oldest !== undefined) over.delete(oldest);
      over.set(id, match);
    }
    return match;
  };
}

function groupMatch(row: MatchRow): GroupMatch {
  const lobby = lobbyOf(row);
  const { seats, tournament } = lobby;
  const nameAt = (seat: number): string[] => {
    const occupant = seats[seat];
    return occupant?.kind === 'human' ? [occupant.name] : [];
  };
  const isTold = row.status === 'over' && tournament?.sealed !== true && isObject(row.result);
  // cast: the match service wrote it.
  const { scores, winners } = (isTold ? row.result : { scores: [], winners: [] }) as unknown as {
    scores: readonly JsonObject[];
    winners: readonly number[];
  };
  const shares = sharesAt(
    scores.map((score, seat) => ({ total: Number(score.total), isWinner: winners.includes(seat) })),
  );
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    names: seats.flatMap((_, seat) => nameAt(seat)),
    winners: winners.flatMap(nameAt),
    free:
      row.status === 'lobby' ? seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length : 0,
    results: guestsOf(lobby).flatMap((guest) => {
      const seat = seats.findIndex((each) => each.kind === 'human' && each.guest === guest);
      const share = shares[seat];
      return share === undefined ? [] : [{ guest, isWin: winners.includes(seat), share }];
    }),
  };
}

type Tally = Pick<GroupView['members'][number], 'matches' | 'wins' | 'points'>;

export function tallyOf(guest: string, matches: readonly GroupMatch[]): Tally {
  const results = matches.flatMap((match) => match.results.filter((result) => result.guest === guest));
  const points = results.reduce((sum, { share }) => sum + share, 0);
  return {
    matches: results.length,
    wins: results.filter(({ isWin }) => isWin).length,
    points: Math.round(points * 1e6) / 1e6,
  };
}

/** Monday of the week, as ISO 8601 has it. */
export function weekStart(time: number): string {
  const today = dayAt(time);
  return dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7));
}

export async function weekOf(
  guest: string,
  { dailyAttempts }: Pick<Store, 'dailyAttempts'>,
  now: number,
): Promise<{ points: number; deals: number }> {
  const since = weekStart(now);
  const attempts = (await dailyAttempts.allOf(guest)).filter(({ day }) => day >= since);
  return { points: attempts.reduce((sum, { points }) => sum + points, 0), deals: attempts.length };
}
