// A server's store: the matches, by the contract of the match service, and what the server keeps besides.

import type { MatchRow, MatchStore, PublicTableStore } from '@mirabilia/match-service/store';
import type { Emblem } from '@mirabilia/protocol/facts';
import type { Administration } from './administration.ts';
import type { DailyAttempts } from './daily-attempts.ts';
import type { Gatherings } from './gatherings.ts';
import type { Outbox } from './outbox.ts';
import type { Profiles } from './profiles.ts';
import type { QuickTickets } from './quick-tickets.ts';
import type { RatingStore } from './ratings.ts';
import type { PlayedResults } from './results.ts';
import type { Retention } from './retention.ts';

export * from '@mirabilia/match-service/store';

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  /** The arms that they have chosen. */
  readonly emblem?: Emblem;
  readonly createdAt: number;
  readonly language?: string;
  /** Tokens that were made before are invalid. */
  readonly tokensSince?: number;
  /** The last day on which they were here. */
  readonly seenAt?: number;
}

export interface StoreContents {
  readonly matches: number;
  /** In milliseconds since 1970; null if nobody has moved yet, undefined if finding out would take too long. */
  readonly lastMoveAt?: number | null;
}

export interface Store extends MatchStore {
  readonly publicTables: PublicTableStore;
  /** Notifications for players who are not connected. */
  readonly outbox: Outbox;
  readonly dailyAttempts: DailyAttempts;
  /** Tournaments and groups. */
  readonly gatherings: Gatherings;
  /** Written when a match ends. */
  readonly results: PlayedResults;
  /** What makes a guest a profile. */
  readonly profiles: Profiles;
  readonly retention: Retention;
  readonly ratings: RatingStore;
  /** People who wait for a quick match. */
  readonly quickTickets: QuickTickets;
  readonly administration: Administration;
  nextWake(): Promise<number | undefined>;
  /** How many entries the log of the match of this id has; 0 if there is none. They are not read. */
  logLength(match: string): Promise<number>;
  /** How many matches of this host run in which nobody sits but bots; counts up to `most`. */
  botTablesOf(host: string, most: number): Promise<number>;

  guest(id: string): Promise<GuestRow | undefined>;
  /** A new one, or a new name of a known one. */
  putGuest(row: GuestRow): Promise<void>;
  /** A one-time link, kept as a hash. */
  putDeviceLink(link: {
    readonly hash: string;
    readonly guest: string;
    readonly expiresAt: number;
  }): Promise<void>;
  /** Gives the guest once; undefined if unknown, used or expired. */
  claimDeviceLink(hash: string, now: number): Promise<string | undefined>;

  /** Small values such as the server's signing key; made once. */
  setting(key: string, make: () => string): Promise<string>;
  putSetting(key: string, value: string): Promise<void>;
  /** Matches that are over, by id, after the given one. */
  finishedMatches(after: string, limit: number): Promise<MatchRow[]>;
  /** Throws Unavailable if it can't be read and written, Damaged if what is stored is damaged. */
  probe(): Promise<void>;
  /** What it held when it was opened, for the operator. */
  contents(): Promise<StoreContents>;
  /** Writes what waits. Afterwards everything is Unavailable. */
  close(): Promise<void>;
}
