import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/storage/store.ts';

export function guestsContract(given: StoreUnderTest<Store>): void {
  describe('guests', () => {
    test('keep their id and birth, and may change their name', async () => {
      await given.store.putGuest({ id: 'g', name: 'Zoë 👩‍👧 שלום', createdAt: 5 });
      expect(await given.store.guest('g')).toEqual({ id: 'g', name: 'Zoë 👩‍👧 שלום', createdAt: 5 });
      await given.store.putGuest({ id: 'g', name: 'Ana', createdAt: 99 });
      expect(await given.store.guest('g')).toEqual({ id: 'g', name: 'Ana', createdAt: 5 });
      await given.store.putGuest({ id: 'g', name: 'Ana', emblem: 'ship-gold', createdAt: 5 });
      expect(await given.store.guest('g')).toEqual({
        id: 'g',
        name: 'Ana',
        emblem: 'ship-gold',
        createdAt: 5,
      });
      expect(await given.store.guest('unknown')).toBe(undefined);
    });

    test('are linked to a device once', async () => {
      await given.store.putDeviceLink({ hash: 'h', guest: 'g', expiresAt: 100 });
      const claims = await Promise.all([
        given.store.claimDeviceLink('h', 99),
        given.store.claimDeviceLink('h', 99),
      ]);
      expect(claims.filter((guest) => guest === 'g')).toHaveLength(1);
      expect(await given.store.claimDeviceLink('h', 99)).toBe(undefined);
      expect(await given.store.claimDeviceLink('unknown', 99)).toBe(undefined);
    });

    test('are linked to a device before the link expires', async () => {
      await given.store.putDeviceLink({ hash: 'old', guest: 'g', expiresAt: 100 });
      await given.store.putDeviceLink({ hash: 'new', guest: 'g', expiresAt: 200 });
      expect(await given.store.claimDeviceLink('old', 100)).toBe(undefined);
      expect(await given.store.claimDeviceLink('old', 50)).toBe(undefined);
      expect(await given.store.claimDeviceLink('new', 100)).toBe('g');
    });
  });
}
