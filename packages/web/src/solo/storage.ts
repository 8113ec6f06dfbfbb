// Matches in the browser's own database. A log grows entry by entry, each durable before anybody is told; two tabs that
// write to the same match can't both be right, and the second is refused.

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

const NAME = 'mirabilia';
const VERSION = 1;
type Shelf = 'matches' | 'entries' | 'records';
const SHELVES: Readonly<Record<Shelf, IDBObjectStoreParameters>> = {
  matches: { keyPath: 'id' },
  entries: { keyPath: ['match', 'seq'] },
  records: { keyPath: 'id' },
};

type KeptEntry = LogEntry & { readonly match: string };

/** What of a row may change; whatever else is given with it stays as it is. */
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

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error('given up'));
  });

function openDatabase(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const [shelf, how] of Object.entries(SHELVES)) request.result.createObjectStore(shelf, how);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onGone;
      // A newer page in another tab wants to change it: it shall not wait for us.
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      resolve(database);
    };
  });
}

/** All entries of a match, from a number on. */
const ofMatch = (match: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([match, from], [match, Number.POSITIVE_INFINITY]);

async function lastSeq(entries: IDBObjectStore, match: string): Promise<number> {
  const last = await asked(entries.openKeyCursor(ofMatch(match), 'prev'));
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

  /** Whatever the browser says: nothing was written, or nothing could be read. */
  async function within<R>(
    shelves: Shelf[],
    mode: IDBTransactionMode,
    work: (shelf: (name: Shelf) => IDBObjectStore) => Promise<R>,
  ): Promise<R> {
    try {
      const transaction = (await opened()).transaction(shelves, mode, { durability: 'strict' });
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
    within(['matches'], 'readonly', (shelf) => asked<MatchRow[]>(shelf('matches').getAll()));

  async function rowIn(matches: IDBObjectStore, id: string): Promise<MatchRow> {
    const row: MatchRow | undefined = await asked(matches.get(id));
    if (row === undefined) throw new Conflict(`There is no match ${id}.`);
    return row;
  }

  const append = ({ match, entries, after, patch }: Append): Promise<void> =>
    within(['matches', 'entries'], 'readwrite', async (shelf) => {
      const row = await rowIn(shelf('matches'), match);
      const last = await lastSeq(shelf('entries'), match);
      if ((after ?? last) !== last || entries.some(({ seq }, index) => seq !== last + 1 + index)) {
        throw new Conflict(`The next entry of ${match} has the number ${last + 1}.`);
      }
      for (const entry of entries) shelf('entries').add({ match, ...entry } satisfies KeptEntry);
      if (patch === undefined) return;
      shelf('matches').put(changed(row, patch, now()));
    });

  return {
    append,
    entries: (match, afterSeq) =>
      within(['entries'], 'readonly', async (shelf) => {
        const kept: KeptEntry[] = await asked(shelf('entries').getAll(ofMatch(match, afterSeq + 1)));
        return kept.map(({ seq, at, body }) => ({ seq, at, body }));
      }),
    createMatch: (row) =>
      within(['matches'], 'readwrite', async (shelf) => {
        if ((await asked(shelf('matches').count(row.id))) > 0) throw new Conflict(`${row.id} is taken.`);
        shelf('matches').add(row);
      }),
    match: (id) =>
      within(['matches'], 'readonly', (shelf) => asked<MatchRow | undefined>(shelf('matches').get(id))),
    changeMatch: (id, version, patch) =>
      within(['matches'], 'readwrite', async (shelf) => {
        const row = await rowIn(shelf('matches'), id);
        if (row.version !== version) throw new Conflict(`Match ${id} has changed.`);
        const next = changed(row, patch, now());
        shelf('matches').put(next);
        return next;
      }),
    // Nobody else comes here: all matches are one's own.
    publicMatches: async () => [],
    seatGuests: async () => {},
    matchesOf: async (_guest, limit) =>
      (await rows()).sort((a, b) => b.createdAt - a.createdAt).slice(0, limit),
    due: async (before, limit) =>
      (await rows())
        .flatMap(({ id, wakeAt }) => (wakeAt === null || wakeAt > before ? [] : [{ id, wakeAt }]))
        .sort((a, b) => a.wakeAt - b.wakeAt)
        .slice(0, limit),
    putRecord: (id, text) =>
      within(['records'], 'readwrite', async (shelf) => void shelf('records').put({ id, text })),
    record: (id) =>
      within(['records'], 'readonly', async (shelf) => {
        const kept: { readonly text: string } | undefined = await asked(shelf('records').get(id));
        return kept?.text;
      }),
    remove: (match) =>
      within(['matches', 'entries', 'records'], 'readwrite', async (shelf) => {
        shelf('matches').delete(match);
        shelf('entries').delete(ofMatch(match));
        shelf('records').delete(match);
      }),
  };
}
