// The password of a private server. A device that has told it gets a cookie, which is valid until the password changes.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'hono/utils/cookie';

export const DOOR_COOKIE = 'mirabilia-door';

export interface Door {
  /** Does the server ask for a password? */
  readonly isPrivate: boolean;
  /** May they come in: has this device told the password, or is there none? */
  isOpenTo(headers: IncomingHttpHeaders): boolean;
  /** What the device keeps; undefined if the password is wrong. */
  enter(password: string): string | undefined;
}

/** `key` is the server's own: a cookie made elsewhere with the same password is no use here. */
export function newDoor(password: string | undefined, key: string): Door {
  if (password === undefined) return { isPrivate: false, isOpenTo: () => true, enter: () => '' };
  const pass = createHmac('sha256', key).update(`door ${password}`).digest('base64url');
  return {
    isPrivate: true,
    isOpenTo: ({ cookie = '' }) => isSame(parse(cookie, DOOR_COOKIE)[DOOR_COOKIE] ?? '', pass),
    enter: (told) => (isSame(told, password) ? pass : undefined),
  };
}

/** Takes as long for a nearly right one. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
