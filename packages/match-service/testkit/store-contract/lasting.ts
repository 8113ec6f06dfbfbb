import { expect, test } from 'vitest';
import { type MatchStore, Unavailable } from '../../src/store.ts';
import { aChat, aCommit, aMatch } from '../samples.ts';
import { type StoreUnderTest, texts } from './given.ts';

export function lastingContract(given: StoreUnderTest<MatchStore>): void {
  test('matches are there after it was closed and opened again', async () => {
    await given.store.createMatch(aMatch('a', { visibility: 'public' }));
    await given.store.append({ match: 'a', entries: [aCommit(1), aChat(2, 'hi')], patch: { wakeAt: 7 } });
    await given.store.putRecord('r', 'text');
    const all = async (of: MatchStore) => [
      await of.match('a'),
      await of.entries('a', 0),
      await of.due(9, 9),
      await of.record('r'),
    ];
    const before = await all(given.store);
    given.store = await given.opened.reopen();
    expect(await all(given.store)).toEqual(before);
    await given.store.append({ match: 'a', entries: [aCommit(3)] });
    expect(await texts(given.store, 'a')).toEqual(['commit', 'hi', 'commit']);
  });

  test('a write that waits when it is closed is written', async () => {
    const written = given.store.createMatch(aMatch('a'));
    given.store = await given.opened.reopen();
    await written;
    expect(await given.store.match('a')).toEqual(aMatch('a'));
  });

  test('a store that can’t be written takes nothing and says so; it takes everything again once it can', async () => {
    await given.store.createMatch(aMatch('a'));
    await given.opened.breakDown();
    const refused = await Promise.allSettled([
      given.store.append({ match: 'a', entries: [aChat(1, 'lost')], patch: { wakeAt: 1 } }),
      given.store.append({ match: 'a', entries: [aChat(1, 'lost too')] }),
      given.store.createMatch(aMatch('b')),
    ]);
    for (const each of refused) {
      expect(each).toEqual({ status: 'rejected', reason: expect.any(Unavailable) });
    }
    await given.opened.repair();
    expect(await given.store.match('a')).toEqual(aMatch('a'));
    expect(await given.store.match('b')).toBe(undefined);
    await given.store.append({ match: 'a', entries: [aChat(1, 'kept')] });
    expect(await texts(given.store, 'a')).toEqual(['kept']);
  });
}
