// A backup is a SQLite file with the same tables as the store. It may come from either kind of store and be restored to
// either.

import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync as Database } from 'node:sqlite';
import { CannotOpen } from './cannot-open.ts';
import { LATEST, NewerSchema } from './migrations.ts';
import { DatabaseSync, isNotADatabase, isStorageFault } from './node-sqlite.ts';

/** Throws CannotOpen if it is not a backup, is damaged, or was made by a newer Mirabilia. */
export function openBackup(file: string): Database {
  if (!existsSync(file)) throw new CannotOpen(`There is no file ${file}.`);
  let database: Database | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const found = versionOf(database);
    if (found === undefined) throw new CannotOpen(`${file} is not a backup of a Mirabilia.`);
    if (found > LATEST) throw new NewerSchema(`The backup ${file}`, found);
    const fault = faultIn(database);
    if (fault !== undefined) {
      throw new CannotOpen(`The backup ${file} is damaged (${fault}). Take another one.`);
    }
    return database;
  } catch (error) {
    database?.close();
    if (isNotADatabase(error))
      throw new CannotOpen(`${file} is not a backup of a Mirabilia.`, { cause: error });
    if (isStorageFault(error)) {
      throw new CannotOpen(`${file} can't be read: ${(error as Error).message}.`, { cause: error });
    }
    throw error;
  }
}

/** The schema version; undefined if these are not Mirabilia's tables. */
export function versionOf(database: Database): number | undefined {
  const { tables } = database
    .prepare("select count(*) as tables from sqlite_schema where name in ('schema_versions', 'matches')")
    .get() as { tables: number };
  if (tables !== 2) return undefined;
  const { version } = database.prepare('select max(version) as version from schema_versions').get() as {
    version: number | null;
  };
  return version ?? undefined;
}

/** The first thing that is wrong with the file itself, or with what its rows refer to. */
export function faultIn(database: Database): string | undefined {
  const { integrity_check: verdict } = database.prepare('pragma integrity_check(1)').get() as {
    integrity_check: string;
  };
  if (verdict !== 'ok') return verdict;
  const lost = database.prepare('pragma foreign_key_check').get() as { table: string } | undefined;
  return lost && `rows in ${lost.table} belong to nothing`;
}

/** How many bytes may still be written beside the file. */
export type FreeBytes = (folder: string) => number;

const freeBytes: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

export interface WriteOptions {
  /** Roughly how large it will be. */
  readonly bytes: number;
  readonly free?: FreeBytes | undefined;
}

/** Writes a file completely or not at all: under a temporary name that is renamed at the end. */
export async function writeWhole<R>(
  file: string,
  { bytes, free = freeBytes }: WriteOptions,
  write: (partial: string) => R | Promise<R>,
): Promise<R> {
  const folder = dirname(file);
  const partial = `${file}.${process.pid}.partial`;
  const remove = () => {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${partial}${ending}`, { force: true });
  };
  // Ctrl-C removes the unfinished file as well.
  process.once('exit', remove);
  try {
    if (!existsSync(folder)) throw new CannotOpen(`There is no folder ${folder}.`);
    if (free(folder) < bytes) {
      throw new CannotOpen(`The disk is full: ${file} would take ${inMegabytes(bytes)}. Make room first.`);
    }
    // Only for the owner: it holds seeds and the signing key.
    closeSync(openSync(partial, 'wx', 0o600));
    const result = await write(partial);
    flush(partial);
    renameSync(partial, file);
    flush(folder);
    return result;
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    throw new CannotOpen(
      `${file} can't be written: ${(error as Error).message}. Is the disk full, or the folder read only?`,
      { cause: error },
    );
  } finally {
    remove();
    process.off('exit', remove);
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
