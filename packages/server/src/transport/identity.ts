import type { IncomingHttpHeaders } from 'node:http';
import type { Guest } from '@mirabilia/match-service';
import { PROTOCOL } from '@mirabilia/protocol';
import { parse } from 'hono/utils/cookie';
import type { GuestRow, Store } from '../storage/store.ts';
import type { Bearer, Tokens } from './tokens.ts';

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
  | {
      readonly kind: 'guest';
      readonly guest: Guest;
      readonly bearer: Bearer;
      readonly by: 'cookie' | 'token';
    };

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
  const rowOf = async (token: string): Promise<GuestRow | undefined> => {
    const read = tokens.read(token);
    const row = read === undefined ? undefined : await store.guest(read.guest);
    return row !== undefined && read?.isOf(row) ? row : undefined;
  };
  const given = givenToken(headers);
  if (given !== undefined) {
    const row = await rowOf(given);
    return row === undefined
      ? { kind: 'forged' }
      : { kind: 'guest', guest: guestOfRow(row), bearer: row, by: 'token' };
  }
  const cookie = parse(headers.cookie ?? '', COOKIE)[COOKIE];
  const row = cookie === undefined ? undefined : await rowOf(cookie);
  return row === undefined ? NOBODY : { kind: 'guest', guest: guestOfRow(row), bearer: row, by: 'cookie' };
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
