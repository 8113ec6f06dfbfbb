// People who wait for a quick match. Any process may find them a table; a claim makes sure that only one does.

import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { QueryRunner } from './outbox.ts';
import type { Tables } from './tables.ts';

export interface QuickTicket {
  readonly guest: string;
  readonly game: string;
  readonly sizes: readonly number[];
  readonly pace: string;
  readonly fillAfter: number | null;
  readonly points: number;
  /** Stands for the network address, where it is known. */
  readonly address: string | null;
  readonly since: number;
  /** When their page last asked. */
  readonly seenAt: number;
  /** The match that was found. */
  readonly match: string | null;
}

/** A time, and what has to be newer than it. */
export interface Freshness {
  /** Whoever was seen last before is gone. */
  readonly seenSince: number;
  /** A claim from before was given up: its process has ended. */
  readonly claimedSince: number;
}

export interface QuickTickets {
  /** In place of one that the guest has. */
  put(ticket: QuickTicket): Promise<void>;
  /** Notes that the guest is there. Undefined if they don't wait. */
  see(guest: string, now: number): Promise<QuickTicket | undefined>;
  remove(guest: string): Promise<void>;
  /** Those who wait, for whom no table has been found. */
  waiting(fresh: Freshness, limit: number): Promise<QuickTicket[]>;
  /** Claims those of the guests who still wait and aren't claimed. Gives them. */
  claim(guests: readonly string[], claim: string, now: number, fresh: Freshness): Promise<string[]>;
  release(claim: string): Promise<void>;
  /** Those of the claim have found this match. */
  settle(claim: string, match: string): Promise<void>;
  /** Removes those who were seen last before. */
  forget(before: number): Promise<void>;
}

type Row = Selectable<Tables['quick_tickets']>;
type Guests = SelectQueryBuilder<Tables, 'quick_tickets', { guest: string }>;

/** `skipLocked`: rows that another process is about to claim are left to it. */
export const quickTicketQueriesOn = (db: Kysely<Tables>, skipLocked: (rows: Guests) => Guests) => {
  const free = ({ seenSince, claimedSince }: Freshness) =>
    db
      .selectFrom('quick_tickets')
      .where('match_id', 'is', null)
      .where('seen_at', '>=', seenSince)
      .where((is) => is.or([is('claim', 'is', null), is('claimed_at', '<', claimedSince)]));
  return {
    put: ({ guest, sizes, fillAfter, seenAt, match, ...rest }: QuickTicket) => {
      const columns = {
        ...rest,
        sizes: JSON.stringify(sizes),
        fill_after: fillAfter,
        seen_at: seenAt,
        match_id: match,
        claim: null,
        claimed_at: null,
      };
      return db
        .insertInto('quick_tickets')
        .values({ guest, ...columns })
        .onConflict((known) => known.column('guest').doUpdateSet(columns))
        .returning('guest');
    },
    see: (guest: string, now: number) =>
      db.updateTable('quick_tickets').set({ seen_at: now }).where('guest', '=', guest).returningAll(),
    remove: (guest: string) => db.deleteFrom('quick_tickets').where('guest', '=', guest).returning('guest'),
    waiting: (fresh: Freshness, limit: number) => free(fresh).selectAll().orderBy('since').limit(limit),
    claim: (guests: readonly string[], claim: string, now: number, fresh: Freshness) =>
      db
        .updateTable('quick_tickets')
        .set({ claim, claimed_at: now })
        .where('guest', 'in', skipLocked(free(fresh).select('guest').where('guest', 'in', guests)))
        .returning('guest'),
    release: (claim: string) =>
      db
        .updateTable('quick_tickets')
        .set({ claim: null, claimed_at: null })
        .where('claim', '=', claim)
        .returning('guest'),
    settle: (claim: string, match: string) =>
      db.updateTable('quick_tickets').set({ match_id: match }).where('claim', '=', claim).returning('guest'),
    forget: (before: number) =>
      db.deleteFrom('quick_tickets').where('seen_at', '<', before).returning('guest'),
  };
};

const ticketOf = ({
  sizes,
  fill_after,
  seen_at,
  match_id,
  claim: _,
  claimed_at: __,
  ...row
}: Row): QuickTicket => ({
  ...row,
  sizes: JSON.parse(sizes) as number[],
  fillAfter: fill_after,
  seenAt: seen_at,
  match: match_id,
});

export function quickTicketsOn(
  ask: ReturnType<typeof quickTicketQueriesOn>,
  { all, write }: QueryRunner,
): QuickTickets {
  return {
    put: async (ticket) => void (await write(ask.put(ticket))),
    see: async (guest, now) => (await write(ask.see(guest, now))).map(ticketOf)[0],
    remove: async (guest) => void (await write(ask.remove(guest))),
    waiting: async (fresh, limit) => (await all(ask.waiting(fresh, limit))).map(ticketOf),
    claim: async (guests, claim, now, fresh) =>
      (await write(ask.claim(guests, claim, now, fresh))).map(({ guest }) => guest),
    release: async (claim) => void (await write(ask.release(claim))),
    settle: async (claim, match) => void (await write(ask.settle(claim, match))),
    forget: async (before) => void (await write(ask.forget(before))),
  };
}
