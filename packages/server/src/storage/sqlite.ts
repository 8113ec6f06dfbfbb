// The store of a single server: one SQLite file in a folder.

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotOpen } from './cannot-open.ts';
import { groupCommit } from './group-commit.ts';
import { lockFolder } from './lock.ts';
import { outboxOn } from './outbox.ts';
import { outboxQueriesOn } from './outbox-queries.ts';
import { queriesOn } from './queries.ts';
import { appender } from './sqlite-append.ts';
import { connect, type SqliteConnection, sqlite } from './sqlite-connection.ts';
import { Conflict, type Store, Unavailable } from './store.ts';
import { guestRow, logEntry, matchRow, patchColumns } from './tables.ts';

export interface SqliteOptions {
  readonly folder: string;
  readonly now?: () => number;
}

/** Throws CannotOpen: FolderInUse if another server uses the folder, NewerSchema if a newer one wrote it. */
export async function openSqlite({ folder, now = Date.now }: SqliteOptions): Promise<Store> {
  const place = resolve(folder);
  try {
    makeFolder(place);
    return openLocked(place, now);
  } catch (error) {
    if (!isOfTheSystem(error)) throw error;
    throw new CannotOpen(`The data in the folder ${place} can't be opened: ${error.message}.`, {
      cause: error,
    });
  }
}

/** Folder by folder: Node's recursive mkdir never returns if the system refuses a folder as if its parent were missing. */
export function makeFolder(place: string): void {
  if (existsSync(place)) {
    if (!statSync(place).isDirectory())
      throw new CannotOpen(`The data in the folder ${place} can't be opened: it is a file.`);
    return;
  }
  if (dirname(place) !== place) makeFolder(dirname(place));
  mkdirSync(place, { mode: 0o700 });
}

const isOfTheSystem = (error: unknown): error is Error =>
  error instanceof Unavailable || (error instanceof Error && 'code' in error);

function openLocked(place: string, now: () => number): Store {
  const lock = lockFolder(place);
  try {
    const store = sqliteStore(connect(join(place, 'mirabilia.db')), now);
    return { ...store, close: () => store.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A setting that is written to see whether writing works. */
const PROBE = 'probe';

export function sqliteStore(connection: SqliteConnection, now: () => number): Store {
  const ask = queriesOn(sqlite);
  const outbox = outboxQueriesOn(sqlite, (rows) => rows);
  const { write, flush } = groupCommit(connection.transactions);
  const { all, first, run } = connection;
  const append = appender(connection, now);

  return {
    append: (given) => write(() => append(given)),
    entries: async (match, afterSeq) => all(ask.entriesAfter(match, afterSeq)).map(logEntry),

    createMatch: (row) =>
      write(() => {
        run(ask.freeCode(row.code));
        run(ask.addMatch(row));
      }),
    match: async (idOrCode) => {
      const found = first(ask.matchBy(idOrCode));
      return found && matchRow(found);
    },
    changeMatch: (id, version, patch) =>
      write(() => {
        const change = ask.change({ match: id, columns: patchColumns(patch), at: now() });
        const changed = first(change.where('version', '=', version).returningAll());
        if (changed === undefined) throw new Conflict(`${id} no longer has the version ${version}.`);
        return matchRow(changed);
      }),
    publicTables: {
      list: async (wanted) => all(ask.openToAll(wanted)).map(matchRow),
      lobbiesOf: async (host, since) => all(ask.publicLobbiesOf(host, since)).map(({ id }) => id),
      touch: (present) =>
        write(() => {
          for (const { match, guest } of present) run(ask.touch(match, guest, now()));
        }),
      forgetLobbies: (before, limit) =>
        write(() => {
          const old = all(ask.oldLobbies(before, limit));
          for (const { id } of old) {
            for (const drop of [ask.clearSeats(id), outbox.dropWebhook(id), ask.dropMatch(id)]) run(drop);
          }
          return old.length;
        }),
    },
    matchesOf: async (guest, limit) => all(ask.matchesOf(guest, limit)).map(matchRow),
    seatGuests: (match, guests) =>
      write(() => {
        run(ask.clearSeats(match));
        for (const guest of new Set(guests)) run(ask.seat(match, guest));
      }),
    due: async (before, limit) =>
      all(ask.due(before, limit)).map(({ id, wake_at }) => ({ id, wakeAt: wake_at })),
    nextWake: async () => first(ask.nextWake())?.wake_at,
    botTablesOf: async (host, most) => all(ask.botTablesOf(host, most)).length,

    guest: async (id) => {
      const found = first(ask.guest(id));
      return found && guestRow(found);
    },
    putGuest: (row) => write(() => void run(ask.putGuest(row))),
    putDeviceLink: ({ hash, guest, expiresAt }) =>
      write(() => void run(ask.addDeviceLink(hash, guest, expiresAt))),
    claimDeviceLink: (hash, at) =>
      write(() => {
        const taken = all(ask.takeDeviceLinks(hash, at)).find((link) => link.hash === hash);
        return taken !== undefined && taken.expires_at > at ? taken.guest : undefined;
      }),

    putRecord: (id, text) => write(() => void run(ask.putRecord(id, text))),
    record: async (id) => first(ask.record(id))?.text,
    setting: (key, make) =>
      write(() => {
        const known = first(ask.setting(key));
        if (known !== undefined) return known.value;
        const value = make();
        run(ask.addSetting(key, value));
        return value;
      }),

    outbox: outboxOn(outbox, {
      all: async (query) => all(query),
      write: (query) => write(() => all(query)),
    }),

    probe: () => write(() => void run(ask.replaceSetting(PROBE, String(now())))),
    close: async () => {
      flush();
      if (connection.database.isOpen) connection.database.close();
    },
  };
}
