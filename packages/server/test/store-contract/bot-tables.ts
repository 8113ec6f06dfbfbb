import { aMatch } from '@mirabilia/match-service/testkit';
import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { expect, test } from 'vitest';
import type { Store } from '../../src/storage/store.ts';

export function botTablesContract(given: StoreUnderTest<Store>): void {
  test('matches of bots alone are counted for their host while they run', async () => {
    const { store } = given;
    for (const id of ['a', 'b', 'c', 'with-people']) {
      await store.createMatch(aMatch(id, { host: 'eve', status: 'running' }));
    }
    await store.createMatch(aMatch('not-begun', { host: 'eve', status: 'lobby' }));
    await store.createMatch(aMatch('others', { host: 'ann', status: 'running' }));
    await store.seatGuests('with-people', ['eve']);
    expect(await store.botTablesOf('eve', 10)).toBe(3);
    expect(await store.botTablesOf('eve', 2)).toBe(2);
    expect(await store.botTablesOf('nobody', 10)).toBe(0);
    await store.changeMatch('a', 1, { status: 'over' });
    expect(await store.botTablesOf('eve', 10)).toBe(2);
  });
}
