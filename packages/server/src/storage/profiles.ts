// What makes a guest a profile: passkeys and recovery links, by which they are known on other devices.

import type { Kysely, Selectable } from 'kysely';
import type { QueryRunner } from './outbox.ts';
import type { GuestRow } from './store.ts';
import type { Tables } from './tables.ts';

export interface Passkey {
  /** As the authenticator calls it, in base64url. */
  readonly id: string;
  readonly guest: string;
  /** In COSE, in base64url. */
  readonly publicKey: string;
  /** How often it was used, as far as its authenticator counts. It never goes back. */
  readonly counter: number;
  /** What its device was called when it was made. */
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface Challenge {
  readonly challenge: string;
  /** For whom a passkey is made; null for somebody who signs in. */
  readonly guest: string | null;
  readonly expiresAt: number;
}

export type GuestChange = Partial<Pick<GuestRow, 'language' | 'seenAt'>>;

export interface Profiles {
  change(guest: string, change: GuestChange): Promise<void>;
  /**
   * Tokens from before are void, and so is all else by which another browser is this guest or hears of them: links for
   * devices, the recovery link, notifications. Passkeys stay.
   */
  signOut(guest: string, now: number): Promise<void>;
  /** False if there is a passkey of this id. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** The oldest first. */
  passkeysOf(guest: string): Promise<Passkey[]>;
  /** False if its counter is no longer `from`: somebody else was faster. */
  usePasskey(id: string, from: number, used: Pick<Passkey, 'counter' | 'usedAt'>): Promise<boolean>;
  /** False if the guest has no such passkey. */
  removePasskey(guest: string, id: string): Promise<boolean>;
  putChallenge(challenge: Challenge): Promise<void>;
  /** Gives it once; undefined if unknown, used or expired. Removes those that are expired. */
  claimChallenge(challenge: string, now: number): Promise<Challenge | undefined>;
  /** Replaces the guest's link. It is kept as a hash. */
  putRecovery(guest: string, hash: string, now: number): Promise<void>;
  hasRecovery(guest: string): Promise<boolean>;
  /** Gives the guest once. */
  claimRecovery(hash: string): Promise<string | undefined>;
}

type PasskeyRow = Selectable<Tables['passkeys']>;

const changedColumns = ({ language, seenAt }: GuestChange) => ({
  ...(language !== undefined && { language }),
  ...(seenAt !== undefined && { seen_at: seenAt }),
});

export const profileQueriesOn = (db: Kysely<Tables>) => ({
  change: (guest: string, change: GuestChange) =>
    db.updateTable('guests').set(changedColumns(change)).where('id', '=', guest).returning('id'),
  voidTokens: (guest: string, now: number) =>
    db.updateTable('guests').set({ tokens_since: now }).where('id', '=', guest).returning('id'),
  voidLinks: (guest: string) => db.deleteFrom('device_links').where('guest', '=', guest).returning('guest'),
  voidRecovery: (guest: string) =>
    db.deleteFrom('recovery_links').where('guest', '=', guest).returning('guest'),
  endPushes: (guest: string) =>
    db.deleteFrom('push_subscriptions').where('guest', '=', guest).returning('guest'),
  addPasskey: ({ id, guest, publicKey, counter, label, createdAt }: Passkey) =>
    db
      .insertInto('passkeys')
      .values({ id, guest, public_key: publicKey, counter, label, created_at: createdAt })
      .onConflict((known) => known.doNothing())
      .returning('id'),
  passkey: (id: string) => db.selectFrom('passkeys').selectAll().where('id', '=', id),
  passkeysOf: (guest: string) =>
    db.selectFrom('passkeys').selectAll().where('guest', '=', guest).orderBy('created_at').orderBy('id'),
  usePasskey: (id: string, from: number, { counter, usedAt }: Pick<Passkey, 'counter' | 'usedAt'>) =>
    db
      .updateTable('passkeys')
      .set({ counter, used_at: usedAt })
      .where('id', '=', id)
      .where('counter', '=', from)
      .returning('id'),
  removePasskey: (guest: string, id: string) =>
    db.deleteFrom('passkeys').where('id', '=', id).where('guest', '=', guest).returning('id'),
  putChallenge: ({ challenge, guest, expiresAt }: Challenge) =>
    db
      .insertInto('passkey_challenges')
      .values({ challenge, guest, expires_at: expiresAt })
      .returning('challenge'),
  takeChallenges: (challenge: string, now: number) =>
    db
      .deleteFrom('passkey_challenges')
      .where((is) => is.or([is('challenge', '=', challenge), is('expires_at', '<=', now)]))
      .returningAll(),
  putRecovery: (guest: string, hash: string, now: number) =>
    db
      .insertInto('recovery_links')
      .values({ guest, hash, created_at: now })
      .onConflict((known) => known.column('guest').doUpdateSet({ hash, created_at: now }))
      .returning('guest'),
  recovery: (guest: string) => db.selectFrom('recovery_links').select('guest').where('guest', '=', guest),
  takeRecovery: (hash: string) => db.deleteFrom('recovery_links').where('hash', '=', hash).returning('guest'),
});

const passkeyOf = ({ public_key, created_at, used_at, ...rest }: PasskeyRow): Passkey => ({
  ...rest,
  publicKey: public_key,
  createdAt: created_at,
  usedAt: used_at,
});

export function profilesOn(ask: ReturnType<typeof profileQueriesOn>, { all, write }: QueryRunner): Profiles {
  return {
    change: async (guest, change) => void (await write(ask.change(guest, change))),
    signOut: async (guest, now) => {
      await write(ask.voidTokens(guest, now));
      // After the tokens, or one of them could make another link.
      await write(ask.voidLinks(guest));
      await write(ask.voidRecovery(guest));
      await write(ask.endPushes(guest));
    },
    addPasskey: async (passkey) => (await write(ask.addPasskey(passkey))).length > 0,
    passkey: async (id) => (await all(ask.passkey(id))).map(passkeyOf)[0],
    passkeysOf: async (guest) => (await all(ask.passkeysOf(guest))).map(passkeyOf),
    usePasskey: async (id, from, used) => (await write(ask.usePasskey(id, from, used))).length > 0,
    removePasskey: async (guest, id) => (await write(ask.removePasskey(guest, id))).length > 0,
    putChallenge: async (challenge) => void (await write(ask.putChallenge(challenge))),
    claimChallenge: async (challenge, now) => {
      const taken = (await write(ask.takeChallenges(challenge, now))).find(
        (each) => each.challenge === challenge,
      );
      if (taken === undefined || taken.expires_at <= now) return undefined;
      return { challenge, guest: taken.guest, expiresAt: taken.expires_at };
    },
    putRecovery: async (guest, hash, now) => void (await write(ask.putRecovery(guest, hash, now))),
    hasRecovery: async (guest) => (await all(ask.recovery(guest))).length > 0,
    claimRecovery: async (hash) => (await write(ask.takeRecovery(hash)))[0]?.guest,
  };
}
