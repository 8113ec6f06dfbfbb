// The store of a single server: one SQLite file in a folder.

import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { newWorkerPool } from '../worker-pool.ts';
import { administrationOn, administrationQueriesOn } from './administration.ts';
import { CannotOpen } from './cannot-open.ts';
import { dailyAttemptsOn, dailyQueriesOn } from './daily-attempts.ts';
import type { Damaged } from './damaged.ts';
import { type Examined, examinePages, examineStore, storeFile } from './examine-store.ts';
import { gatheringQueriesOn, gatheringsOn } from './gatherings.ts';
import { groupCommit } from './group-commit.ts';
import { lockFolder } from './lock.ts';
import { isNotWritable } from './node-sqlite.ts';
import { outboxOn } from './outbox.ts';
import { outboxQueriesOn } from './outbox-queries.ts';
import { profileQueriesOn, profilesOn } from './profiles.ts';
import { queriesOn } from './queries.ts';
import { quickTicketQueriesOn, quickTicketsOn } from './quick-tickets.ts';
import { type RatingRunner, ratingQueriesOn, ratingsOn } from './ratings.ts';
import { resultQueriesOn, resultsOn } from './results.ts';
import { retentionOn, retentionQueriesOn } from './retention.ts';
import { appender } from './sqlite-append.ts';
import { connect, type SqliteConnection, sqlite } from './sqlite-connection.ts';
import { startUpkeep } from './sqlite-upkeep.ts';
import { Conflict, type Store, Unavailable } from './store.ts';
import { guestRow, logEntry, matchRow, patchColumns } from './tables.ts';

export interface SqliteOptions {
  readonly folder: string;
  readonly now?: () => number;
  /** Called once, when damage is found after the store was opened. */
  readonly onDamage?: ((damage: Damaged) => void) | undefined;
  /** For tests: milliseconds between two looks at the file, and bytes of a store that is checked before it is opened. */
  readonly upkeepEvery?: number;
  readonly checkedAtOnce?: number;
}

/**
 * Throws CannotOpen: FolderInUse if another server uses the folder, NewerSchema if a newer one wrote it, DamagedStore if
 * it is damaged, or a sentence if it isn't the store that was there.
 */
export async function openSqlite({ folder, ...options }: SqliteOptions): Promise<Store> {
  const place = resolve(folder);
  try {
    makeFolder(place);
    return openLocked(place, options);
  } catch (error) {
    throw openingError(place, error);
  }
}

/** A sentence for the operator, if the system or the disk is the reason. */
export function openingError(place: string, error: unknown): unknown {
  if (!isOfTheSystem(error)) return error;
  if (isNotWritable(error)) {
    return new CannotOpen(
      `The server can't write to the folder ${place}: ${error.message}. Let its account own the folder and what is in it ` +
        `(chown -R ACCOUNT ${place}), mount the disk for writing, or give another folder with --data.`,
      { cause: error },
    );
  }
  return new CannotOpen(`The data in the folder ${place} can't be opened: ${error.message}.`, {
    cause: error,
  });
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

type LockedOptions = Omit<SqliteOptions, 'folder'>;

function openLocked(
  place: string,
  { now = Date.now, onDamage, upkeepEvery, checkedAtOnce }: LockedOptions,
): Store {
  accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
  const lock = lockFolder(place);
  let connection: SqliteConnection | undefined;
  try {
    const examined = examineStore(place, checkedAtOnce);
    connection = connect(storeFile(place));
    checkWritable(connection, now());
    if (onDamage !== undefined) connection.whenDamaged(onDamage);
    const upkeep = startUpkeep(connection, { folder: place, now, every: upkeepEvery });
    const store = sqliteStore(connection, now);
    const check = examined === 'later' ? checkPages(connection, storeFile(place)) : undefined;
    return {
      ...store,
      contents: async () => {
        if (check !== undefined) return check.done;
        return examined === undefined || examined === 'later' ? { matches: 0, lastMoveAt: null } : examined;
      },
      probe: async () => {
        upkeep.look();
        if (check?.isUnderWay()) throw new Unavailable('The store is still being checked.');
        await store.probe();
      },
      close: async () => {
        try {
          await check?.stop();
          upkeep.close();
          await store.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    if (connection?.database.isOpen) connection.database.close();
    lock.release();
    throw error;
  }
}

/** SQLite opens a file that it may not write as well, and fails with the first write. */
function checkWritable(connection: SqliteConnection, at: number): void {
  connection.run(queriesOn(sqlite).replaceSetting(PROBE, String(at)));
}

interface PageCheck {
  readonly done: Promise<Examined>;
  isUnderWay(): boolean;
  stop(): Promise<void>;
}

/** In a thread: a large store takes seconds, and people play meanwhile. */
function checkPages(connection: SqliteConnection, file: string): PageCheck {
  const module = new URL('./check-pages-worker.ts', import.meta.url);
  const pool = newWorkerPool<string, Examined>({ module, size: 1 });
  let isUnderWay = true;
  const done = pool.run(file).finally(() => {
    isUnderWay = false;
    return pool.close();
  });
  done.then(
    ({ fault }) => {
      if (fault !== undefined) connection.declareDamaged(fault);
    },
    // Stopped, or the file can't be read: then the server's own reading says so.
    () => {},
  );
  return { done, isUnderWay: () => isUnderWay, stop: () => pool.close() };
}

/** A setting that is written to see whether writing works. */
const PROBE = 'probe';

export function sqliteStore(connection: SqliteConnection, now: () => number): Store {
  const ask = queriesOn(sqlite);
  const outbox = outboxQueriesOn(sqlite, (rows) => rows);
  const { write, flush } = groupCommit(connection.transactions);
  const { all, first, run } = connection;
  const append = appender(connection, now);
  const runner: RatingRunner = {
    all: async (query) => all(query),
    write: (query) => write(() => all(query)),
    together: (statements) =>
      write(() => {
        for (const statement of statements) run(statement);
      }),
  };

  return {
    append: (given) => write(() => append(given)),
    entries: async (match, afterSeq, most) => all(ask.entriesAfter(match, afterSeq, most)).map(logEntry),

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
            const drops = [
              ask.clearSeats(id),
              ask.clearEntries(id),
              outbox.dropWebhook(id),
              ask.dropMatch(id),
            ];
            for (const drop of drops) run(drop);
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
    logLength: async (match) => first(ask.lastSeq(match))?.seq ?? 0,
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

    putSetting: (key, value) => write(() => void run(ask.replaceSetting(key, value))),
    finishedMatches: async (after, limit) => all(ask.finishedMatches(after, limit)).map(matchRow),

    outbox: outboxOn(outbox, runner),
    dailyAttempts: dailyAttemptsOn(dailyQueriesOn(sqlite), runner),
    gatherings: gatheringsOn(gatheringQueriesOn(sqlite), runner),
    results: resultsOn(resultQueriesOn(sqlite), runner),
    retention: retentionOn(retentionQueriesOn(sqlite), runner),
    ratings: ratingsOn(ratingQueriesOn(sqlite), runner),
    quickTickets: quickTicketsOn(
      quickTicketQueriesOn(sqlite, (rows) => rows),
      runner,
    ),
    administration: administrationOn(administrationQueriesOn(sqlite), runner),
    profiles: profilesOn(profileQueriesOn(sqlite), runner),

    probe: () => write(() => void run(ask.replaceSetting(PROBE, String(now())))),
    contents: async () => examinePages(connection.database),
    close: async () => {
      flush();
      if (connection.database.isOpen) connection.database.close();
    },
  };
}
