// Restores a backup to a folder or a PostgreSQL database, whichever it came from.

import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DatabaseSync as Database } from 'node:sqlite';
import { type FreeBytes, openBackup, versionOf, writeWhole } from './backup-file.ts';
import { CannotOpen } from './cannot-open.ts';
import { countRows, fillPostgres, isUsed, type RowCounts } from './copy-tables.ts';
import { storeFile } from './examine-store.ts';
import { lockFolder } from './lock.ts';
import { backup, DatabaseSync } from './node-sqlite.ts';
import type { StoreLocation } from './open-store.ts';
import { prepareTables } from './postgres-schema.ts';
import { makeFolder } from './sqlite.ts';
import { connect } from './sqlite-connection.ts';
import { forgetIdentity } from './store-identity.ts';

export interface RestoreOptions extends StoreLocation {
  readonly file: string;
  /** Replace existing data: a folder's is kept under another name, a database's is deleted. */
  readonly replace?: boolean;
  readonly free?: FreeBytes;
  readonly now?: () => number;
}

export interface Restored {
  readonly rows: RowCounts;
  /** Where the previous data is now. */
  readonly kept?: string;
}

/** Throws CannotOpen with a sentence for the operator; then nothing has changed. */
export async function restore({ database, ...options }: RestoreOptions): Promise<Restored> {
  const source = openBackup(resolve(options.file));
  try {
    return database === undefined || database === ''
      ? await intoFolder(source, options)
      : await intoDatabase(source, { ...options, address: database });
  } finally {
    source.close();
  }
}

const ALL_PAGES = 0x7fffffff;

async function intoFolder(
  source: Database,
  { data, file, replace = false, free, now = Date.now }: RestoreOptions,
): Promise<Restored> {
  const folder = resolve(data);
  makeFolder(folder);
  const lock = lockFolder(folder);
  try {
    const place = storeFile(folder);
    if (existsSync(place) && !replace && isInUse(place)) {
      throw new CannotOpen(`The folder ${folder} is not empty. Give an empty one, or --force to replace it.`);
    }
    let kept: string | undefined;
    const bytes = statSync(file).size;
    const rows = await writeWhole(place, { bytes, free }, async (partial) => {
      await backup(source, partial, { rate: ALL_PAGES });
      const copied = upToDate(partial);
      kept = setAside(place, now());
      return copied;
    });
    // The store that was there is no longer expected.
    forgetIdentity(folder);
    return kept === undefined ? { rows } : { rows, kept };
  } finally {
    lock.release();
  }
}

/** An unreadable file counts as data. */
function isInUse(file: string): boolean {
  let there: Database | undefined;
  try {
    there = new DatabaseSync(file, { readOnly: true });
    return versionOf(there) === undefined || isUsed(there);
  } catch {
    return true;
  } finally {
    there?.close();
  }
}

/** Migrates the tables and makes it a single file. */
function upToDate(file: string): RowCounts {
  const { database } = connect(file);
  try {
    database.exec('pragma journal_mode = delete');
    return countRows(database);
  } finally {
    database.close();
  }
}

/**
 * Together with SQLite's side files, which may hold the last moves. They are moved even if the file itself is missing: SQLite
 * would take them for those of the restored one.
 */
function setAside(file: string, now: number): string | undefined {
  if (![file, `${file}-wal`].some(existsSync)) return undefined;
  const moment = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const kept = file.replace(/\.db$/, `-before-${moment}.db`);
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) renameSync(file + ending, kept + ending);
  }
  return kept;
}

interface IntoDatabase extends RestoreOptions {
  readonly address: string;
}

async function intoDatabase(
  source: Database,
  { address, replace = false, now = Date.now }: IntoDatabase,
): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-restore-'));
  try {
    // Migrate a copy; the backup stays as it is.
    const file = join(folder, 'backup.db');
    await backup(source, file, { rate: ALL_PAGES });
    await prepareTables(address, now);
    const { database } = connect(file);
    try {
      return { rows: await fillPostgres(database, { address, replace }) };
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
