// Creates or migrates the tables when a process starts. Several may start at once.

import { sql } from 'kysely';
import pg from 'pg';
import { CannotOpen } from './cannot-open.ts';
import { missingSteps, schemaVersions } from './migrations.ts';
import { APPEND_FUNCTION } from './postgres-append.ts';
import { patientConfigOf, postgres } from './postgres-connection.ts';

/** Arbitrary numbers of our advisory locks; they must stay the same. */
export const LOCKS = { migration: 7_214_001, serving: 7_214_002 } as const;

const OPENED_AT = 'opened-at';

/**
 * Returns the time at which the first of the serving processes started: now, if no process is serving. They share a lock,
 * which PostgreSQL releases however a process ends.
 */
export async function prepareTables(address: string, now: () => number): Promise<number> {
  const place = databaseName(address);
  const client = new pg.Client(patientConfigOf(address));
  // The failing query reports the error.
  client.on('error', () => {});
  const run = async (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
    const { sql: text, parameters } = query.compile();
    return (await client.query(text, [...parameters])).rows;
  };
  try {
    await client.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migration]);
    await run(schemaVersions.create(postgres));
    const [found] = await run(schemaVersions.latest(postgres));
    const builder = { db: postgres, inKeyOrder: sql`` };
    for (const step of missingSteps(builder, { found: found?.version ?? 0, place })) await run(step);
    await client.query(APPEND_FUNCTION);
    const openedAt = await enter(client, now());
    await client.query('commit');
    return openedAt;
  } catch (error) {
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen(`${place} can't be used: ${reasonOf(error)}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function enter(client: pg.Client, now: number): Promise<number> {
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as first', [LOCKS.serving]);
  const known = await client.query('select value from settings where key = $1', [OPENED_AT]);
  if (rows[0].first !== true && known.rows.length > 0) return Number(known.rows[0].value);
  await client.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [OPENED_AT, String(now)],
  );
  return now;
}

/** For messages, without the password. */
export function databaseName(address: string): string {
  const { hostname, port, pathname } = URL.parse(address) ?? {};
  return `The database ${pathname?.slice(1) ?? ''} at ${hostname ?? ''}${port ? `:${port}` : ''}`;
}

/** If a host has several addresses, each fails with its own reason. */
export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}
