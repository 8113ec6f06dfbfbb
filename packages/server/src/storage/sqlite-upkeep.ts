// What a running server does for its SQLite file every few seconds: it looks whether the file is still there, and in quiet
// moments moves the log into the file and notes beside it how far the store has come.

import { statSync } from 'node:fs';
import { newId } from '../random-ids.ts';
import { storeFile } from './examine-store.ts';
import { queriesOn } from './queries.ts';
import { type SqliteConnection, sqlite } from './sqlite-connection.ts';
import {
  countMatches,
  readIdentity,
  STORE_ID,
  STORE_MARK,
  settingIn,
  writeIdentity,
} from './store-identity.ts';

export interface UpkeepOptions {
  readonly folder: string;
  readonly now: () => number;
  /** Milliseconds between two looks. Nothing was written in between: a quiet moment. */
  readonly every?: number | undefined;
}

export interface Upkeep {
  /** Declares the store damaged if its file was removed, exchanged or cut. */
  look(): void;
  /** Notes the last state. */
  close(): void;
}

const EVERY = 5000;
/** Looks after which it is done in a busy moment as well: a minute. */
const MOST_BUSY_LOOKS = 12;

export function startUpkeep(
  connection: SqliteConnection,
  { folder, now, every = EVERY }: UpkeepOptions,
): Upkeep {
  const { database, transactions } = connection;
  const ask = queriesOn(sqlite);
  const file = storeFile(folder);
  const { ino, dev } = statSync(file);
  let size = 0;

  const look = (): void => {
    const found = statSync(file, { throwIfNoEntry: false });
    const isSame = found !== undefined && found.ino === ino && found.dev === dev;
    if (!isSame) connection.declareDamaged(`${file} was removed or exchanged while the server ran`);
    // It never shrinks by itself.
    else if (found.size < size) connection.declareDamaged(`${file} was cut while the server ran`);
    else size = found.size;
  };

  const changesSoFar = database.prepare('select total_changes() as changes');
  const changes = (): number => Number(changesSoFar.get()?.changes);

  /** The store first: its own mark is never behind the one in the file. */
  const note = (): void => {
    transactions.begin();
    try {
      const mark = Number(settingIn(database, STORE_MARK) ?? 0) + 1;
      const store = settingIn(database, STORE_ID) ?? newId();
      connection.run(ask.replaceSetting(STORE_ID, store));
      connection.run(ask.replaceSetting(STORE_MARK, String(mark)));
      const matches = countMatches(database);
      transactions.commit();
      connection.checkpoint();
      writeIdentity(folder, { store, mark, matches, at: now() });
    } catch (error) {
      transactions.rollBack();
      throw error;
    }
    noted = changes();
    busyLooks = 0;
  };
  const tryToNote = (): void => {
    try {
      note();
    } catch {
      // The disk may be full. What was noted before still holds, and it is tried again.
    }
  };

  let noted = -1;
  let before = changes();
  let busyLooks = 0;
  if (readIdentity(folder) === undefined) note();
  look();

  const timer = setInterval(() => {
    look();
    const current = changes();
    const isQuiet = current === before;
    before = current;
    if (current === noted || (!isQuiet && ++busyLooks < MOST_BUSY_LOOKS)) return;
    tryToNote();
    before = changes();
  }, every).unref();

  return {
    look,
    close: () => {
      clearInterval(timer);
      if (database.isOpen && changes() !== noted) tryToNote();
    },
  };
}
