// Retention in memory, by the same contract as every store's.

import type { Json } from '@mirabilia/kernel';
import type { FinishedMatch, LogEntry, MatchRow } from '@mirabilia/match-service/store';
import type { Retention, Rewrite } from '../src/storage/retention.ts';
import type { ServerMemory } from './memory-store.ts';

const rewritten = <T>(value: T, rewrite: Rewrite): T =>
  JSON.parse(JSON.stringify(rewrite(JSON.parse(JSON.stringify(value)) as Json))) as T;

export function memoryRetention(memory: () => ServerMemory): Retention {
  return {
    matchesOf: async (guest, after, limit) => {
      const { seats, finished, rows, guests } = memory();
      const isIn = (match: string): boolean =>
        seats.get(match)?.includes(guest) === true ||
        (guests.has(guest) && finished.get(match)?.seats.some((seat) => seat.guest === guest) === true);
      return [...rows.keys()]
        .filter((match) => match > after && isIn(match))
        .sort()
        .slice(0, limit);
    },
    rewriteMatch: async (match, rewrite) => {
      const { rows, logs, records, finished } = memory();
      const row = rows.get(match);
      if (row !== undefined)
        rows.set(match, { ...row, lobby: rewritten<MatchRow['lobby']>(row.lobby, rewrite) });
      const log = logs.get(match) ?? [];
      log.forEach((entry, at) => {
        log[at] = { ...entry, body: rewritten<LogEntry['body']>(entry.body, rewrite) };
      });
      const text = records.get(match);
      if (text !== undefined) records.set(match, JSON.stringify(rewritten(JSON.parse(text), rewrite)));
      const kept = finished.get(match);
      if (kept !== undefined) finished.set(match, rewritten<FinishedMatch>(kept, rewrite));
      memory().ratings.rewrite(match, (value) => rewritten(value, rewrite));
    },
    renameHost: async (match, host, to) => {
      const { rows } = memory();
      const row = rows.get(match);
      if (row?.host === host) rows.set(match, { ...row, host: to });
    },
    forgetGuest: async (guest) => {
      const { guests, seats, links, profiles, ratings, quickTickets, administration, gatherings } = memory();
      guests.delete(guest);
      administration.forget(guest);
      profiles.forget(guest);
      ratings.forget(guest);
      await quickTickets.remove(guest);
      gatherings.forget(guest);
      for (const [hash, link] of links) if (link.guest === guest) links.delete(hash);
      for (const [match, sitting] of seats)
        seats.set(
          match,
          sitting.filter((each) => each !== guest),
        );
    },
    endedBetween: async ({ from, until }, limit) =>
      [...memory().rows.values()]
        .filter(({ status, updatedAt }) => status === 'over' && updatedAt > from && updatedAt < until)
        .sort((one, other) => one.updatedAt - other.updatedAt || (one.id < other.id ? -1 : 1))
        .slice(0, limit)
        .map(({ id, updatedAt }) => ({ id, updatedAt })),
    dropMatch: async (match) => {
      const { rows, logs, seats, records } = memory();
      for (const map of [rows, logs, seats, records]) map.delete(match);
    },
    noteUnseen: async (now) => {
      const { guests } = memory();
      for (const [id, row] of guests) if (row.seenAt === undefined) guests.set(id, { ...row, seenAt: now });
    },
    unseenGuests: async (before, limit) => {
      const { guests, profiles } = memory();
      const found: string[] = [];
      for (const { id, seenAt = before } of guests.values()) {
        const isProfile = (await profiles.passkeysOf(id)).length > 0 || (await profiles.hasRecovery(id));
        if (seenAt < before && !isProfile) found.push(id);
      }
      return found.slice(0, limit);
    },
  };
}
