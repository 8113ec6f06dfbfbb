// Lets the operator's command line in: it writes an administrator's access into the store, also while a server uses it.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compilable } from 'kysely';
import { type Administration, administrationQueriesOn } from './administration.ts';
import { versionOf } from './backup-file.ts';
import { CannotOpen } from './cannot-open.ts';
import { onPostgres } from './copy-tables.ts';
import { storeFile } from './examine-store.ts';
import { LATEST, NewerSchema } from './migrations.ts';
import { DatabaseSync } from './node-sqlite.ts';
import type { StoreLocation } from './open-store.ts';
import { postgres } from './postgres-connection.ts';
import { databaseName } from './postgres-schema.ts';
import { sqlite } from './sqlite-connection.ts';

/** Throws CannotOpen with a sentence for the operator. */
export function accessWriter({ data, database }: StoreLocation): Pick<Administration, 'putAccess'> {
  return database === undefined || database === '' ? ofFolder(resolve(data)) : ofDatabase(database);
}

function checkVersion(place: string, found: number | undefined): void {
  if (found === undefined) throw new CannotOpen(`${place} holds no data of a server: start one first.`);
  if (found > LATEST) throw new NewerSchema(place, found);
  if (found < LATEST)
    throw new CannotOpen(`${place} was written by an older Mirabilia: start the server with this one first.`);
}

const ofFolder = (folder: string): Pick<Administration, 'putAccess'> => ({
  putAccess: async (access) => {
    const place = `The folder ${folder}`;
    const file = storeFile(folder);
    if (!existsSync(file)) throw new CannotOpen(`${place} holds no data of a server: start one first.`);
    // A server may be writing at this moment.
    const store = new DatabaseSync(file, { timeout: 5000 });
    try {
      checkVersion(place, versionOf(store));
      const { sql, parameters } = administrationQueriesOn(sqlite).putAccess(access).compile();
      store.prepare(sql).all(...(parameters as string[]));
    } finally {
      store.close();
    }
  },
});

const ofDatabase = (address: string): Pick<Administration, 'putAccess'> => ({
  putAccess: (access) =>
    onPostgres(address, 'begin', async (client) => {
      const place = databaseName(address);
      const { rows: known } = await client.query(
        "select to_regclass('schema_versions') is not null as there",
      );
      const version =
        known[0].there === true
          ? await client.query('select max(version) as v from schema_versions')
          : undefined;
      checkVersion(place, version?.rows[0].v);
      const query: Compilable = administrationQueriesOn(postgres).putAccess(access);
      const { sql: text, parameters } = query.compile();
      await client.query(text, [...parameters]);
    }),
});
