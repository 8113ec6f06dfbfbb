// Who may administrate the server: browsers that have used a one-time link, and the command line. Their secrets are kept as
// hashes, so that a reader of the store can't use them.

import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { newId } from '../random-ids.ts';
import type { AdminAccess, Administration } from '../storage/administration.ts';
import type { Store } from '../storage/store.ts';
import { hashOfLink, newLinkToken } from '../transport/tokens.ts';

export const ADMIN_COOKIE = 'mirabilia-admin';
/** For the command line: other sites can't send it. */
export const ADMIN_HEADER = 'x-mirabilia-admin';

type AccessStore = Pick<Store, 'administration'>;

export interface NewAccess {
  readonly kind: AdminAccess['kind'];
  readonly label: string;
  /** Milliseconds for which it is valid. */
  readonly validFor: number;
  /** Of a link: milliseconds for which whoever uses it is an administrator. */
  readonly lasts?: number;
}

/** Gives the secret, which is stored nowhere. */
export async function makeAccess(
  { administration }: { readonly administration: Pick<Administration, 'putAccess'> },
  { kind, label, validFor, lasts = 0 }: NewAccess,
  now: number,
): Promise<string> {
  const token = newLinkToken();
  await administration.putAccess({
    id: newId(),
    kind,
    hash: hashOfLink(token),
    label,
    createdAt: now,
    expiresAt: now + validFor,
    lasts,
  });
  return token;
}

/** Undefined if the link is unknown, used or expired. */
export async function useLink(
  store: AccessStore,
  token: string,
  now: number,
): Promise<{ readonly token: string; readonly lasts: number } | undefined> {
  const link = await store.administration.claimLink(hashOfLink(token), now);
  if (link === undefined) return undefined;
  const { label, lasts } = link;
  return { token: await makeAccess(store, { kind: 'session', label, validFor: lasts }, now), lasts };
}

export interface Admin extends AdminAccess {
  readonly by: 'cookie' | 'header';
}

/** Whose access the request has. */
export async function identifyAdmin(
  headers: IncomingHttpHeaders,
  { administration }: AccessStore,
  now: number,
): Promise<Admin | undefined> {
  const header = headers[ADMIN_HEADER];
  const token = typeof header === 'string' ? header : parse(headers.cookie ?? '', ADMIN_COOKIE)[ADMIN_COOKIE];
  if (token === undefined || token === '') return undefined;
  const session = await administration.session(hashOfLink(token), now);
  return session && { ...session, by: header === undefined ? 'cookie' : 'header' };
}
