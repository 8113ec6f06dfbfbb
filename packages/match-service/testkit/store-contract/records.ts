import { expect, test } from 'vitest';
import type { MatchStore } from '../../src/store.ts';
import type { StoreUnderTest } from './given.ts';

export function recordsContract(given: StoreUnderTest<MatchStore>): void {
  test('a record is kept under its hash', async () => {
    const text = `{"name":"Iași 🎲"}\n${'x'.repeat(300_000)}`;
    await given.store.putRecord('r', text);
    await given.store.putRecord('r', text);
    expect(await given.store.record('r')).toBe(text);
    expect(await given.store.record('unknown')).toBe(undefined);
  });
}
