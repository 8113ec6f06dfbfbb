import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import type { DailyAttempt } from '../../src/storage/daily-attempts.ts';
import type { Store } from '../../src/storage/store.ts';

const DEAL = { game: 'architects', day: '2026-11-18' };

const attempt = (guest: string, more: Partial<DailyAttempt> = {}): DailyAttempt => ({
  ...DEAL,
  guest,
  name: guest.toUpperCase(),
  points: 40,
  isWin: false,
  moves: ['left', 'right'],
  at: 5,
  ...more,
});

export function dailyAttemptsContract(given: StoreUnderTest<Store>): void {
  describe('attempts at the deal of the day', () => {
    test('count once for each guest, also if two come at once', async () => {
      const { dailyAttempts } = given.store;
      const added = await Promise.all([
        dailyAttempts.add(attempt('ann')),
        dailyAttempts.add(attempt('ann', { points: 99 })),
        dailyAttempts.add(attempt('ann', { day: '2026-11-19' })),
        dailyAttempts.add(attempt('ann', { game: 'seven-wonders' })),
      ]);
      // Either of the two that came at once.
      expect([added.slice(0, 2).toSorted(), ...added.slice(2)]).toEqual([[false, true], true, true]);
      const points = added[0] ? 40 : 99;
      expect(await dailyAttempts.of(DEAL, 'ann')).toEqual(attempt('ann', { points }));
      expect(await dailyAttempts.of(DEAL, 'bob')).toBe(undefined);
    });

    test('are counted by points and by first move, and the best is the earliest with the most', async () => {
      const { dailyAttempts } = given.store;
      const all = [
        attempt('ann', { points: 51, isWin: true, moves: ['central'], at: 9 }),
        attempt('bob', { points: 51, at: 7 }),
        attempt('cy', { points: 30, moves: ['left'] }),
        attempt('eve', { day: '2026-11-17', points: 80 }),
      ];
      for (const each of all) await dailyAttempts.add(each);
      expect(await dailyAttempts.tally(DEAL)).toEqual({
        points: [
          { points: 30, attempts: 1, wins: 0 },
          { points: 51, attempts: 2, wins: 1 },
        ],
        firstMoves: [
          { move: 'left', attempts: 2 },
          { move: 'central', attempts: 1 },
        ],
      });
      expect((await dailyAttempts.best(DEAL))?.guest).toBe('bob');
      expect(await dailyAttempts.tally({ ...DEAL, day: '2026-01-01' })).toEqual({
        points: [],
        firstMoves: [],
      });
    });
  });
}
