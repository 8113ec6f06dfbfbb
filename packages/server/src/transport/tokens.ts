// Guest tokens: the holder of a token is that guest. They are signed, so nothing has to be stored.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Tokens {
  make(guest: string): string;
  /** Undefined if it is forged, expired or of another server. */
  read(token: string): ReadToken | undefined;
}

export interface ReadToken {
  /** Whose it is. */
  readonly guest: string;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
}

const VERSION = 'm1';
/** As long as browsers keep cookies. */
export const LIFETIME_SECONDS = 400 * 24 * 3600;

export function guestTokens(key: string, now: () => number): Tokens {
  const sign = (text: string) => createHmac('sha256', key).update(`guest token ${text}`).digest();
  return {
    make(guest) {
      const expires = Math.floor(now() / 1000) + LIFETIME_SECONDS;
      const text = `${VERSION}.${guest}.${expires.toString(36)}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(token) {
      const parts = /^(m1\.([\w-]{1,40})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token);
      if (parts === null) return undefined;
      const [, text = '', guest = '', expires = '', signature = ''] = parts;
      const given = Buffer.from(signature, 'base64url');
      // The last character has unused bits: only the canonical spelling of a signature is accepted.
      if (given.toString('base64url') !== signature || !timingSafeEqual(given, sign(text))) return undefined;
      const expiresAt = Number.parseInt(expires, 36) * 1000;
      return expiresAt > now() ? { guest, madeAt: expiresAt - LIFETIME_SECONDS * 1000 } : undefined;
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
