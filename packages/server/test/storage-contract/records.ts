import { describe, expect, test } from 'vitest';
import type { MatchStore } from '../../src/storage/store.ts';
import type { Given } from './given.ts';

export function recordsContract(given: Given<MatchStore>): void {
  test('a record is kept under its hash', async () => {
    const text = `{"name":"Iași 🎲"}\n${'x'.repeat(300_000)}`;
    await given.store.putRecord('r', text);
    await given.store.putRecord('r', text);
    expect(await given.store.record('r')).toBe(text);
    expect(await given.store.record('unknown')).toBe(undefined);
  });
}

export function settingsContract(given: Given): void {
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
