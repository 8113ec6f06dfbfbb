// A server's store that forgets everything at the end: the match service's, and what a server keeps besides.

import {
  emptyMemory,
  type Memory,
  type MemoryStore,
  type MemoryStoreOptions,
  memoryStore,
} from '@mirabilia/match-service/testkit';
import type { DailyAttempts } from '../src/storage/daily-attempts.ts';
import type { Gatherings } from '../src/storage/gatherings.ts';
import type { Outbox } from '../src/storage/outbox.ts';
import type { QuickTickets } from '../src/storage/quick-tickets.ts';
import type { PlayedResults } from '../src/storage/results.ts';
import type { GuestRow, Store } from '../src/storage/store.ts';
import { type MemoryAdministration, memoryAdministration } from './memory-administration.ts';
import { memoryDailyAttempts } from './memory-daily-attempts.ts';
import { memoryGatherings } from './memory-gatherings.ts';
import { memoryOutbox } from './memory-outbox.ts';
import { type MemoryProfiles, memoryProfiles } from './memory-profiles.ts';
import { memoryQuickTickets } from './memory-quick-tickets.ts';
import { type MemoryRatings, memoryRatings } from './memory-ratings.ts';
import { memoryResults } from './memory-results.ts';
import { memoryRetention } from './memory-retention.ts';

/** What would be on the disk. */
export interface ServerMemory extends Memory {
  readonly guests: Map<string, GuestRow>;
  readonly links: Map<string, { readonly guest: string; readonly expiresAt: number }>;
  readonly settings: Map<string, string>;
  readonly outbox: Outbox;
  readonly dailyAttempts: DailyAttempts;
  readonly gatherings: Gatherings & { forget(guest: string): void };
  readonly results: PlayedResults;
  readonly profiles: MemoryProfiles;
  readonly ratings: MemoryRatings;
  readonly quickTickets: QuickTickets;
  readonly administration: MemoryAdministration;
}

export function emptyServerMemory(): ServerMemory {
  const memory = emptyMemory();
  const { rows, logs, seats, finished } = memory;
  const guests = new Map<string, GuestRow>();
  const activeSince = (since: number): string[] =>
    [...rows.values()].flatMap(({ id, status, updatedAt }) => {
      const last = Math.max(updatedAt, logs.get(id)?.at(-1)?.at ?? 0);
      return status !== 'lobby' && last >= since ? [id] : [];
    });
  const links: ServerMemory['links'] = new Map();
  const outbox = memoryOutbox((match) => seats.get(match) ?? [], activeSince);
  return {
    ...memory,
    guests,
    links,
    settings: new Map(),
    dailyAttempts: memoryDailyAttempts(),
    gatherings: memoryGatherings(),
    profiles: memoryProfiles({ guests, links, outbox }),
    ratings: memoryRatings({ finished, guests }),
    quickTickets: memoryQuickTickets(),
    administration: memoryAdministration({ guests, rows, seats }),
    results: memoryResults(finished, (id) => guests.has(id)),
    outbox,
  };
}

export type ServerMemoryStore = MemoryStore & Store;

export interface ServerMemoryStoreOptions extends MemoryStoreOptions {
  readonly memory?: ServerMemory;
}

export function serverMemoryStore(options: ServerMemoryStoreOptions = {}): ServerMemoryStore {
  const { memory = emptyServerMemory() } = options;
  const {
    rows,
    seats,
    guests,
    links,
    settings,
    outbox,
    dailyAttempts,
    results,
    profiles,
    ratings,
    quickTickets,
    administration,
    gatherings,
  } = memory;
  const store = memoryStore({ ...options, memory });
  const { read, write, publicTables } = store;
  return Object.assign(store, {
    nextWake: () =>
      read(() => [...rows.values()].flatMap(({ wakeAt }) => wakeAt ?? []).sort((a, b) => a - b)[0]),
    logLength: (match) => read(() => memory.logs.get(match)?.length ?? 0),
    botTablesOf: (host, most) =>
      read(() => {
        const isAlone = (match: string): boolean => (seats.get(match) ?? []).length === 0;
        const alone = [...rows.values()].filter(
          (row) => row.host === host && row.status === 'running' && isAlone(row.id),
        );
        return Math.min(alone.length, most);
      }),
    guest: (id) => read(() => guests.get(id)),
    putGuest: (row) =>
      write('other', () => {
        const { name, emblem } = row;
        guests.set(row.id, { ...row, ...guests.get(row.id), name, emblem });
      }),
    putDeviceLink: ({ hash, guest, expiresAt }) =>
      write('other', () => {
        links.set(hash, { guest, expiresAt });
      }),
    claimDeviceLink: (hash, at) =>
      write('other', () => {
        const link = links.get(hash);
        links.delete(hash);
        return link !== undefined && link.expiresAt > at ? link.guest : undefined;
      }),
    setting: (key, make) =>
      write('other', () => {
        const value = settings.get(key) ?? make();
        settings.set(key, value);
        return value;
      }),
    putSetting: (key, value) =>
      write('other', () => {
        settings.set(key, value);
      }),
    finishedMatches: (after, limit) =>
      read(() =>
        [...rows.values()]
          .filter(({ id, status }) => status === 'over' && id > after)
          .sort((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, limit),
      ),
    outbox,
    dailyAttempts,
    gatherings,
    results,
    profiles,
    ratings,
    quickTickets,
    administration,
    retention: memoryRetention(() => memory),
    publicTables: {
      ...publicTables,
      forgetLobbies: async (before, limit) => {
        const there = [...rows.keys()];
        const forgotten = await publicTables.forgetLobbies(before, limit);
        for (const match of there) if (!rows.has(match)) await outbox.dropWebhook(match);
        return forgotten;
      },
    },
    probe: () => write('other', () => undefined),
    contents: () => read(() => ({ matches: rows.size })),
  } satisfies Omit<Store, Exclude<keyof MemoryStore, 'publicTables'>>);
}
