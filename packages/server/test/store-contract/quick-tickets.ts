import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import type { QuickTicket } from '../../src/storage/quick-tickets.ts';
import type { Store } from '../../src/storage/store.ts';

const ticket = (guest: string, given: Partial<QuickTicket> = {}): QuickTicket => ({
  guest,
  game: 'seven-wonders',
  sizes: [3, 4],
  pace: 'live',
  fillAfter: null,
  points: 1500,
  address: null,
  since: 1_800_000_000_000,
  seenAt: 1_800_000_000_000,
  match: null,
  ...given,
});
const NOW = 1_800_000_000_000;
const fresh = { seenSince: NOW - 10, claimedSince: NOW - 10 };

export function quickTicketsContract(given: StoreUnderTest<Store>): void {
  describe('people who wait for a quick match', () => {
    const names = async () => (await given.store.quickTickets.waiting(fresh, 9)).map(({ guest }) => guest);

    test('are there as long as they are seen, the longest-waiting first', async () => {
      const { quickTickets } = given.store;
      const ana = ticket('ana', { fillAfter: 30_000, address: 'home' });
      await quickTickets.put(ana);
      await quickTickets.put(ticket('bo', { since: NOW - 5, sizes: [2] }));
      expect(await names()).toEqual(['bo', 'ana']);
      expect((await quickTickets.waiting(fresh, 9))[1]).toEqual(ana);
      expect(await quickTickets.see('ana', NOW + 9)).toEqual({ ...ana, seenAt: NOW + 9 });
      expect(await quickTickets.see('rui', NOW)).toBe(undefined);
      expect(await quickTickets.waiting({ ...fresh, seenSince: NOW + 5 }, 9)).toHaveLength(1);
      await quickTickets.forget(NOW + 5);
      expect(await names()).toEqual(['ana']);
      await quickTickets.put(ticket('ana', { sizes: [7] }));
      expect((await quickTickets.waiting(fresh, 9))[0]?.sizes).toEqual([7]);
      await quickTickets.remove('ana');
      expect(await names()).toEqual([]);
    });

    test('are claimed once', async () => {
      const { quickTickets } = given.store;
      for (const guest of ['ana', 'bo', 'cem']) await quickTickets.put(ticket(guest));
      const claims = await Promise.all([
        quickTickets.claim(['ana', 'bo'], 'one', NOW, fresh),
        quickTickets.claim(['bo', 'cem'], 'two', NOW, fresh),
      ]);
      const claimed = claims.flat();
      expect(claimed.toSorted()).toEqual([...new Set(claimed)].toSorted());
      expect(claimed).toContain('bo');
      await quickTickets.release('one');
      await quickTickets.release('two');
      expect(await names()).toHaveLength(3);
      expect((await quickTickets.claim(['ana', 'bo', 'rui'], 'three', NOW, fresh)).toSorted()).toEqual([
        'ana',
        'bo',
      ]);
      expect(await names()).toEqual(['cem']);
      await quickTickets.settle('three', 'm1');
      expect((await quickTickets.see('ana', NOW))?.match).toBe('m1');
      // Its process has ended before it made a table.
      await quickTickets.claim(['cem'], 'four', NOW - 20, fresh);
      expect(await names()).toEqual(['cem']);
    });

    test('who are forgotten wait no longer', async () => {
      await given.store.putGuest({ id: 'ana', name: 'Ana', createdAt: 1 });
      await given.store.quickTickets.put(ticket('ana'));
      await given.store.retention.forgetGuest('ana');
      expect(await names()).toEqual([]);
    });
  });
}
