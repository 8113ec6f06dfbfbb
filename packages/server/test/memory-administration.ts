// Administration in memory, by the same contract as every store's.

import type { MatchRow } from '@mirabilia/match-service/store';
import type {
  AbuseReport,
  AdminAccess,
  Administration,
  AdminLogEntry,
  Sanction,
} from '../src/storage/administration.ts';
import type { GuestRow } from '../src/storage/store.ts';

export interface MemoryAdministration extends Administration {
  forget(guest: string): void;
}

interface Others {
  readonly guests: ReadonlyMap<string, GuestRow>;
  readonly rows: ReadonlyMap<string, MatchRow>;
  readonly seats: ReadonlyMap<string, readonly string[]>;
}

const newest = <T extends { readonly id: string }>(all: Iterable<T>, at: (each: T) => number): T[] =>
  [...all].sort((one, other) => at(other) - at(one) || (one.id < other.id ? -1 : 1));

export function memoryAdministration({ guests, rows, seats }: Others): MemoryAdministration {
  const accesses = new Map<string, AdminAccess>();
  const sanctions = new Map<string, Sanction>();
  const reports = new Map<string, AbuseReport>();
  let deeds: AdminLogEntry[] = [];
  const isCalled = ({ id, name }: GuestRow, text: string): boolean =>
    id === text || name.toLowerCase().includes(text.toLowerCase());
  return {
    forget: (guest) => {
      for (const { id, value } of sanctions.values()) if (value === guest) sanctions.delete(id);
      for (const { id, person, reporter } of reports.values())
        if (person === guest || reporter === guest) reports.delete(id);
      deeds = deeds.map((deed) => (deed.subject === guest ? { ...deed, name: '—' } : deed));
    },
    putAccess: async (access) => void accesses.set(access.id, access),
    claimLink: async (hash, now) => {
      const link = [...accesses.values()].find((each) => each.hash === hash && each.kind === 'link');
      if (link !== undefined) accesses.delete(link.id);
      for (const { id, expiresAt } of accesses.values()) if (expiresAt <= now) accesses.delete(id);
      return link !== undefined && link.expiresAt > now ? link : undefined;
    },
    session: async (hash, now) =>
      [...accesses.values()].find(
        (each) => each.hash === hash && each.kind === 'session' && each.expiresAt > now,
      ),
    accesses: async (now) =>
      newest(
        [...accesses.values()].filter(({ expiresAt }) => expiresAt > now),
        ({ createdAt }) => createdAt,
      ),
    revokeAccess: async (id) => accesses.delete(id),
    addSanction: async (sanction) => void sanctions.set(sanction.id, sanction),
    sanctions: async (now) =>
      newest(
        [...sanctions.values()].filter(({ expiresAt }) => expiresAt === null || expiresAt > now),
        ({ createdAt }) => createdAt,
      ),
    sanction: async (id) => sanctions.get(id),
    liftSanction: async (id) => sanctions.delete(id),
    addReport: async (report) => void reports.set(report.id, report),
    report: async (id) => reports.get(id),
    reports: async ({ isOpen, limit }) =>
      newest(
        [...reports.values()].filter(({ closedAt }) => (closedAt === null) === isOpen),
        ({ at }) => at,
      ).slice(0, limit),
    reportsOf: async (guest) =>
      newest(
        [...reports.values()].filter(({ person, reporter }) => person === guest || reporter === guest),
        ({ at }) => at,
      ),
    closeReport: async (id, now) => {
      const report = reports.get(id);
      if (report === undefined || report.closedAt !== null) return false;
      reports.set(id, { ...report, closedAt: now });
      return true;
    },
    note: async (deed) => void deeds.push(deed),
    deeds: async ({ before = Number.POSITIVE_INFINITY, limit }) =>
      newest(
        deeds.filter(({ at }) => at < before),
        ({ at }) => at,
      ).slice(0, limit),
    findPeople: async (text, limit) =>
      newest(
        [...guests.values()].filter((guest) => isCalled(guest, text)),
        ({ createdAt }) => createdAt,
      ).slice(0, limit),
    findMatches: async ({ status, text, limit }) => {
      const hasPlayer = (match: string, part: string): boolean =>
        (seats.get(match) ?? []).some((id) => {
          const guest = guests.get(id);
          return guest !== undefined && isCalled(guest, part);
        });
      const isWanted = (row: MatchRow): boolean =>
        (status === undefined || row.status === status) &&
        (text === undefined || row.id === text || row.code === text.toUpperCase() || hasPlayer(row.id, text));
      return newest([...rows.values()].filter(isWanted), ({ updatedAt }) => updatedAt).slice(0, limit);
    },
  };
}
