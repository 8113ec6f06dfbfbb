// Attempts at the deals of the day in memory, by the same contract as every store's.

import type { DailyAttempt, DailyAttempts, DailyDealId } from '../src/storage/daily-attempts.ts';

const counted = <K>(keys: readonly K[]): [K, number][] =>
  [...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]);

export function memoryDailyAttempts(): DailyAttempts {
  const attempts: DailyAttempt[] = [];
  const at = ({ game, day }: DailyDealId) =>
    attempts.filter((attempt) => attempt.game === game && attempt.day === day);
  const found = (deal: DailyDealId, guest: string) => at(deal).find((attempt) => attempt.guest === guest);
  return {
    of: async (deal, guest) => found(deal, guest),
    allOf: async (guest) => attempts.filter((attempt) => attempt.guest === guest),
    add: async (attempt) => {
      if (found(attempt, attempt.guest) !== undefined) return false;
      attempts.push(attempt);
      return true;
    },
    tally: async (deal) => ({
      points: counted(at(deal).map(({ points }) => points))
        .sort(([one], [other]) => one - other)
        .map(([points, count]) => ({
          points,
          attempts: count,
          wins: at(deal).filter((attempt) => attempt.points === points && attempt.isWin).length,
        })),
      firstMoves: counted(at(deal).map(({ moves }) => moves[0] ?? ''))
        .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
        .slice(0, 8)
        .map(([move, count]) => ({ move, attempts: count })),
    }),
    best: async (deal) =>
      at(deal).toSorted((one, other) => other.points - one.points || one.at - other.at)[0],
  };
}
