// Copies the whole store as it is at one moment, while the server runs and without delaying any move.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DatabaseSync as Database } from 'node:sqlite';
import { type FreeBytes, faultIn, versionOf, writeWhole } from './backup-file.ts';
import { CannotOpen } from './cannot-open.ts';
import { countRows, fillSqlite, onPostgres, type RowCounts } from './copy-tables.ts';
import { checkIdentity, storeFile } from './examine-store.ts';
import { LATEST, NewerSchema } from './migrations.ts';
import { backup, DatabaseSync } from './node-sqlite.ts';
import type { StoreLocation } from './open-store.ts';
import { databaseName } from './postgres-schema.ts';
import { connect } from './sqlite-connection.ts';
import { lossSentence, readIdentity } from './store-identity.ts';

export interface BackupOptions extends StoreLocation {
  readonly file: string;
  /** Replace a file of the same name. */
  readonly replace?: boolean;
  readonly free?: FreeBytes;
}

/** Throws CannotOpen with a sentence for the operator; a file that was there before is then unchanged. */
export async function backUp({
  data,
  database,
  file,
  replace = false,
  free,
}: BackupOptions): Promise<RowCounts> {
  const target = resolve(file);
  if (existsSync(target) && !replace) {
    throw new CannotOpen(`${target} is there already. Give another name, or --force to replace it.`);
  }
  const copy = (bytes: number, write: (partial: string) => Promise<void>) =>
    writeWhole(target, { bytes, free }, async (partial) => {
      await write(partial);
      return checked(partial);
    });
  return database === undefined || database === ''
    ? ofFolder(resolve(data), copy)
    : ofDatabase(database, copy);
}

type Copy = (bytes: number, write: (partial: string) => Promise<void>) => Promise<RowCounts>;

/** All pages in one step: if someone wrote between two steps, SQLite would start over. */
const ALL_PAGES = 0x7fffffff;

async function ofFolder(folder: string, copy: Copy): Promise<RowCounts> {
  const file = storeFile(folder);
  // Before the store is read: a server that runs only raises the store's own mark.
  const known = readIdentity(folder);
  if (!existsSync(file)) {
    throw new CannotOpen(
      known === undefined
        ? `The folder ${folder} holds no data of a server.`
        : lossSentence(folder, known, 'mirabilia.db is missing'),
    );
  }
  const bytes = [file, `${file}-wal`].reduce(
    (sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  return copy(bytes, async (partial) => {
    const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      // Nobody shall replace good backups by one of a store that lost something.
      if (known !== undefined) checkIdentity(folder, known, source);
      if (versionOf(source) === undefined) {
        throw new CannotOpen(`The folder ${folder} holds no data of a server.`);
      }
      await backup(source, partial, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
  });
}

const VERSION_AND_SIZE = `
  select max(version) as version, pg_table_size('entries') + pg_table_size('records') as bytes
  from schema_versions`;

function ofDatabase(address: string, copy: Copy): Promise<RowCounts> {
  const place = databaseName(address);
  return onPostgres(address, 'begin isolation level repeatable read read only', async (client) => {
    const { rows: known } = await client.query("select to_regclass('schema_versions') is not null as there");
    if (known[0].there !== true) throw new CannotOpen(`${place} holds no data of a server.`);
    const { rows } = await client.query(VERSION_AND_SIZE);
    const { version, bytes } = rows[0] as { version: number; bytes: number };
    if (version > LATEST) throw new NewerSchema(place, version);
    return copy(bytes, async (partial) => {
      const { database: target } = connect(partial, version);
      try {
        await fillSqlite(target, client);
      } finally {
        target.close();
      }
    });
  });
}

/** Makes it a single file and checks that it is intact. */
function checked(file: string): RowCounts {
  const copied: Database = new DatabaseSync(file);
  try {
    copied.exec('pragma journal_mode = delete');
    const fault = faultIn(copied);
    if (fault !== undefined) {
      throw new CannotOpen(
        `What was copied is damaged (${fault}), and so is the storage: run mirabilia doctor.`,
      );
    }
    return countRows(copied);
  } finally {
    copied.close();
  }
}
