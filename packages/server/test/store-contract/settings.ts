import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/storage/store.ts';

export function settingsContract(given: StoreUnderTest<Store>): void {
  describe('settings', () => {
    test('are made once, also if two ask for one at once', async () => {
      const made: string[] = [];
      const make = () => {
        made.push(`made ${made.length}`);
        return made.at(-1) as string;
      };
      const [first, second] = await Promise.all([
        given.store.setting('key', make),
        given.store.setting('key', make),
      ]);
      expect(second).toBe(first);
      expect(await given.store.setting('key', make)).toBe(first);
      expect(await given.store.setting('another', () => 'value')).toBe('value');
    });
  });
}
