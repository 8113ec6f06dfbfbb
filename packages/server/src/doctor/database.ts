// Checks the PostgreSQL database that DATABASE_URL names.

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { configOf } from '../storage/postgres-connection.ts';
import { databaseName } from '../storage/postgres-schema.ts';
import { type Diagnosis, messageOf, ok, problem, warning } from './diagnosis.ts';
import { checkKeys, checkVersion, KEYS_QUERY } from './schema.ts';

/** The oldest version that still gets fixes. */
const OLDEST = 14;
/** The most connections of one process. */
const A_PROCESS = 7;
/** Milliseconds between this clock and the database's. Players' clocks depend on both. */
const NOTICED_SKEW = 1000;
const HARMFUL_SKEW = 10_000;
const NOTICE_PATIENCE = 3000;

type DatabaseCheck = (client: pg.Client) => Promise<Diagnosis>;

const FACTS = `
  select current_setting('server_version') as name, current_setting('server_version_num')::integer / 10000 as major,
    pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly",
    has_schema_privilege(current_schema(), 'create') as "mayCreate",
    current_setting('max_connections')::integer - (select count(*)::integer from pg_stat_activity) as free`;

export async function checkDatabase(address: string, now: () => number = Date.now): Promise<Diagnosis[]> {
  const place = databaseName(address);
  if (URL.parse(address) === null) {
    return [
      problem(
        'database',
        'DATABASE_URL is no address',
        'write it like postgres://user:password@host:5432/name',
      ),
    ];
  }
  const client = new pg.Client(configOf(address));
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const fix = 'is it running, may this machine reach it, do user, password and name fit?';
    return [problem('database', `${place} can't be reached: ${messageOf(error)}`, fix)];
  }
  const checks: readonly DatabaseCheck[] = [
    version,
    rights,
    connections,
    skewFrom(now),
    notifyAt(address),
    tables,
    pushKeys,
  ];
  const findings = [ok('database', `${place} answers`)];
  try {
    for (const check of checks) findings.push(await check(client));
  } catch (error) {
    findings.push(problem('database', messageOf(error), 'mend what it says, then run this again'));
  } finally {
    await client.end().catch(() => undefined);
  }
  return findings;
}

interface Facts {
  readonly name: string;
  readonly major: number;
  readonly isReadOnly: boolean;
  readonly mayCreate: boolean | null;
  readonly free: number;
}

const factsOf = async (client: pg.Client) => (await client.query(FACTS)).rows[0] as Facts;

async function version(client: pg.Client): Promise<Diagnosis> {
  const { name, major } = await factsOf(client);
  if (major >= OLDEST) return ok('version', `PostgreSQL ${name}`);
  return warning(
    'version',
    `PostgreSQL ${name} is no longer mended by its makers`,
    `move to ${OLDEST} or newer`,
  );
}

async function rights(client: pg.Client): Promise<Diagnosis> {
  const { isReadOnly, mayCreate } = await factsOf(client);
  const about = 'permissions';
  if (isReadOnly)
    return problem(about, 'the database only lets itself be read', 'name the primary, not a standby');
  if (mayCreate !== true) {
    return problem(about, 'the account may not make tables', 'grant create on schema public to the account');
  }
  return ok(about, 'the account may make tables and write');
}

async function connections(client: pg.Client): Promise<Diagnosis> {
  const { free } = await factsOf(client);
  const message = `${free} connections are free, a process takes up to ${A_PROCESS}`;
  return free >= A_PROCESS
    ? ok('connections', message)
    : warning('connections', message, 'raise max_connections');
}

function skewFrom(now: () => number): DatabaseCheck {
  return async (client) => {
    const asked = now();
    const { rows } = await client.query(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as time',
    );
    const skew = Math.round(rows[0].time - (asked + now()) / 2);
    const message = `the database's clock is ${Math.abs(skew)} ms ${skew < 0 ? 'behind' : 'ahead of'} this one`;
    const fix = 'keep both machines on time (NTP): players’ clocks run by them';
    if (Math.abs(skew) >= HARMFUL_SKEW) return problem('clock', message, fix);
    return Math.abs(skew) >= NOTICED_SKEW ? warning('clock', message, fix) : ok('clock', message);
  };
}

/** Processes hear of each other's moves by NOTIFY, which a connection pooler in between may swallow. */
function notifyAt(address: string): DatabaseCheck {
  return async (client) => {
    const channel = `mirabilia_doctor_${process.pid}`;
    const listener = new pg.Client(configOf(address));
    listener.on('error', () => {});
    try {
      await listener.connect();
      const heard = new Promise<boolean>((resolve) => listener.on('notification', () => resolve(true)));
      await listener.query(`listen ${channel}`);
      await client.query(`notify ${channel}`);
      const isHeard = await Promise.race([heard, wait(NOTICE_PATIENCE, false)]);
      if (isHeard) return ok('notices', 'processes hear of each other');
      return problem(
        'notices',
        'a notice did not arrive',
        'connect without a pooler, or with one that keeps a connection for a whole session',
      );
    } finally {
      await listener.end().catch(() => undefined);
    }
  };
}

async function tables(client: pg.Client): Promise<Diagnosis> {
  const { rows } = await client.query("select to_regclass('schema_versions') is not null as there");
  if (rows[0].there !== true) return ok('schema', 'the database is empty: the first start makes the tables');
  const found = await client.query('select max(version) as version from schema_versions');
  const finding = checkVersion(found.rows[0].version);
  const owned = await client.query(`
    select count(*)::integer as lacking from pg_tables
    where schemaname = current_schema() and tablename in ('matches', 'entries', 'settings')
      and not has_table_privilege(format('%I.%I', schemaname, tablename), 'select, insert, update, delete')`);
  if (owned.rows[0].lacking === 0) return finding;
  return problem(
    'permissions',
    'the account may not use the tables',
    'grant all on all tables to the account',
  );
}

async function pushKeys(client: pg.Client): Promise<Diagnosis> {
  const { rows } = await client.query("select to_regclass('settings') is not null as there");
  const found = rows[0].there === true ? (await client.query(KEYS_QUERY)).rows[0] : undefined;
  return checkKeys(found?.value);
}
