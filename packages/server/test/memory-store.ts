// A storage that forgets everything at the end, and that can be told to fail, to be slow and to conflict.

import {
  type Append,
  Conflict,
  type GuestRow,
  type LogEntry,
  type MatchPatch,
  type MatchRow,
  type Store,
  Unavailable,
} from '../src/storage/store.ts';

/** What happens to a write: nothing special, or one of the accidents. */
export type Fate =
  | 'good'
  /** Nothing is written. */
  | 'unavailable'
  /** Nothing is written, as if somebody else had been first. */
  | 'conflict'
  /** It is written, but the writer is told otherwise. */
  | 'written-but-conflict'
  | 'written-but-lost';

export interface MemoryStore extends Store {
  /** Decides about every append and every change of a row; all are good until it is set. */
  fate: (what: 'append' | 'change') => Fate;
  /** Writes wait until this resolves. */
  pause: Promise<void> | undefined;
  /** The whole log of a match. */
  log(match: string): readonly LogEntry[];
  readonly rows: ReadonlyMap<string, MatchRow>;
}

export interface MemoryStoreOptions {
  /** `text`: what is written comes back through its text, as from a disk. `none` is for measuring the hall alone. */
  readonly copies?: 'text' | 'none';
}

export function memoryStore({ copies = 'text' }: MemoryStoreOptions = {}): MemoryStore {
  const copy = <V>(value: V): V =>
    copies === 'text' && value !== undefined ? (JSON.parse(JSON.stringify(value)) as V) : value;
  const rows = new Map<string, MatchRow>();
  const codes = new Map<string, string>();
  const logs = new Map<string, LogEntry[]>();
  const seats = new Map<string, readonly string[]>();
  const guests = new Map<string, GuestRow>();
  const links = new Map<string, { guest: string; expiresAt: number }>();
  const records = new Map<string, string>();
  const settings = new Map<string, string>();

  /** Runs a write under its fate. */
  async function write<R>(what: 'append' | 'change', carryOut: () => R): Promise<R> {
    if (store.pause !== undefined) await store.pause;
    const fate = store.fate(what);
    if (fate === 'unavailable') throw new Unavailable('the disk is full');
    if (fate === 'conflict') throw new Conflict('somebody was first');
    const result = carryOut();
    if (fate === 'written-but-conflict') throw new Conflict('somebody was first');
    if (fate === 'written-but-lost') throw new Error('the connection was lost');
    return result;
  }

  function patchRow(id: string, patch: MatchPatch): MatchRow {
    const row = rows.get(id);
    if (row === undefined) throw new Error(`no match ${id}`);
    const next = { ...row, ...copy(patch), version: row.version + 1, updatedAt: row.updatedAt + 1 };
    rows.set(id, next);
    return next;
  }

  const byWake = () =>
    [...rows.values()]
      .flatMap(({ id, wakeAt }) => (wakeAt === null ? [] : [{ id, wakeAt }]))
      .sort((a, b) => a.wakeAt - b.wakeAt);

  const store: MemoryStore = {
    fate: () => 'good',
    pause: undefined,
    log: (match) => logs.get(match) ?? [],
    rows,

    append: ({ match, entries, patch }: Append) =>
      write('append', () => {
        const log = logs.get(match) ?? [];
        if (!rows.has(match)) throw new Error(`no match ${match}`);
        for (const [i, { seq }] of entries.entries()) {
          if (seq <= log.length) throw new Conflict(`entry ${seq} is taken`);
          if (seq !== log.length + 1 + i) throw new Error(`entry ${seq} leaves a gap`);
        }
        log.push(...copy(entries));
        logs.set(match, log);
        if (patch !== undefined) patchRow(match, patch);
      }),
    entries: async (match, afterSeq) => copy((logs.get(match) ?? []).slice(afterSeq)),

    createMatch: (row) =>
      write('change', () => {
        if (rows.has(row.id) || codes.has(row.code)) throw new Conflict('id or code is taken');
        rows.set(row.id, copy(row));
        codes.set(row.code, row.id);
      }),
    match: async (idOrCode) => copy(rows.get(idOrCode) ?? rows.get(codes.get(idOrCode) ?? '')),
    changeMatch: (id, version, patch) =>
      write('change', () => {
        if (rows.get(id)?.version !== version) throw new Conflict('the row has changed');
        return copy(patchRow(id, patch));
      }),
    publicMatches: async (limit) =>
      copy([...rows.values()].filter((row) => row.visibility === 'public').slice(0, limit)),
    matchesOf: async (guest, limit) =>
      copy(
        [...rows.values()]
          .filter(({ id }) => seats.get(id)?.includes(guest))
          .reverse()
          .slice(0, limit),
      ),
    seatGuests: async (match, sitting) => {
      seats.set(match, [...sitting]);
    },
    due: async (before, limit) =>
      byWake()
        .slice(0, limit)
        .filter(({ wakeAt }) => wakeAt <= before),
    nextWake: async () => byWake()[0]?.wakeAt,

    guest: async (id) => guests.get(id),
    putGuest: async (row) => {
      guests.set(row.id, row);
    },
    putDeviceLink: async ({ hash, guest, expiresAt }) => {
      links.set(hash, { guest, expiresAt });
    },
    claimDeviceLink: async (hash, now) => {
      const link = links.get(hash);
      links.delete(hash);
      return link !== undefined && link.expiresAt > now ? link.guest : undefined;
    },
    putRecord: async (id, text) => {
      records.set(id, text);
    },
    record: async (id) => records.get(id),
    setting: async (key, make) => {
      const value = settings.get(key) ?? make();
      settings.set(key, value);
      return value;
    },
    probe: async () => {},
    close: async () => {},
  };
  return store;
}
