import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkDatabase } from '../src/doctor/database.ts';
import type { Diagnosis } from '../src/doctor/diagnosis.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const severities = (findings: readonly Diagnosis[]) =>
  Object.fromEntries(findings.map(({ about, severity }) => [about, severity]));

const WELL = {
  database: 'ok',
  version: 'ok',
  permissions: 'ok',
  connections: 'ok',
  clock: 'ok',
  notices: 'ok',
  schema: 'ok',
  'push keys': 'ok',
};

test('a database that is well, empty or used', async () => {
  const address = await postgres.newDatabase();
  expect(severities(await checkDatabase(address))).toEqual(WELL);
  const store = await openPostgres({ address });
  expect(severities(await checkDatabase(address))).toEqual(WELL);
  await store.close();
});

test('a clock that is wrong', async () => {
  const address = await postgres.newDatabase();
  const clock = async (ahead: number) =>
    severities(await checkDatabase(address, () => Date.now() + ahead)).clock;
  expect([await clock(3000), await clock(-60_000)]).toEqual(['warning', 'problem']);
});

test('an account that may only look', async ({ skip }) => {
  const [mine] = await postgres.command(
    'select rolsuper or rolcreaterole as can from pg_roles where rolname = current_user',
  );
  if (mine?.can !== true) skip('the account that DATABASE_URL names may not make others');
  const address = new URL(await postgres.newDatabase());
  const account = `onlooker_${process.pid}`;
  await postgres.command(`create role ${account} login`);
  address.username = account;
  try {
    expect(severities(await checkDatabase(address.href))).toEqual({ ...WELL, permissions: 'problem' });
  } finally {
    await postgres.command(`drop role ${account}`);
  }
});

test('nothing there, a wrong name, no address; the password is not told', async () => {
  const [gone] = await checkDatabase('postgres://x:secret@127.0.0.1:1/y');
  expect(gone).toMatchObject({ about: 'database', severity: 'problem' });
  expect(JSON.stringify(gone)).not.toContain('secret');
  const missing = new URL(await postgres.newDatabase());
  missing.pathname = '/nothing_of_this_name';
  expect(severities(await checkDatabase(missing.href))).toEqual({ database: 'problem' });
  expect(severities(await checkDatabase('here'))).toEqual({ database: 'problem' });
});
