// Moves everything from a SQLite folder to an empty PostgreSQL, in one transaction. The folder stays as it is.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { CannotOpen } from './cannot-open.ts';
import { lockFolder } from './lock.ts';
import { patientConfigOf } from './postgres-connection.ts';
import { LOCKS, placeOf, prepareTables } from './postgres-schema.ts';
import { connect } from './sqlite-connection.ts';
import type { Tables } from './tables.ts';

type Type = 'text' | 'bigint' | 'integer';
type Moved = Exclude<keyof Tables, 'schema_versions'>;

/** Everything that there is, in an order in which rows find what they refer to. It doesn't compile with a hole. */
const COLUMNS: { readonly [T in Moved]: Readonly<Record<keyof Tables[T], Type>> } = {
  matches: {
    id: 'text',
    code: 'text',
    game: 'text',
    rules_version: 'integer',
    status: 'text',
    visibility: 'text',
    host: 'text',
    lobby: 'text',
    seed: 'text',
    result: 'text',
    wake_at: 'bigint',
    created_at: 'bigint',
    updated_at: 'bigint',
    version: 'integer',
    claimed_by: 'text',
    claimed_until: 'bigint',
  },
  entries: { match_id: 'text', seq: 'integer', at: 'bigint', body: 'text' },
  seated: { guest: 'text', match_id: 'text' },
  guests: { id: 'text', name: 'text', created_at: 'bigint' },
  device_links: { hash: 'text', guest: 'text', expires_at: 'bigint' },
  records: { id: 'text', text: 'text' },
  settings: { key: 'text', value: 'text' },
};

const TABLES = Object.keys(COLUMNS) as readonly Moved[];

/** What a server makes by itself when it starts: the folder's own takes its place, so that guests stay who they are. */
const REPLACED: readonly Moved[] = ['settings'];

const ROWS_AT_ONCE = 1000;

export interface MigrateStore {
  readonly folder: string;
  readonly address: string;
  readonly now?: () => number;
}

/** How many rows of each table were moved. */
export type MovedRows = Readonly<Record<Moved, number>>;

/** Throws CannotOpen, with a sentence, what keeps it from being done: then nothing has changed. */
export async function migrateStore({ folder, address, now = Date.now }: MigrateStore): Promise<MovedRows> {
  const place = resolve(folder);
  const file = join(place, 'mirabilia.db');
  if (!existsSync(file)) throw new CannotOpen(`The folder ${place} holds no data of a server.`);
  const lock = lockFolder(place);
  try {
    const { database } = connect(file);
    try {
      await prepareTables(address, now);
      return await move(database, address);
    } finally {
      database.close();
    }
  } finally {
    lock.release();
  }
}

type Source = ReturnType<typeof connect>['database'];

async function move(source: Source, address: string): Promise<MovedRows> {
  const place = placeOf(address);
  const client = new pg.Client(patientConfigOf(address));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('begin');
    await refuseIfUsed(client, place);
    const counts: Partial<Record<Moved, number>> = {};
    for (const table of TABLES) counts[table] = await moveTable(source, client, table);
    await client.query('commit');
    return counts as MovedRows;
  } catch (error) {
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen(
      `${place} didn't take it all, and so it took nothing: ${(error as Error).message}.`,
      {
        cause: error,
      },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseIfUsed(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [LOCKS.house]);
  if (rows[0].free !== true) throw new CannotOpen(`${place} is being used by a server. Stop it first.`);
  for (const table of TABLES) {
    if (REPLACED.includes(table)) continue;
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount !== 0) throw new CannotOpen(`${place} is not empty. Give an empty one.`);
  }
}

async function moveTable(source: Source, client: pg.Client, table: Moved): Promise<number> {
  const columns: Readonly<Record<string, Type>> = COLUMNS[table];
  const names = Object.keys(columns);
  const list = names.join(', ');
  const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`);
  if (REPLACED.includes(table)) await client.query(`delete from ${table}`);
  const insert = `insert into ${table} (${list}) select * from unnest(${arrays.join(', ')})`;
  let moved = 0;
  let rows: Record<string, unknown>[] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    const batch = rows;
    rows = [];
    await client.query(
      insert,
      names.map((name) => batch.map((row) => row[name])),
    );
    moved += batch.length;
  };
  for (const row of source.prepare(`select ${list} from ${table}`).iterate()) {
    rows.push(row);
    if (rows.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
  return moved;
}
