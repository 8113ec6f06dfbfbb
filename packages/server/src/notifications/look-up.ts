// Resolves names that users gave. `dns.lookup` takes one of two threads of the process for each name: two names whose
// server is silent would keep all others from being resolved. This asks name servers without a thread.

import { type LookupAddress, type LookupAllOptions, promises } from 'node:dns';

export type LookUp = (
  name: string,
  options: LookupAllOptions,
  tell: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Milliseconds for a name server's answer, and how often it is asked. */
const PATIENCE = { timeout: 2000, tries: 2 };

/** `servers`: the system's by default. */
export function lookUpBy(servers?: readonly string[]): LookUp {
  return (name, _options, tell) => {
    // A new one each time: the system's name servers may have changed.
    const resolver = new promises.Resolver(PATIENCE);
    if (servers !== undefined) resolver.setServers(servers);
    const asked = [resolver.resolve4(name), resolver.resolve6(name)];
    void Promise.allSettled(asked).then(([v4, v6]) => {
      const addresses = [addressesIn(v4, 4), addressesIn(v6, 6)].flat();
      if (addresses.length === 0 && v4?.status === 'rejected') tell(v4.reason, []);
      else tell(null, addresses);
    });
  };
}

const addressesIn = (
  found: PromiseSettledResult<readonly string[]> | undefined,
  family: 4 | 6,
): LookupAddress[] =>
  found?.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
