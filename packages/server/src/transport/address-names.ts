// What stands for somebody's network address in a lobby, so that two browsers of one person don't rate each other. It is
// dropped at the start of the match.

import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

/** A home's, a school's and a proxy's own network: there everyone may have the same address, and farming is pointless. */
const OWN_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  OWN_NETWORKS.addSubnet(network, prefix);

/** The first group of a network of IPv6: `0` for loopback, `fc00::/7` and `fe80::/10` for own networks. */
const OWN_IPV6 = /^(0|f[cd][0-9a-f]{2}|fe[89ab][0-9a-f])(:|$)/;

/** An address as `callerOf` gives it: of IPv4, or a network of IPv6. */
export const addressNames =
  (key: string) =>
  (address: string): string | undefined => {
    const isOwn = isIP(address) === 4 ? OWN_NETWORKS.check(address) : OWN_IPV6.test(address);
    if (isOwn || address === '') return undefined;
    return createHmac('sha256', key).update(`address ${address}`).digest('base64url').slice(0, 12);
  };
