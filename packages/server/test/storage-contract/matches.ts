import { describe, expect, test } from 'vitest';
import { Conflict } from '../../src/storage/store.ts';
import { aCommit, aMatch } from '../storage-samples.ts';
import { type Given, ids, LATER } from './given.ts';

export function matchesContract(given: Given): void {
  describe('matches', () => {
    test('come back whole, by id and by code', async () => {
      const lobby = { name: 'Łódź 🏛️ \u0000', nested: [{ a: null }, 1.5, true, ''] };
      const row = aMatch('a', { code: 'BLUE-7', lobby, result: ['won', 3], wakeAt: 1_800_000_000_123 });
      await given.store.createMatch(row);
      await given.store.createMatch(aMatch('b', { seed: null, status: 'lobby', visibility: 'public' }));
      expect(await given.store.match('a')).toEqual(row);
      expect(await given.store.match('BLUE-7')).toEqual(row);
      expect((await given.store.match('b'))?.seed).toBe(null);
      expect(await given.store.match('blue')).toBe(undefined);
    });

    test.each([
      ['id', aMatch('a', { code: 'other' })],
      ['code', aMatch('other', { code: 'code-a' })],
    ])('with a %s that is taken are a conflict', async (_, second) => {
      await given.store.createMatch(aMatch('a'));
      await expect(given.store.createMatch(second)).rejects.toBeInstanceOf(Conflict);
      expect(await given.store.match('a')).toEqual(aMatch('a'));
      expect(await given.store.match('other')).toBe(undefined);
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

    test('are listed for all if they are public and not over, newest first', async () => {
      const open = { visibility: 'public', status: 'lobby' } as const;
      await given.store.createMatch(aMatch('middle', { ...open, createdAt: 20 }));
      await given.store.createMatch(aMatch('newest', { ...open, createdAt: 30, status: 'running' }));
      await given.store.createMatch(aMatch('oldest', { ...open, createdAt: 10 }));
      await given.store.createMatch(aMatch('private', { ...open, createdAt: 40, visibility: 'private' }));
      await given.store.createMatch(aMatch('over', { ...open, createdAt: 50, status: 'over' }));
      expect(ids(await given.store.publicMatches(10))).toEqual(['newest', 'middle', 'oldest']);
      expect(ids(await given.store.publicMatches(2))).toEqual(['newest', 'middle']);
      await given.store.changeMatch('newest', 1, { status: 'over' });
      expect(ids(await given.store.publicMatches(10))).toEqual(['middle', 'oldest']);
    });

    test('are listed for those who sit in them, newest first', async () => {
      for (const [createdAt, id] of ['a', 'b', 'c'].entries())
        await given.store.createMatch(aMatch(id, { createdAt }));
      await given.store.seatGuests('a', ['ana', 'eva']);
      await given.store.seatGuests('b', ['eva', 'eva']);
      await given.store.seatGuests('c', ['ana', 'eva']);
      expect(ids(await given.store.matchesOf('ana', 10))).toEqual(['c', 'a']);
      expect(ids(await given.store.matchesOf('eva', 2))).toEqual(['c', 'b']);
      expect(await given.store.matchesOf('rui', 10)).toEqual([]);
      await given.store.seatGuests('c', ['rui']);
      expect(ids(await given.store.matchesOf('ana', 10))).toEqual(['a']);
      expect(await given.store.matchesOf('rui', 10)).toEqual([await given.store.match('c')]);
      await given.store.seatGuests('c', []);
      expect(await given.store.matchesOf('rui', 10)).toEqual([]);
      await expect(given.store.seatGuests('x', ['ana'])).rejects.toBeInstanceOf(Conflict);
    });

    test('are due at their time, earliest first', async () => {
      expect(await given.store.nextWake()).toBe(undefined);
      await given.store.createMatch(aMatch('asleep'));
      expect(await given.store.nextWake()).toBe(undefined);
      for (const [id, wakeAt] of Object.entries({ late: 300, soon: 100, next: 200 })) {
        await given.store.createMatch(aMatch(id, { wakeAt }));
      }
      expect(await given.store.nextWake()).toBe(100);
      expect(await given.store.due(99, 10)).toEqual([]);
      expect(await given.store.due(200, 10)).toEqual([
        { id: 'soon', wakeAt: 100 },
        { id: 'next', wakeAt: 200 },
      ]);
      expect(ids(await given.store.due(999, 1))).toEqual(['soon']);
      await given.store.append({ match: 'soon', entries: [aCommit(1)], patch: { wakeAt: null } });
      await given.store.changeMatch('late', 1, { wakeAt: 150 });
      expect(ids(await given.store.due(999, 10))).toEqual(['late', 'next']);
      expect(await given.store.nextWake()).toBe(150);
    });
  });
}
