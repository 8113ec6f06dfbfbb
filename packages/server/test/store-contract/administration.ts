import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import type { AbuseReport, AdminAccess, AdminLogEntry, Sanction } from '../../src/storage/administration.ts';
import type { Store } from '../../src/storage/store.ts';

const access = (id: string, given: Partial<AdminAccess> = {}): AdminAccess => ({
  id,
  kind: 'link',
  hash: `hash of ${id}`,
  label: 'Ana',
  createdAt: 5,
  expiresAt: 100,
  lasts: 1000,
  ...given,
});

const sanction = (id: string, given: Partial<Sanction> = {}): Sanction => ({
  id,
  kind: 'ban',
  target: 'person',
  value: 'eve',
  name: 'Eve',
  reason: 'insults',
  createdAt: 5,
  expiresAt: null,
  ...given,
});

const report = (id: string, given: Partial<AbuseReport> = {}): AbuseReport => ({
  id,
  at: 5,
  reporter: 'ana',
  reporterName: 'Ana',
  person: 'eve',
  personName: 'Eve',
  match: 'm',
  reason: 'insults',
  note: '',
  said: [{ at: 4, text: 'boo' }],
  closedAt: null,
  ...given,
});

const deed = (id: string, given: Partial<AdminLogEntry> = {}): AdminLogEntry => ({
  id,
  at: 5,
  by: 'Ana',
  action: 'ban',
  subject: 'eve',
  name: 'Eve',
  detail: '',
  ...given,
});

export function administrationContract(given: StoreUnderTest<Store>): void {
  describe('administration', () => {
    test('a link works once, and not after its time', async () => {
      const { administration } = given.store;
      await administration.putAccess(access('one'));
      await administration.putAccess(access('late', { expiresAt: 10 }));
      expect(await administration.claimLink('hash of two', 9)).toBe(undefined);
      expect(await administration.session('hash of one', 9)).toBe(undefined);
      expect(await administration.claimLink('hash of one', 9)).toEqual(access('one'));
      expect(await administration.claimLink('hash of one', 9)).toBe(undefined);
      expect(await administration.claimLink('hash of late', 10)).toBe(undefined);
      expect(await administration.accesses(9)).toEqual([]);
    });

    test('a session lasts until its end or until it is revoked, and is no link', async () => {
      const { administration } = given.store;
      const session = access('s', { kind: 'session' });
      await administration.putAccess(session);
      expect(await administration.claimLink(session.hash, 9)).toBe(undefined);
      expect(await administration.session(session.hash, 99)).toEqual(session);
      expect(await administration.session(session.hash, 100)).toBe(undefined);
      expect(await administration.accesses(99)).toEqual([session]);
      expect(await administration.revokeAccess('s')).toBe(true);
      expect(await administration.revokeAccess('s')).toBe(false);
      expect(await administration.session(session.hash, 99)).toBe(undefined);
    });

    test('sanctions are in force until they end or are lifted', async () => {
      const { administration } = given.store;
      await administration.addSanction(sanction('for ever'));
      await administration.addSanction(sanction('short', { expiresAt: 10, createdAt: 6 }));
      expect(await administration.sanctions(9)).toEqual([
        sanction('short', { expiresAt: 10, createdAt: 6 }),
        sanction('for ever'),
      ]);
      expect(await administration.sanctions(10)).toEqual([sanction('for ever')]);
      expect(await administration.sanction('short')).toMatchObject({ expiresAt: 10 });
      expect(await administration.liftSanction('for ever')).toBe(true);
      expect(await administration.liftSanction('for ever')).toBe(false);
      expect(await administration.sanctions(10)).toEqual([]);
    });

    test('reports are open until they are closed', async () => {
      const { administration } = given.store;
      await administration.addReport(report('one'));
      await administration.addReport(report('two', { at: 6, person: 'bob', note: '“Quote” & more' }));
      expect((await administration.reports({ isOpen: true, limit: 9 })).map(({ id }) => id)).toEqual([
        'two',
        'one',
      ]);
      expect((await administration.reports({ isOpen: true, limit: 1 })).map(({ id }) => id)).toEqual(['two']);
      expect((await administration.reportsOf('eve')).map(({ id }) => id)).toEqual(['one']);
      expect((await administration.reportsOf('ana')).map(({ id }) => id)).toEqual(['two', 'one']);
      expect(await administration.closeReport('one', 9)).toBe(true);
      expect(await administration.closeReport('one', 10)).toBe(false);
      expect(await administration.reports({ isOpen: false, limit: 9 })).toEqual([
        report('one', { closedAt: 9 }),
      ]);
    });

    test('what was done is listed, the newest first', async () => {
      const { administration } = given.store;
      await administration.note(deed('one'));
      await administration.note(deed('two', { at: 6 }));
      expect((await administration.deeds({ limit: 9 })).map(({ id }) => id)).toEqual(['two', 'one']);
      expect(await administration.deeds({ limit: 9, before: 6 })).toEqual([deed('one')]);
    });

    test('people are found by a part of their name, or by their id', async () => {
      const { store } = given;
      await store.putGuest({ id: 'ana', name: 'Ana María', createdAt: 5 });
      await store.putGuest({ id: 'bob', name: 'Bob 100%', createdAt: 6 });
      const found = async (text: string) =>
        (await store.administration.findPeople(text, 9)).map(({ id }) => id);
      expect(await found('A M')).toEqual(['ana']);
      expect(await found('0%')).toEqual(['bob']);
      expect(await found('%')).toEqual(['bob']);
      expect(await found('bob')).toEqual(['bob']);
      expect(await found('_')).toEqual([]);
    });

    test('nothing is left of somebody who is forgotten, but that something was done', async () => {
      const { administration, retention } = given.store;
      await given.store.putGuest({ id: 'eve', name: 'Eve', createdAt: 5 });
      await administration.addSanction(sanction('one'));
      await administration.addReport(report('about her'));
      await administration.addReport(report('by her', { reporter: 'eve', person: 'bob' }));
      await administration.note(deed('one'));
      await retention.forgetGuest('eve');
      expect(await administration.sanctions(9)).toEqual([]);
      expect(await administration.reports({ isOpen: true, limit: 9 })).toEqual([]);
      expect(await administration.deeds({ limit: 9 })).toEqual([deed('one', { name: '—' })]);
    });
  });
}
