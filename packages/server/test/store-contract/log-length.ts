import { aCommit, aMatch } from '@mirabilia/match-service/testkit';
import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { expect, test } from 'vitest';
import type { Store } from '../../src/storage/store.ts';

export function logLengthContract(given: StoreUnderTest<Store>): void {
  test('the length of a log is known without reading it', async () => {
    const { store } = given;
    for (const id of ['a', 'b']) await store.createMatch(aMatch(id));
    const entries = Array.from({ length: 12 }, (_, index) => aCommit(index + 1));
    await store.append({ match: 'a', entries });
    expect(await store.logLength('a')).toBe(12);
    expect(await store.logLength('b')).toBe(0);
    expect(await store.logLength('unknown')).toBe(0);
  });
}
