import { describe, expect, test } from 'vitest';
import { Conflict } from '../../src/store.ts';
import { aMatch } from '../samples.ts';
import { ids, type StoreUnderTest } from './given.ts';

/** Where many people play: matches are found by their codes, by what is open, and by who sits in them. */
export function listsContract(given: StoreUnderTest): void {
  describe('matches of many people', () => {
    test('come back by their codes', async () => {
      const row = aMatch('a', { code: 'BLUE-7' });
      await given.store.createMatch(row);
      expect(await given.store.match('BLUE-7')).toEqual(row);
      expect(await given.store.match('blue')).toBe(undefined);
    });

    test('with a code that is taken are a conflict', async () => {
      await given.store.createMatch(aMatch('a'));
      const second = given.store.createMatch(aMatch('other', { code: 'code-a' }));
      await expect(second).rejects.toBeInstanceOf(Conflict);
      expect(await given.store.match('a')).toEqual(aMatch('a'));
      expect(await given.store.match('other')).toBe(undefined);
    });

    test('lose their codes when they are over, and another may have them', async () => {
      await given.store.createMatch(aMatch('a', { code: 'BLUE-7' }));
      const { createdAt, updatedAt, version, code, ...patch } = aMatch('a', { status: 'over' });
      await given.store.append({ match: 'a', entries: [], after: 0, patch });
      expect(await given.store.match('BLUE-7')).toBe(undefined);
      expect(await given.store.match('a')).toMatchObject({ status: 'over' });
      const next = aMatch('b', { code: 'BLUE-7', createdAt: 2_000 });
      await given.store.createMatch(next);
      expect(await given.store.match('BLUE-7')).toEqual(next);
      expect((await given.store.match('a'))?.id).toBe('a');
      const third = given.store.createMatch(aMatch('c', { code: 'BLUE-7' }));
      await expect(third).rejects.toBeInstanceOf(Conflict);
      // A match that isn't made takes no code away.
      await given.store.changeMatch('b', 1, { status: 'over' });
      await expect(given.store.createMatch(aMatch('a', { code: 'BLUE-7' }))).rejects.toBeInstanceOf(Conflict);
      expect((await given.store.match('b'))?.code).toBe('BLUE-7');
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
      // Games that wait for somebody aren't pushed off the list by later ones.
      await given.store.changeMatch('b', 1, { status: 'over' });
      expect(ids(await given.store.matchesOf('eva', 2))).toEqual(['c', 'a']);
      await given.store.seatGuests('c', ['rui']);
      expect(ids(await given.store.matchesOf('ana', 10))).toEqual(['a']);
      expect(await given.store.matchesOf('rui', 10)).toEqual([await given.store.match('c')]);
      await given.store.seatGuests('c', []);
      expect(await given.store.matchesOf('rui', 10)).toEqual([]);
      await expect(given.store.seatGuests('x', ['ana'])).rejects.toBeInstanceOf(Conflict);
    });
  });
}
