// Matches in the browser's own database. A log grows entry by entry, each durable before the page is told of it. When two tabs
// write to the same match, the second is refused.

import {
  type Append,
  Conflict,
  type LogEntry,
  type MatchPatch,
  type MatchRow,
  type MatchStore,
  Unavailable,
} from '@mirabilia/match-service/store';

export interface SoloStore extends MatchStore {
  remove(match: string): Promise<void>;
}

// What lies in people's browsers: it may be added to under a new version, never changed.
const NAME = 'mirabilia';
const VERSION = 1;
type StoreName = 'matches' | 'entries' | 'records';
const STORES: Readonly<Record<StoreName, IDBObjectStoreParameters>> = {
  matches: { keyPath: 'id' },
  entries: { keyPath: ['match', 'seq'] },
  records: { keyPath: 'id' },
};

type StoredEntry = LogEntry & { readonly match: string };

/** The parts of a row that may change; anything else in a patch is ignored. */
const CHANGING = [
  'status',
  'lobby',
  'seed',
  'result',
  'wakeAt',
  'host',
  'visibility',
] as const satisfies (keyof MatchPatch)[];

const changed = (row: MatchRow, patch: MatchPatch, updatedAt: number): MatchRow => ({
  ...row,
  ...Object.fromEntries(CHANGING.flatMap((part) => (part in patch ? [[part, patch[part]]] : []))),
  version: row.version + 1,
  updatedAt,
});

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });

function openDatabase(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const [name, options] of Object.entries(STORES)) request.result.createObjectStore(name, options);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onGone;
      // A newer page in another tab wants to change it and must not wait for this one.
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      resolve(database);
    };
  });
}

/** All entries of a match, from a number on. */
const entriesOf = (match: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([match, from], [match, Number.POSITIVE_INFINITY]);

async function lastSeq(entries: IDBObjectStore, match: string): Promise<number> {
  const last = await resultOf(entries.openKeyCursor(entriesOf(match), 'prev'));
  return last === null ? 0 : ((last.primaryKey as [string, number])[1] as number);
}

export function openStorage(factory: IDBFactory, now: () => number): SoloStore {
  let database: Promise<IDBDatabase> | undefined;

  function opened(): Promise<IDBDatabase> {
    database ??= openDatabase(factory, () => {
      database = undefined;
    });
    return database;
  }

  /** Any failure of the browser means: nothing was written, or nothing could be read. The next call opens the database again. */
  async function within<R>(
    names: StoreName[],
    mode: IDBTransactionMode,
    work: (store: (name: StoreName) => IDBObjectStore) => Promise<R>,
  ): Promise<R> {
    try {
      const transaction = (await opened()).transaction(names, mode, { durability: 'strict' });
      const done = finished(transaction);
      try {
        const result = await work((name) => transaction.objectStore(name));
        await done;
        return result;
      } catch (error) {
        done.catch(() => undefined);
        if (transaction.error === null) transaction.abort();
        throw error;
      }
    } catch (error) {
      if (error instanceof Conflict) throw error;
      database = undefined;
      throw new Unavailable('the browser keeps nothing', { cause: error });
    }
  }

  const rows = (): Promise<MatchRow[]> =>
    within(['matches'], 'readonly', (store) => resultOf<MatchRow[]>(store('matches').getAll()));

  async function rowIn(matches: IDBObjectStore, id: string): Promise<MatchRow> {
    const row: MatchRow | undefined = await resultOf(matches.get(id));
    if (row === undefined) throw new Conflict(`There is no match ${id}.`);
    return row;
  }

  const append = ({ match, entries, after, patch }: Append): Promise<void> =>
    within(['matches', 'entries'], 'readwrite', async (store) => {
      const row = await rowIn(store('matches'), match);
      const last = await lastSeq(store('entries'), match);
      if ((after ?? last) !== last || entries.some(({ seq }, index) => seq !== last + 1 + index)) {
        throw new Conflict(`The next entry of ${match} has the number ${last + 1}.`);
      }
      for (const entry of entries) store('entries').add({ match, ...entry } satisfies StoredEntry);
      if (patch === undefined) return;
      store('matches').put(changed(row, patch, now()));
    });

  return {
    append,
    entries: (match, afterSeq, most) =>
      within(['entries'], 'readonly', async (store) => {
        const wanted = store('entries').getAll(entriesOf(match, afterSeq + 1), most);
        const stored: StoredEntry[] = await resultOf(wanted);
        return stored.map(({ seq, at, body }) => ({ seq, at, body }));
      }),
    createMatch: (row) =>
      within(['matches'], 'readwrite', async (store) => {
        if ((await resultOf(store('matches').count(row.id))) > 0) throw new Conflict(`${row.id} is taken.`);
        store('matches').add(row);
      }),
    match: (id) =>
      within(['matches'], 'readonly', (store) => resultOf<MatchRow | undefined>(store('matches').get(id))),
    changeMatch: (id, version, patch) =>
      within(['matches'], 'readwrite', async (store) => {
        const row = await rowIn(store('matches'), id);
        if (row.version !== version) throw new Conflict(`Match ${id} has changed.`);
        const next = changed(row, patch, now());
        store('matches').put(next);
        return next;
      }),
    // Nobody else comes here: all matches are the player's own.
    seatGuests: async () => {},
    matchesOf: async (_guest, limit) =>
      (await rows()).sort((a, b) => b.createdAt - a.createdAt).slice(0, limit),
    due: async (before, limit) =>
      (await rows())
        .flatMap(({ id, wakeAt }) => (wakeAt === null || wakeAt > before ? [] : [{ id, wakeAt }]))
        .sort((a, b) => a.wakeAt - b.wakeAt)
        .slice(0, limit),
    putRecord: (id, text) =>
      within(['records'], 'readwrite', async (store) => void store('records').put({ id, text })),
    record: (id) =>
      within(['records'], 'readonly', async (store) => {
        const stored: { readonly text: string } | undefined = await resultOf(store('records').get(id));
        return stored?.text;
      }),
    remove: (match) =>
      within(['matches', 'entries', 'records'], 'readwrite', async (store) => {
        store('matches').delete(match);
        store('entries').delete(entriesOf(match));
        store('records').delete(match);
      }),
  };
}
