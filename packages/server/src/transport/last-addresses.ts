// From which network address each guest was here last, in memory only: bots think for addresses in turn.

export interface LastAddresses {
  note(guest: string, address: string): void;
  of(guest: string): string | undefined;
}

/** Of the guests who were here last. */
const MOST = 20_000;

export function newLastAddresses(most = MOST): LastAddresses {
  /** Whoever was here longest ago comes first. */
  const addresses = new Map<string, string>();
  return {
    note: (guest, address) => {
      addresses.delete(guest);
      addresses.set(guest, address);
      if (addresses.size <= most) return;
      const [oldest] = addresses.keys();
      addresses.delete(oldest as string);
    },
    of: (guest) => addresses.get(guest),
  };
}
