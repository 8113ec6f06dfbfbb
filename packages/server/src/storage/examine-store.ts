// Looks at a folder's store before it is opened for writing. Opening it first would hide what is wrong: SQLite deletes a
// log whose file is missing, and writes the readable part of a damaged one into the file.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync as Database } from 'node:sqlite';
import { versionOf } from './backup-file.ts';
import { UnusableStore } from './cannot-open.ts';
import { LATEST } from './migrations.ts';
import { DatabaseSync, isNotADatabase } from './node-sqlite.ts';
import type { StoreContents } from './store.ts';
import {
  countMatches,
  differenceFrom,
  lossSentence,
  readIdentity,
  type StoreIdentity,
} from './store-identity.ts';
import { isCutShort } from './wal-damage.ts';

export const storeFile = (folder: string): string => join(folder, 'mirabilia.db');

export interface Examined extends StoreContents {
  /** What is wrong with its pages. */
  readonly fault: string | undefined;
}

export class DamagedStore extends UnusableStore {
  override readonly name = 'DamagedStore';

  constructor(folder: string, fault: string, options?: ErrorOptions) {
    super(
      `The store in ${folder} is damaged: ${fault}. Look at it with: mirabilia doctor --data ${folder}. ` +
        `Then restore a backup: mirabilia restore FILE --data ${folder} --force.`,
      options,
    );
  }
}

/** Bytes of a store that is checked page by page before the server starts: 50 ms. A larger one is checked by a thread. */
const CHECKED_AT_ONCE = 64 << 20;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Throws UnusableStore if the store is damaged, or isn't the one that was there. Gives nothing if there is none yet, and
 * 'later' for a large one, whose pages are still to be checked. Only while no server uses the folder.
 */
export function examineStore(
  folder: string,
  checkedAtOnce: number = CHECKED_AT_ONCE,
): Examined | 'later' | undefined {
  const file = storeFile(folder);
  const known = readIdentity(folder);
  const log = `${file}-wal`;
  if (sizeOf(file) === 0) {
    const missing = existsSync(file) ? 'mirabilia.db is empty' : 'mirabilia.db is missing';
    if (known !== undefined) throw new UnusableStore(lossSentence(folder, known, missing));
    if (sizeOf(log) > 0) {
      throw new UnusableStore(
        `In ${folder} ${missing}, but mirabilia.db-wal is there and holds moves: put back mirabilia.db, ` +
          `or restore a backup (mirabilia restore FILE --data ${folder}).`,
      );
    }
    return undefined;
  }
  if (isCutShort(log)) throw new DamagedStore(folder, `${log} has a damaged part, and moves after it`);
  return reading(folder, (database) => {
    const version = versionOf(database);
    // Opening it says so.
    if (version !== undefined && version > LATEST) return undefined;
    if (known !== undefined) checkIdentity(folder, known, database);
    if (version === undefined) return undefined;
    if (sizeOf(file) > checkedAtOnce) return 'later';
    const examined = examinePages(database);
    if (examined.fault !== undefined) throw new DamagedStore(folder, examined.fault);
    return examined;
  });
}

/** Throws UnusableStore if it isn't the store that was there, or if something of it is missing. */
export function checkIdentity(folder: string, known: StoreIdentity, database: Database): void {
  const difference = differenceFrom(known, database);
  if (difference !== undefined) throw new UnusableStore(lossSentence(folder, known, difference));
}

/** Reads every page: about a second per gigabyte. */
export function examinePages(database: Database): Examined {
  const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check;
  if (verdict !== 'ok') {
    // It has several lines, and sentences have one.
    const fault = String(verdict).replaceAll(/\s+/g, ' ');
    return { fault, matches: 0, lastMoveAt: null };
  }
  const { lastMoveAt } = database.prepare('select max(at) as lastMoveAt from entries').get() as {
    lastMoveAt: number | null;
  };
  return { fault: undefined, matches: countMatches(database), lastMoveAt };
}

/** Read-only: closing the last connection that may write would put the log into the file. */
function reading<R>(folder: string, read: (database: Database) => R): R {
  let database: Database | undefined;
  try {
    database = new DatabaseSync(storeFile(folder), { readOnly: true, timeout: 1000 });
    return read(database);
  } catch (error) {
    if (isNotADatabase(error)) throw new DamagedStore(folder, (error as Error).message, { cause: error });
    throw error;
  } finally {
    database?.close();
  }
}
