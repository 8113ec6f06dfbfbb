// Guest tokens: the holder of a token is that guest. They are signed, so nothing has to be stored.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuestRow } from '../storage/store.ts';

/** Whose token it is, and when they last signed out everywhere: tokens from before that are no longer valid. */
export type Bearer = Pick<GuestRow, 'id' | 'tokensSince'>;

export interface Tokens {
  make(bearer: Bearer): string;
  /** Undefined if it is forged, expired or of another server. */
  read(token: string): ReadToken | undefined;
}

export interface ReadToken {
  /** Whose it is. */
  readonly guest: string;
  isOf(bearer: Bearer): boolean;
}

/** As long as browsers keep cookies. */
export const LIFETIME_SECONDS = 400 * 24 * 3600;

export function guestTokens(key: string, now: () => number): Tokens {
  const sign = (text: string) => createHmac('sha256', key).update(`guest token ${text}`).digest();
  return {
    make({ id, tokensSince = 0 }) {
      const expires = Math.floor(now() / 1000) + LIFETIME_SECONDS;
      // Not when it is made: a request that is under way while they sign out must not get a valid one.
      const text = `m2.${id}.${tokensSince.toString(36)}.${expires.toString(36)}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(token) {
      const parts = /^((?:m1|m2)\.([\w-]{1,40})\.(?:([0-9a-z]{1,10})\.)?([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(
        token,
      );
      if (parts === null) return undefined;
      const [, text = '', guest = '', since, expires = '', signature = ''] = parts;
      const given = Buffer.from(signature, 'base64url');
      // The last character has unused bits: only the canonical spelling of a signature is accepted.
      if (given.toString('base64url') !== signature || !timingSafeEqual(given, sign(text))) return undefined;
      const expiresAt = Number.parseInt(expires, 36) * 1000;
      if (expiresAt <= now()) return undefined;
      // Older tokens (m1) say only in which second they were made.
      const isSince = (tokensSince: number): boolean =>
        since === undefined
          ? expiresAt - LIFETIME_SECONDS * 1000 + 1000 > tokensSince
          : Number.parseInt(since, 36) === tokensSince;
      return { guest, isOf: ({ id, tokensSince = 0 }) => id === guest && isSince(tokensSince) };
    },
  };
}

export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

export function newGuestId(): string {
  return randomBytes(12).toString('base64url');
}

export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Links are stored as hashes, so that a reader of the store can't use them. */
export function hashOfLink(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
