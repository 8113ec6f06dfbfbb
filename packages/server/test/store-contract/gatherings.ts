import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import type { GatheringRow } from '../../src/storage/gatherings.ts';
import type { Store } from '../../src/storage/store.ts';

const row = (id: string, more: Partial<GatheringRow> = {}): GatheringRow => ({
  id,
  kind: 'tournament',
  parent: null,
  version: 1,
  wakeAt: null,
  body: { name: id },
  createdAt: 5,
  updatedAt: 5,
  ...more,
});

export function gatheringsContract(given: StoreUnderTest<Store>): void {
  describe('tournaments and groups', () => {
    test('are changed by one of several who change them at once', async () => {
      const { gatherings } = given.store;
      await gatherings.create(row('cup'));
      const change = (name: string) => gatherings.change('cup', 1, { body: { name }, wakeAt: 70, at: 9 });
      const changed = await Promise.all([change('one'), change('other')]);
      expect(changed.filter((each) => each !== undefined)).toHaveLength(1);
      const [winner] = changed.filter((each) => each !== undefined);
      expect(await gatherings.get('cup')).toEqual(winner);
      expect(winner).toMatchObject({ version: 2, wakeAt: 70, createdAt: 5, updatedAt: 9 });
      expect(await gatherings.get('none')).toBe(undefined);
      await expect(gatherings.create(row('cup'))).rejects.toThrow();
    });

    test('are listed for those who have entered, newest first', async () => {
      const { gatherings } = given.store;
      for (const each of [
        row('old', { createdAt: 1 }),
        row('new', { createdAt: 2, parent: 'club' }),
        row('club', { kind: 'group' }),
      ]) {
        await gatherings.create(each);
        await gatherings.enter(each.id, 'ann');
        await gatherings.enter(each.id, 'ann');
      }
      const ids = async (guest: string) => (await gatherings.of(guest, 'tournament', 9)).map(({ id }) => id);
      expect(await ids('ann')).toEqual(['new', 'old']);
      expect(await ids('bob')).toEqual([]);
      expect((await gatherings.of('ann', 'group', 9)).map(({ id }) => id)).toEqual(['club']);
      expect((await gatherings.within('club', 9)).map(({ id }) => id)).toEqual(['new']);
      await gatherings.leave('old', 'ann');
      expect(await ids('ann')).toEqual(['new']);
      await given.store.retention.forgetGuest('ann');
      expect(await ids('ann')).toEqual([]);
    });

    test('that are due are claimed by one process', async () => {
      const { gatherings } = given.store;
      await gatherings.create(row('due', { wakeAt: 50 }));
      await gatherings.create(row('later', { wakeAt: 90 }));
      await gatherings.create(row('never'));
      const claims = await Promise.all([gatherings.claimDue(60, 80, 9), gatherings.claimDue(60, 80, 9)]);
      expect(claims.flat().map(({ id }) => id)).toEqual(['due']);
      expect(await gatherings.claimDue(79, 99, 9)).toEqual([]);
      // Whoever claimed it was killed.
      expect((await gatherings.claimDue(80, 99, 9)).map(({ id }) => id)).toEqual(['due']);
      await gatherings.wake('due', 1, 85);
      await gatherings.wake('later', 7, 1);
      expect((await gatherings.claimDue(86, 99, 9)).map(({ id }) => id)).toEqual(['due']);
    });

    test('know their matches', async () => {
      const { gatherings } = given.store;
      await gatherings.create(row('club', { kind: 'group' }));
      await gatherings.addMatch('club', 'first', 1);
      await gatherings.addMatch('club', 'second', 2);
      await gatherings.addMatch('club', 'first', 3);
      expect(await gatherings.matchesOf('club', 9)).toEqual(['second', 'first']);
      expect(await gatherings.matchesOf('club', 1)).toEqual(['second']);
      expect(await gatherings.gatheringOfMatch('first', 'group')).toBe('club');
      expect(await gatherings.gatheringOfMatch('first', 'tournament')).toBe(undefined);
      await gatherings.enter('club', 'ann');
      await gatherings.drop('club');
      expect(await gatherings.get('club')).toBe(undefined);
      expect(await gatherings.matchesOf('club', 9)).toEqual([]);
    });
  });
}
