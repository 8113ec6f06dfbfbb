// Tournaments and groups in memory, by the same contract as every store's.

import type { GatheringRow, Gatherings } from '../src/storage/gatherings.ts';

export function memoryGatherings(): Gatherings & { forget(guest: string): void } {
  const rows = new Map<string, GatheringRow>();
  const guests = new Map<string, Set<string>>();
  const matches: { id: string; match: string; at: number }[] = [];
  const newestFirst = (some: readonly GatheringRow[], limit: number) =>
    some
      .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1))
      .slice(0, limit);
  const forget = (keep: (match: { id: string }) => boolean): void => {
    matches.splice(0, matches.length, ...matches.filter(keep));
  };
  return {
    create: async (row) => {
      if (rows.has(row.id)) throw new Error(`${row.id} is taken`);
      rows.set(row.id, structuredClone(row));
    },
    get: async (id) => rows.get(id),
    change: async (id, version, { at, ...patch }) => {
      const row = rows.get(id);
      if (row?.version !== version) return undefined;
      const changed = { ...row, ...structuredClone(patch), version: version + 1, updatedAt: at };
      rows.set(id, changed);
      return changed;
    },
    drop: async (id) => {
      rows.delete(id);
      guests.delete(id);
      forget((match) => match.id !== id);
    },
    enter: async (id, guest) => void guests.set(id, (guests.get(id) ?? new Set()).add(guest)),
    leave: async (id, guest) => void guests.get(id)?.delete(guest),
    of: async (guest, kind, limit) =>
      newestFirst(
        [...rows.values()].filter((row) => row.kind === kind && guests.get(row.id)?.has(guest) === true),
        limit,
      ),
    within: async (parent, limit) =>
      newestFirst(
        [...rows.values()].filter((row) => row.parent === parent),
        limit,
      ),
    claimDue: async (now, until, limit) => {
      const due = [...rows.values()]
        .filter(({ wakeAt }) => wakeAt !== null && wakeAt <= now)
        .sort((one, other) => (one.wakeAt ?? 0) - (other.wakeAt ?? 0))
        .slice(0, limit);
      return due.map((row) => {
        const claimed = { ...row, wakeAt: until };
        rows.set(row.id, claimed);
        return claimed;
      });
    },
    wake: async (id, version, wakeAt) => {
      const row = rows.get(id);
      if (row?.version === version) rows.set(id, { ...row, wakeAt });
    },
    addMatch: async (id, match, at) => {
      if (!matches.some((known) => known.id === id && known.match === match)) matches.push({ id, match, at });
    },
    matchesOf: async (id, limit) =>
      matches
        .filter((match) => match.id === id)
        .sort((one, other) => other.at - one.at || (one.match < other.match ? -1 : 1))
        .slice(0, limit)
        .map(({ match }) => match),
    gatheringOfMatch: async (match, kind) =>
      matches.find((known) => known.match === match && rows.get(known.id)?.kind === kind)?.id,
    forget: (guest) => {
      for (const entered of guests.values()) entered.delete(guest);
    },
  };
}
