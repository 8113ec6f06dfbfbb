// The other end of a request as the connection tells it, before any token is read.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { ServerContext } from './server-context.ts';

export interface Caller {
  /** For rate limits: an IPv4 address, or the /64 network of an IPv6 address, because a household has a whole network. */
  readonly address: string;
  /** The host name by which the caller knows this server. */
  readonly host: string;
  readonly isSecure: boolean;
}

/**
 * `proxies` is the number of the operator's proxies in front. Each appends the address that it saw to X-Forwarded-For;
 * whatever is further left may be forged by the caller.
 */
export function callerOf({ headers, socket }: IncomingMessage, proxies: number): Caller {
  const seen = socket.remoteAddress;
  if (proxies === 0) {
    return {
      address: networkOf(seen),
      host: hostIn(headers.host) ?? '',
      isSecure: (socket as TLSSocket).encrypted === true,
    };
  }
  const forwarded = listed(headers['x-forwarded-for']).at(-proxies) ?? '';
  return {
    address: networkOf(isIP(forwarded) === 0 ? seen : forwarded),
    host: hostIn(listed(headers['x-forwarded-host']).at(-1)) ?? hostIn(headers.host) ?? '',
    isSecure: listed(headers['x-forwarded-proto']).at(-1) === 'https',
  };
}

/** A name or an address, and a port if there is one; nothing else that a caller may have written there. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const hostIn = (text: string | undefined): string | undefined =>
  text !== undefined && HOST.test(text) ? text : undefined;

/** The server's origin as the caller knows it. Operators who name it once (`--public-url`) need no header for it. */
export function originOf({ host, isSecure }: Caller, publicOrigin?: string): string {
  return publicOrigin ?? `${isSecure ? 'https' : 'http'}://${host}`;
}

/** A page of this server, or of an origin that the operator trusts. Only hosts are compared: a proxy may change the scheme. */
export function isOwnOrigin(
  origin: string,
  caller: Caller,
  { origins, publicOrigin }: Pick<ServerContext, 'origins' | 'publicOrigin'>,
): boolean {
  if (origins.includes(origin)) return true;
  const own = URL.parse(originOf(caller, publicOrigin))?.host;
  return own !== undefined && own !== '' && URL.parse(origin)?.host === own;
}

function listed(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** An IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address = ''): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (isIP(address) !== 6) return address;
  const [front = '', back] = (address.split('%')[0] as string).toLowerCase().split('::');
  const groups = front === '' ? [] : front.split(':');
  if (back !== undefined) {
    const after = back === '' ? [] : back.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
