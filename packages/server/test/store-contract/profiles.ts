import type { StoreUnderTest } from '@mirabilia/match-service/testkit/store-contract';
import { describe, expect, test } from 'vitest';
import type { Passkey } from '../../src/storage/profiles.ts';
import type { Store } from '../../src/storage/store.ts';

const passkey = (id: string, given: Partial<Passkey> = {}): Passkey => ({
  id,
  guest: 'ana',
  publicKey: 'a2V5',
  counter: 0,
  label: 'Phone',
  createdAt: 5,
  usedAt: null,
  ...given,
});

export function profilesContract(given: StoreUnderTest<Store>): void {
  describe('profiles', () => {
    test('what a guest has chosen stays when name and emblem change', async () => {
      const { profiles } = given.store;
      await given.store.putGuest({ id: 'ana', name: 'Ana', createdAt: 5 });
      await profiles.change('ana', { language: 'pt', seenAt: 10 });
      await profiles.signOut('ana', 9);
      await profiles.change('unknown', { language: 'pt' });
      await given.store.putGuest({ id: 'ana', name: 'Ana María', emblem: 'sun-green', createdAt: 7 });
      expect(await given.store.guest('ana')).toEqual({
        id: 'ana',
        name: 'Ana María',
        createdAt: 5,
        emblem: 'sun-green',
        language: 'pt',
        tokensSince: 9,
        seenAt: 10,
      });
      expect(await given.store.guest('unknown')).toBe(undefined);
    });

    test('who signs out everywhere leaves no link and no notification behind', async () => {
      const { profiles, outbox } = given.store;
      for (const id of ['ana', 'bob']) {
        await given.store.putGuest({ id, name: id, createdAt: 5 });
        await given.store.putDeviceLink({ hash: `link of ${id}`, guest: id, expiresAt: 100 });
        await profiles.putRecovery(id, `recovery of ${id}`, 5);
        await outbox.subscribe({
          endpoint: `https://push.example/${id}`,
          guest: id,
          p256dh: 'key',
          auth: 'secret',
          language: 'en',
          origin: 'https://mirabilia.example',
          createdAt: 5,
        });
      }
      await profiles.addPasskey(passkey('key'));
      await profiles.signOut('ana', 50);
      expect((await given.store.guest('ana'))?.tokensSince).toBe(50);
      expect(await given.store.claimDeviceLink('link of ana', 60)).toBe(undefined);
      expect(await profiles.claimRecovery('recovery of ana')).toBe(undefined);
      expect((await outbox.subscriptionsOf(['ana', 'bob'])).map(({ guest }) => guest)).toEqual(['bob']);
      expect(await profiles.passkeysOf('ana')).toHaveLength(1);
      expect(await given.store.claimDeviceLink('link of bob', 60)).toBe('bob');
      expect(await profiles.claimRecovery('recovery of bob')).toBe('bob');
    });

    test('passkeys are kept once, listed for their guest, and removed by nobody else', async () => {
      const { profiles } = given.store;
      expect(await profiles.addPasskey(passkey('second', { createdAt: 6 }))).toBe(true);
      expect(await profiles.addPasskey(passkey('first'))).toBe(true);
      expect(await profiles.addPasskey(passkey('first', { guest: 'eve' }))).toBe(false);
      expect(await profiles.passkey('first')).toEqual(passkey('first'));
      expect((await profiles.passkeysOf('ana')).map(({ id }) => id)).toEqual(['first', 'second']);
      expect(await profiles.passkeysOf('eve')).toEqual([]);
      expect(await profiles.removePasskey('eve', 'first')).toBe(false);
      expect(await profiles.removePasskey('ana', 'first')).toBe(true);
      expect(await profiles.passkey('first')).toBe(undefined);
    });

    test('a counter is raised by one of those who use a passkey at once', async () => {
      const { profiles } = given.store;
      await profiles.addPasskey(passkey('key', { counter: 4 }));
      const use = () => profiles.usePasskey('key', 4, { counter: 5, usedAt: 80 });
      expect((await Promise.all([use(), use()])).filter(Boolean)).toHaveLength(1);
      expect(await profiles.passkey('key')).toEqual(passkey('key', { counter: 5, usedAt: 80 }));
    });

    test('a challenge is given once, before it expires', async () => {
      const { profiles } = given.store;
      const challenge = { challenge: 'c', guest: 'ana', expiresAt: 100 };
      await profiles.putChallenge(challenge);
      const claims = await Promise.all([profiles.claimChallenge('c', 99), profiles.claimChallenge('c', 99)]);
      expect(claims.filter((each) => each !== undefined)).toEqual([challenge]);
      await profiles.putChallenge({ ...challenge, guest: null });
      expect(await profiles.claimChallenge('c', 100)).toBe(undefined);
      expect(await profiles.claimChallenge('c', 50)).toBe(undefined);
    });

    test('a recovery link is used once, and replaced by the next one', async () => {
      const { profiles } = given.store;
      await profiles.putRecovery('ana', 'old', 1);
      await profiles.putRecovery('ana', 'new', 2);
      expect(await profiles.hasRecovery('ana')).toBe(true);
      expect(await profiles.claimRecovery('old')).toBe(undefined);
      const claims = await Promise.all([profiles.claimRecovery('new'), profiles.claimRecovery('new')]);
      expect(claims.filter((guest) => guest === 'ana')).toHaveLength(1);
      expect(await profiles.hasRecovery('ana')).toBe(false);
    });
  });
}
