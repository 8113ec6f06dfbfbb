// A store that forgets everything at the end, and that can be told to fail, to be slow and to conflict. It keeps to the
// same contract as every store.

import {
  type Append,
  CLAIM_LASTS,
  type Cluster,
  type ClusterEvent,
  Conflict,
  type DueMatch,
  type FinishedMatch,
  type LogEntry,
  type MatchPatch,
  type MatchRow,
  type MatchStore,
  type PublicTableStore,
  Unavailable,
} from '../src/store.ts';

/** What happens to a write. */
export type Fate =
  | 'good'
  /** Nothing is written. */
  | 'unavailable'
  /** Nothing is written, as if another writer had been first. */
  | 'conflict'
  /** It is written, but the writer is told otherwise. */
  | 'written-but-conflict'
  | 'written-but-lost';

export type Write = 'append' | 'change' | 'other';

export interface MemoryStore extends MatchStore {
  readonly publicTables: PublicTableStore;
  /** Decides about every append, every change of a row and all other writes; all are good until it is set. */
  fate: (what: Write) => Fate;
  /** Writes wait until this resolves. */
  pause: Promise<void> | undefined;
  /** The whole log of a match. */
  log(match: string): readonly LogEntry[];
  readonly rows: ReadonlyMap<string, MatchRow>;
  forgetRecords(): void;
  /** Afterwards everything is Unavailable. */
  close(): Promise<void>;
  /** For stores that keep more than matches: a read or a write under the same fate. */
  read<R>(look: () => R): Promise<R>;
  write<R>(what: Write, change: () => R): Promise<R>;
}

/** What would be on the disk. */
export interface Memory {
  readonly rows: Map<string, MatchRow>;
  readonly codes: Map<string, string>;
  readonly logs: Map<string, LogEntry[]>;
  readonly seats: Map<string, readonly string[]>;
  readonly records: Map<string, string>;
  readonly finished: Map<string, FinishedMatch>;
  /** Which process has claimed a match, and until when. */
  readonly claims: Map<string, { readonly by: string; readonly until: number }>;
  /** The processes that share it, by name. */
  readonly processes: Map<string, MemoryProcess>;
}

export interface MemoryProcess {
  hear(news: ClusterEvent): void;
  isSo(question: string): boolean;
  /** It has lost its listener and hears nothing. */
  isDeaf: boolean;
}

export const emptyMemory = (): Memory => ({
  rows: new Map(),
  codes: new Map(),
  logs: new Map(),
  seats: new Map(),
  records: new Map(),
  finished: new Map(),
  claims: new Map(),
  processes: new Map(),
});

export interface MemoryStoreOptions {
  readonly memory?: Memory;
  readonly now?: () => number;
  /** `text`: what is written comes back through its text, as from a disk. `none` is for measuring the match service alone. */
  readonly copies?: 'text' | 'none';
  /** The name of this process, if several share the memory. */
  readonly sharedBy?: string;
}

const PATCHED = ['status', 'lobby', 'seed', 'result', 'wakeAt', 'host', 'visibility'] as const;

/** The parts of a patch that may change, whatever else it holds. */
function patchOf(given: MatchPatch): MatchPatch {
  return Object.fromEntries(
    PATCHED.filter((key) => given[key] !== undefined).map((key) => [key, given[key]]),
  );
}

const newestFirst = (rows: Iterable<MatchRow>): MatchRow[] =>
  [...rows].reverse().sort((a, b) => b.createdAt - a.createdAt);

/** What processes that share a memory know of each other. */
function shareMemory(
  { claims, processes }: Memory,
  { me, now }: { readonly me: string; readonly now: () => number },
) {
  const hearers: ((news: ClusterEvent) => void)[] = [];
  const self: MemoryProcess = {
    hear: (news) => {
      for (const hear of hearers) hear(news);
    },
    isSo: () => false,
    isDeaf: false,
  };
  processes.set(me, self);
  const isFree = (match: string): boolean => {
    const claim = claims.get(match);
    return claim === undefined || claim.by === me || claim.until <= now();
  };
  const take = (match: string): void => void claims.set(match, { by: me, until: now() + CLAIM_LASTS });
  return {
    isFree,
    take,
    tell: (news: ClusterEvent): void => {
      for (const each of processes.values()) if (!each.isDeaf) queueMicrotask(() => each.hear(news));
    },
    clusterOf: (byWake: () => readonly DueMatch[]): Cluster => ({
      openedAt: 0,
      listen: (hear) => void hearers.push(hear),
      claim: async (matches, at) => {
        const ours = byWake().filter(({ id, wakeAt }) => matches.includes(id) && wakeAt <= at && isFree(id));
        for (const { id } of ours) take(id);
        return ours;
      },
      doesAnybody: async (question) => [...processes.values()].some(({ isSo }) => isSo(question)),
      announce: (match, what) => {
        for (const each of processes.values()) {
          if (each === self || each.isDeaf) continue;
          queueMicrotask(() => each.hear({ kind: 'announced', process: me, match, what }));
        }
      },
      answer: (isSo) => {
        self.isSo = isSo;
      },
    }),
  };
}

export function memoryStore(options: MemoryStoreOptions = {}): MemoryStore {
  const { memory = emptyMemory(), now = () => 0, copies = 'text', sharedBy } = options;
  const { rows, codes, logs, seats, records } = memory;
  const sharing = sharedBy === undefined ? undefined : shareMemory(memory, { me: sharedBy, now });
  let isClosed = false;
  const copy = <V>(value: V): V =>
    copies === 'text' && value !== undefined ? (JSON.parse(JSON.stringify(value)) as V) : value;

  async function read<R>(look: () => R): Promise<R> {
    if (isClosed) throw new Unavailable('the store is closed');
    return look();
  }

  /** Runs a write under its fate. */
  async function write<R>(what: Write, change: () => R): Promise<R> {
    if (store.pause !== undefined) await store.pause;
    if (isClosed) throw new Unavailable('the store is closed');
    const fate = store.fate(what);
    if (fate === 'unavailable') throw new Unavailable('the disk is full');
    if (fate === 'conflict') throw new Conflict('somebody was first');
    const result = change();
    if (fate === 'written-but-conflict') throw new Conflict('somebody was first');
    if (fate === 'written-but-lost') throw new Error('the connection was lost');
    return result;
  }

  function byCode(code: string): MatchRow | undefined {
    const row = rows.get(codes.get(code) ?? '');
    return row?.status === 'over' ? undefined : row;
  }

  function rowOf(id: string): MatchRow {
    const row = rows.get(id);
    if (row === undefined) throw new Conflict(`no match ${id}`);
    return row;
  }

  function patchRow(id: string, patch: MatchPatch): MatchRow {
    const row = rowOf(id);
    const next = { ...row, ...copy(patchOf(patch)), version: row.version + 1, updatedAt: now() };
    rows.set(id, next);
    if (patch.wakeAt !== undefined) sharing?.take(id);
    return next;
  }

  function append({ match, entries, after, patch, finished }: Append): void {
    rowOf(match);
    const log = logs.get(match) ?? [];
    if (after !== undefined && after !== log.length) throw new Conflict('there are other entries');
    if (entries.some(({ seq }, i) => seq !== log.length + 1 + i))
      throw new Conflict('other entries are next');
    logs.set(match, log);
    for (const entry of entries) log.push(copy(entry));
    if (entries.length > 0) {
      // Notices of PostgreSQL are short: some carry the entries and some don't.
      const along = log.length % 2 === 0 ? {} : { entries: entries.map(copy) };
      sharing?.tell({ kind: 'entries', match, seq: log.length, ...along });
    }
    if (patch !== undefined) patchRow(match, patch);
    if (finished !== undefined) memory.finished.set(match, copy(finished));
  }

  const byWake = (): { id: string; wakeAt: number }[] =>
    [...rows.values()]
      .flatMap(({ id, wakeAt }) => (wakeAt === null ? [] : [{ id, wakeAt }]))
      .sort((a, b) => a.wakeAt - b.wakeAt);

  const store: MemoryStore = {
    ...(sharing === undefined ? {} : { cluster: sharing.clusterOf(byWake) }),
    fate: () => 'good',
    pause: undefined,
    log: (match) => logs.get(match) ?? [],
    rows,
    forgetRecords: () => records.clear(),

    append: (given) => write('append', () => append(given)),
    entries: (match, afterSeq, most = Number.POSITIVE_INFINITY) =>
      read(() => copy((logs.get(match) ?? []).slice(afterSeq, afterSeq + most))),

    createMatch: (row) =>
      write('change', () => {
        if (rows.has(row.id) || byCode(row.code) !== undefined) throw new Conflict('id or code is taken');
        rows.set(row.id, copy(row));
        codes.set(row.code, row.id);
      }),
    match: (idOrCode) => read(() => copy(rows.get(idOrCode) ?? byCode(idOrCode))),
    changeMatch: (id, version, patch) =>
      write('change', () => {
        if (rowOf(id).version !== version) throw new Conflict('the row has changed');
        const row = patchRow(id, patch);
        sharing?.tell({ kind: 'row', match: id, version: row.version });
        return copy(row);
      }),
    publicTables: {
      list: ({ limit, lobbiesSince, runningSince }) =>
        read(() => {
          const since = { lobby: lobbiesSince, running: runningSince, over: Number.POSITIVE_INFINITY };
          const open = newestFirst(rows.values()).filter(
            ({ visibility, status, updatedAt }) => visibility === 'public' && updatedAt >= since[status],
          );
          const isLobby = ({ status }: MatchRow): boolean => status === 'lobby';
          const lobbiesFirst = [...open.filter(isLobby), ...open.filter((row) => !isLobby(row))];
          const hosts = new Set<string>();
          const one = lobbiesFirst.filter(({ host }) => !hosts.has(host) && hosts.add(host));
          return copy(one.slice(0, limit));
        }),
      lobbiesOf: (host, since) =>
        read(() =>
          [...rows.values()]
            .filter(({ status, visibility }) => status === 'lobby' && visibility === 'public')
            .filter((row) => row.host === host && row.updatedAt >= since)
            .map(({ id }) => id),
        ),
      touch: (present) =>
        write('other', () => {
          for (const { match, guest } of present) {
            const row = rows.get(match);
            if (row === undefined || row.host !== guest || row.status === 'over') continue;
            if (row.status === 'lobby' || row.visibility === 'public')
              rows.set(match, { ...row, updatedAt: now() });
          }
        }),
      forgetLobbies: (before, limit) =>
        write('other', () => {
          const old = [...rows.values()]
            .filter((row) => row.status === 'lobby' && row.updatedAt < before)
            .sort((a, b) => a.updatedAt - b.updatedAt);
          for (const { id, code } of old.slice(0, limit)) {
            rows.delete(id);
            logs.delete(id);
            codes.delete(code);
            seats.delete(id);
          }
          return Math.min(old.length, limit);
        }),
    },
    matchesOf: (guest, limit) =>
      read(() => {
        const own = [...rows.values()].filter(({ id }) => seats.get(id)?.includes(guest));
        const running = own.filter(({ status }) => status === 'running');
        const others = own.filter(({ status }) => status !== 'running');
        const chosen = [...newestFirst(running), ...newestFirst(others)].slice(0, limit);
        return copy(newestFirst(chosen));
      }),
    seatGuests: (match, sitting) =>
      write('other', () => {
        rowOf(match);
        seats.set(match, [...sitting]);
      }),
    due: (before, limit) =>
      read(() =>
        byWake()
          .filter(({ id, wakeAt }) => wakeAt <= before && sharing?.isFree(id) !== false)
          .slice(0, limit),
      ),
    putRecord: (id, text) =>
      write('other', () => {
        records.set(id, text);
      }),
    record: (id) => read(() => records.get(id)),
    read,
    write,
    close: async () => {
      isClosed = true;
    },
  };
  return store;
}
