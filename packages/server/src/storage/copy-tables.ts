// Copies all rows of all tables between databases. The SQLite file says which columns there are, so tables of an older
// Mirabilia are copied as they are.

import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { CannotOpen } from './cannot-open.ts';
import { patientConfigOf } from './postgres-connection.ts';
import { databaseName, LOCKS, reasonOf } from './postgres-schema.ts';

/** The number of rows per table. */
export type RowCounts = Readonly<Record<string, number>>;

type Column = { readonly name: string; readonly type: string };

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Not copied: both ends have their own. */
const VERSIONS = 'schema_versions';
/** A server fills this table when it starts; the copy replaces it, so that guests keep their identities. */
const OWN = 'settings';

const ROWS_AT_ONCE = 1000;

/** In the order of creation, so that foreign keys find their rows. */
export function tablesIn(file: DatabaseSync): readonly Table[] {
  const names = file
    .prepare("select name from sqlite_schema where type = 'table' and name <> ? order by rowid")
    .all(VERSIONS) as { name: string }[];
  return names.map(({ name }) => ({
    name,
    columns: file.prepare('select name, type from pragma_table_info(?)').all(name) as Column[],
  }));
}

export function countRows(file: DatabaseSync): RowCounts {
  const count = (table: string) =>
    (file.prepare(`select count(*) as rows from ${table}`).get() as { rows: number }).rows;
  return Object.fromEntries(tablesIn(file).map(({ name }) => [name, count(name)]));
}

/** Does it hold anything besides what a server writes when it starts? */
export function isUsed(file: DatabaseSync): boolean {
  return tablesIn(file).some(
    ({ name }) => name !== OWN && file.prepare(`select 1 from ${name} limit 1`).get() !== undefined,
  );
}

/** Runs in one transaction on its own connection. Errors become CannotOpen. */
export async function onPostgres<R>(
  address: string,
  begin: string,
  work: (client: pg.Client) => Promise<R>,
): Promise<R> {
  const client = new pg.Client(patientConfigOf(address));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A CannotOpen is a sentence already, and errors of the SQLite file are handled by the caller.
    if (error instanceof CannotOpen || (error as { code?: unknown }).code === 'ERR_SQLITE_ERROR') throw error;
    throw new CannotOpen(`${databaseName(address)} failed, and nothing has changed: ${reasonOf(error)}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

export interface Filling {
  readonly address: string;
  /** Delete what is there already. */
  readonly replace?: boolean;
}

/** Refused while a server uses the database or if it isn't empty; then nothing has changed. The tables must exist. */
export function fillPostgres(
  source: DatabaseSync,
  { address, replace = false }: Filling,
): Promise<RowCounts> {
  const place = databaseName(address);
  const tables = tablesIn(source);
  return onPostgres(address, 'begin', async (client) => {
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [LOCKS.serving]);
    if (rows[0].free !== true) throw new CannotOpen(`${place} is being used by a server. Stop it first.`);
    if (replace) await client.query(`truncate ${tables.map(({ name }) => name).join()}`);
    for (const { name } of tables) {
      if (name === OWN) continue;
      const { rowCount } = await client.query(`select from ${name} limit 1`);
      if (rowCount !== 0) throw new CannotOpen(`${place} is not empty. Give an empty one.`);
    }
    await client.query(`delete from ${OWN}`);
    const counts: Record<string, number> = {};
    for (const table of tables) counts[table.name] = await intoPostgres(source, client, table);
    return counts;
  });
}

async function intoPostgres(
  source: DatabaseSync,
  client: pg.Client,
  { name: table, columns }: Table,
): Promise<number> {
  const names = columns.map(({ name }) => name);
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`);
  const insert = `insert into ${table} (${names}) select * from unnest(${arrays.join(', ')})`;
  let copied = 0;
  let rows: Record<string, unknown>[] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    const batch = rows;
    rows = [];
    await client.query(
      insert,
      names.map((name) => batch.map((row) => withoutNul(row[name]))),
    );
    copied += batch.length;
  };
  for (const row of source.prepare(`select ${names} from ${table}`).iterate()) {
    rows.push(row);
    if (rows.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
  return copied;
}

/** SQLite keeps texts that PostgreSQL doesn't take: an earlier version may have written one. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/** Fills empty tables of the same version with a snapshot of the database. */
export async function fillSqlite(target: DatabaseSync, client: pg.Client): Promise<void> {
  target.exec('begin');
  for (const { name: table, columns } of tablesIn(target)) {
    const names = columns.map(({ name }) => name);
    const insert = target.prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`);
    await client.query(`declare walk no scroll cursor for select ${names} from ${table}`);
    for (;;) {
      const { rows } = await client.query({ text: `fetch ${ROWS_AT_ONCE} from walk`, rowMode: 'array' });
      for (const row of rows) insert.run(...row);
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await client.query('close walk');
  }
  target.exec('commit');
}
