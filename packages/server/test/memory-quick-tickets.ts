// People who wait for a quick match, in memory, by the same contract as every store's.

import type { Freshness, QuickTicket, QuickTickets } from '../src/storage/quick-tickets.ts';

interface Claimed extends QuickTicket {
  readonly claim: string | null;
  readonly claimedAt: number;
}

export function memoryQuickTickets(): QuickTickets {
  const tickets = new Map<string, Claimed>();
  const plain = ({ claim: _, claimedAt: __, ...ticket }: Claimed): QuickTicket => ticket;
  const isFree = ({ match, seenAt, claim, claimedAt }: Claimed, fresh: Freshness): boolean =>
    match === null && seenAt >= fresh.seenSince && (claim === null || claimedAt < fresh.claimedSince);
  const change = (wanted: string, changed: Partial<Claimed>): void => {
    for (const [guest, ticket] of tickets)
      if (ticket.claim === wanted) tickets.set(guest, { ...ticket, ...changed });
  };
  return {
    put: async (ticket) => void tickets.set(ticket.guest, { ...ticket, claim: null, claimedAt: 0 }),
    see: async (guest, now) => {
      const ticket = tickets.get(guest);
      if (ticket === undefined) return undefined;
      tickets.set(guest, { ...ticket, seenAt: now });
      return plain({ ...ticket, seenAt: now });
    },
    remove: async (guest) => void tickets.delete(guest),
    waiting: async (fresh, limit) =>
      [...tickets.values()]
        .filter((ticket) => isFree(ticket, fresh))
        .sort((one, other) => one.since - other.since)
        .slice(0, limit)
        .map(plain),
    claim: async (guests, claim, now, fresh) => {
      const free = guests.filter((guest) => {
        const ticket = tickets.get(guest);
        return ticket !== undefined && isFree(ticket, fresh);
      });
      for (const guest of free)
        tickets.set(guest, { ...(tickets.get(guest) as Claimed), claim, claimedAt: now });
      return free;
    },
    release: async (claim) => change(claim, { claim: null }),
    settle: async (claim, match) => change(claim, { match }),
    forget: async (before) => {
      for (const [guest, { seenAt }] of tickets) if (seenAt < before) tickets.delete(guest);
    },
  };
}
