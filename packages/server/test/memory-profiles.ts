// Profiles in memory, by the same contract as every store's.

import type { Outbox } from '../src/storage/outbox.ts';
import type { Challenge, Passkey, Profiles } from '../src/storage/profiles.ts';
import type { GuestRow } from '../src/storage/store.ts';

export interface MemoryProfiles extends Profiles {
  forget(guest: string): void;
}

interface KeptElsewhere {
  readonly guests: Map<string, GuestRow>;
  readonly links: Map<string, { readonly guest: string }>;
  readonly outbox: Pick<Outbox, 'subscriptionsOf' | 'unsubscribe'>;
}

export function memoryProfiles({ guests, links, outbox }: KeptElsewhere): MemoryProfiles {
  const passkeys = new Map<string, Passkey>();
  const challenges = new Map<string, Challenge>();
  const recovery = new Map<string, string>();
  return {
    forget: (guest) => {
      recovery.delete(guest);
      for (const [id, passkey] of passkeys) if (passkey.guest === guest) passkeys.delete(id);
    },
    change: async (guest, change) => {
      const row = guests.get(guest);
      if (row !== undefined) guests.set(guest, { ...row, ...change });
    },
    signOut: async (guest, now) => {
      const row = guests.get(guest);
      if (row !== undefined) guests.set(guest, { ...row, tokensSince: now });
      recovery.delete(guest);
      for (const [hash, link] of links) if (link.guest === guest) links.delete(hash);
      for (const { endpoint } of await outbox.subscriptionsOf([guest])) await outbox.unsubscribe(endpoint);
    },
    addPasskey: async (passkey) => {
      if (passkeys.has(passkey.id)) return false;
      passkeys.set(passkey.id, passkey);
      return true;
    },
    passkey: async (id) => passkeys.get(id),
    passkeysOf: async (guest) =>
      [...passkeys.values()]
        .filter((passkey) => passkey.guest === guest)
        .sort((one, other) => one.createdAt - other.createdAt),
    usePasskey: async (id, from, used) => {
      const passkey = passkeys.get(id);
      if (passkey?.counter !== from) return false;
      passkeys.set(id, { ...passkey, ...used });
      return true;
    },
    removePasskey: async (guest, id) => passkeys.get(id)?.guest === guest && passkeys.delete(id),
    putChallenge: async (challenge) => void challenges.set(challenge.challenge, challenge),
    claimChallenge: async (challenge, now) => {
      const kept = challenges.get(challenge);
      challenges.delete(challenge);
      return kept !== undefined && kept.expiresAt > now ? kept : undefined;
    },
    putRecovery: async (guest, hash) => void recovery.set(guest, hash),
    hasRecovery: async (guest) => recovery.has(guest),
    claimRecovery: async (hash) => {
      const guest = [...recovery].find(([, kept]) => kept === hash)?.[0];
      if (guest !== undefined) recovery.delete(guest);
      return guest;
    },
  };
}
