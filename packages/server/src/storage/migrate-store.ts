// Moves everything from a SQLite folder to an empty PostgreSQL, in one transaction. The folder stays as it is.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotOpen } from './cannot-open.ts';
import { fillPostgres, type RowCounts } from './copy-tables.ts';
import { examineStore, storeFile } from './examine-store.ts';
import { lockFolder } from './lock.ts';
import { prepareTables } from './postgres-schema.ts';
import { connect } from './sqlite-connection.ts';

export interface MigrateStoreOptions {
  readonly folder: string;
  readonly address: string;
  readonly now?: () => number;
}

/** Throws CannotOpen with a sentence for the operator; then nothing has changed. */
export async function migrateStore({
  folder,
  address,
  now = Date.now,
}: MigrateStoreOptions): Promise<RowCounts> {
  const place = resolve(folder);
  const file = storeFile(place);
  if (!existsSync(file)) throw new CannotOpen(`The folder ${place} holds no data of a server.`);
  const lock = lockFolder(place);
  try {
    examineStore(place);
    const { database } = connect(file);
    try {
      await prepareTables(address, now);
      return await fillPostgres(database, { address });
    } finally {
      database.close();
    }
  } finally {
    lock.release();
  }
}
