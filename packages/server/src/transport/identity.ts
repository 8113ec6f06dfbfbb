import type { IncomingHttpHeaders } from 'node:http';
import type { Guest } from '@mirabilia/match-service';
import { PROTOCOL } from '@mirabilia/protocol';
import { parse } from 'hono/utils/cookie';
import type { GuestRow, Store } from '../storage/store.ts';
import type { Tokens } from './tokens.ts';

export const COOKIE = 'mirabilia';
/** The subprotocol that the socket speaks. */
export const SUBPROTOCOL = `mirabilia.${PROTOCOL}`;
/** A client that can't set headers offers its token as a second subprotocol, which is read and never selected. */
const TOKEN_SUBPROTOCOL = 'mirabilia.token.';

export type Identity =
  /** No token, or an invalid cookie: a page must still be able to ask who it is. */
  | { readonly kind: 'nobody' }
  /** A program gave an invalid token. */
  | { readonly kind: 'forged' }
  | { readonly kind: 'guest'; readonly guest: Guest; readonly by: 'cookie' | 'token' };

const NOBODY: Identity = { kind: 'nobody' };

/** Who somebody is at a table. */
export const guestOfRow = ({ id, name, emblem }: GuestRow): Guest => ({
  id,
  name,
  ...(emblem === undefined ? {} : { emblem }),
});

export async function identify(
  headers: IncomingHttpHeaders,
  tokens: Tokens,
  store: Pick<Store, 'guest'>,
): Promise<Identity> {
  const guestOf = async (token: string): Promise<Guest | undefined> => {
    const id = tokens.read(token);
    const row = id === undefined ? undefined : await store.guest(id);
    return row === undefined ? undefined : guestOfRow(row);
  };
  const given = givenToken(headers);
  if (given !== undefined) {
    const guest = await guestOf(given);
    return guest === undefined ? { kind: 'forged' } : { kind: 'guest', guest, by: 'token' };
  }
  const cookie = parse(headers.cookie ?? '', COOKIE)[COOKIE];
  const guest = cookie === undefined ? undefined : await guestOf(cookie);
  return guest === undefined ? NOBODY : { kind: 'guest', guest, by: 'cookie' };
}

function givenToken(headers: IncomingHttpHeaders): string | undefined {
  // Other schemes belong to a proxy.
  const [, bearer] = /^Bearer +(.*)$/i.exec(headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return bearer;
  return headers['sec-websocket-protocol']
    ?.split(',')
    .map((offered) => offered.trim())
    .find((offered) => offered.startsWith(TOKEN_SUBPROTOCOL))
    ?.slice(TOKEN_SUBPROTOCOL.length);
}
