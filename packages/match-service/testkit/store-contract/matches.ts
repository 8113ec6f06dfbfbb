import { describe, expect, test } from 'vitest';
import { Conflict, type MatchStore } from '../../src/store.ts';
import { aCommit, aMatch } from '../samples.ts';
import { ids, LATER, type StoreUnderTest } from './given.ts';

export function matchesContract(given: StoreUnderTest<MatchStore>): void {
  describe('matches', () => {
    test('come back whole', async () => {
      const lobby = { name: 'Łódź 🏛️ \u0000', nested: [{ a: null }, 1.5, true, ''] };
      const row = aMatch('a', { lobby, result: ['won', 3], wakeAt: 1_800_000_000_123 });
      await given.store.createMatch(row);
      await given.store.createMatch(aMatch('b', { seed: null, status: 'lobby', visibility: 'public' }));
      expect(await given.store.match('a')).toEqual(row);
      expect((await given.store.match('b'))?.seed).toBe(null);
      expect(await given.store.match('c')).toBe(undefined);
    });

    test('with an id that is taken are a conflict', async () => {
      await given.store.createMatch(aMatch('a'));
      const second = given.store.createMatch(aMatch('a', { code: 'other' }));
      await expect(second).rejects.toBeInstanceOf(Conflict);
      expect(await given.store.match('a')).toEqual(aMatch('a'));
    });

    test('change in every part that a patch has', async () => {
      await given.store.createMatch(aMatch('a', { status: 'lobby', seed: null }));
      const patch = {
        status: 'over',
        lobby: { seats: [] },
        seed: 'feedbeef',
        result: { winners: [0] },
        wakeAt: 12,
        host: 'eva',
        visibility: 'public',
      } as const;
      const wanted = aMatch('a', { ...patch, updatedAt: LATER, version: 2 });
      expect(await given.store.changeMatch('a', 1, patch)).toEqual(wanted);
      expect(await given.store.match('a')).toEqual(wanted);
      const cleared = { seed: null, result: null, wakeAt: null };
      expect(await given.store.changeMatch('a', 2, cleared)).toEqual({ ...wanted, ...cleared, version: 3 });
    });

    test('change only from the version that was read', async () => {
      await given.store.createMatch(aMatch('a'));
      const changes = await Promise.allSettled([
        given.store.changeMatch('a', 1, { host: 'eva' }),
        given.store.changeMatch('a', 1, { host: 'ion' }),
      ]);
      expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(given.store.changeMatch('a', 1, { host: 'rui' })).rejects.toBeInstanceOf(Conflict);
      await expect(given.store.changeMatch('x', 1, { host: 'rui' })).rejects.toBeInstanceOf(Conflict);
      expect((await given.store.match('a'))?.version).toBe(2);
      expect((await given.store.match('a'))?.host).not.toBe('rui');
    });

    test('a whole row given for a patch moves neither id nor version nor birth', async () => {
      await given.store.createMatch(aMatch('a'));
      const row = aMatch('b', { host: 'eva', version: 9, createdAt: 3 });
      const wanted = aMatch('a', { host: 'eva', updatedAt: LATER, version: 2 });
      expect(await given.store.changeMatch('a', 1, row)).toEqual(wanted);
    });

    test('are due at their time, earliest first', async () => {
      await given.store.createMatch(aMatch('asleep'));
      for (const [id, wakeAt] of Object.entries({ late: 300, soon: 100, next: 200 })) {
        await given.store.createMatch(aMatch(id, { wakeAt }));
      }
      expect(await given.store.due(99, 10)).toEqual([]);
      expect(await given.store.due(200, 10)).toEqual([
        { id: 'soon', wakeAt: 100 },
        { id: 'next', wakeAt: 200 },
      ]);
      expect(ids(await given.store.due(999, 1))).toEqual(['soon']);
      await given.store.append({ match: 'soon', entries: [aCommit(1)], patch: { wakeAt: null } });
      await given.store.changeMatch('late', 1, { wakeAt: 150 });
      expect(ids(await given.store.due(999, 10))).toEqual(['late', 'next']);
    });
  });
}
