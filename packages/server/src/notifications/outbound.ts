// Calls to addresses that users gave. They must not lead into the operator's network: only HTTPS, only public addresses, no
// redirects, and names are resolved when they are called, not before.

import type { LookupAddress } from 'node:dns';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type LookUp, lookUpBy } from './look-up.ts';

const NOT_PUBLIC_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within the public range: tunnels, which may end anywhere, and documentation. */
const NOT_PUBLIC_6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(networks: typeof NOT_PUBLIC_4, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
}
const refused4 = listOf(NOT_PUBLIC_4, 'ipv4');
const refused6 = listOf(NOT_PUBLIC_6, 'ipv6');
/** All public unicast addresses so far; everything else, such as `::ffff:127.0.0.1`, is special. */
const public6 = listOf([['2000::', 3]], 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return public6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}

/** Endings that no public name has (RFC 6761, 6762, 8375 and the habits of routers). */
const LOCAL_ENDING = /\.(?:local|localhost|internal|intranet|private|lan|home|corp|home\.arpa)$/;

/** A name without a dot belongs to a local network. A dot at the end changes nothing. */
function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !LOCAL_ENDING.test(name);
}

const isLoopback = (address: string): boolean => /^127\./.test(address) || address === '::1';

export interface Outbound {
  /** May it be called, as far as its text tells? Its name is resolved later. */
  mayCall(url: string): boolean;
  /** Returns the status. Throws if there is no answer, and NotPublicAddress if it leads into the operator's network. */
  post(
    url: string,
    message: { readonly headers: Record<string, string>; readonly body: Buffer },
  ): Promise<number>;
}

export class NotPublicAddress extends Error {
  override readonly name = 'NotPublic';
}

const LONGEST_URL = 1000;
const PATIENCE = 10_000;

export interface OutboundOptions {
  /** For tests: allows calls to this machine, also without encryption. */
  readonly loopback?: boolean | undefined;
  /** Resolves names. */
  readonly lookUp?: LookUp;
}

export function outboundCalls({ loopback = false, lookUp = lookUpBy() }: OutboundOptions = {}): Outbound {
  const isAllowed = (address: string): boolean =>
    isPublicAddress(address) || (loopback && isLoopback(address));

  function mayCall(text: string): boolean {
    const url = text.length > LONGEST_URL ? null : URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '') return false;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (loopback && url.protocol === 'http:' && isLoopback(host)) return true;
    if (url.protocol !== 'https:') return false;
    return isIP(host) === 0 ? isPublicName(host) : isAllowed(host);
  }

  /** Connects to the address that was checked: the name can't resolve differently a moment later. */
  const lookUpPublic: LookupFunction = (hostname, options, tell) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = addresses?.find(({ address }) => !isAllowed(address));
      if (error !== null) tell(error, '', 0);
      else if (addresses.length === 0) tell(new Error(`${hostname} has no address`), '', 0);
      else if (refused !== undefined) tell(new NotPublicAddress(`${hostname} is not public`), '', 0);
      else if (options.all === true) tell(null, addresses);
      else tell(null, (addresses[0] as LookupAddress).address, addresses[0]?.family);
    });
  };

  return {
    mayCall,
    post: async (url, { headers, body }) => {
      if (!mayCall(url)) throw new NotPublicAddress('not an address that may be called');
      const { protocol } = new URL(url);
      const options: RequestOptions = {
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.length },
        lookup: lookUpPublic,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
      };
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const call = (protocol === 'https:' ? overHttps : overHttp)(url, options, (answer) => {
        // The answer's body is not needed and may be endless.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      call.on('error', reject);
      call.end(body);
      return promise;
    },
  };
}
