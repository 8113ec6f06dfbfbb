// Checks the folder of a single server and its SQLite file, also while the server runs. Changes nothing.

import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { faultIn, versionOf } from '../storage/backup-file.ts';
import { FolderInUse, lockFolder } from '../storage/lock.ts';
import { LATEST } from '../storage/migrations.ts';
import { DatabaseSync } from '../storage/node-sqlite.ts';
import { type Diagnosis, messageOf, ok, problem, warning } from './diagnosis.ts';
import { checkKeys, checkVersion, KEYS_QUERY } from './schema.ts';

const MEGABYTE = 1 << 20;
const LITTLE_SPACE = 500 * MEGABYTE;
const NO_SPACE = 50 * MEGABYTE;

export interface FolderOptions {
  readonly data: string;
  /** Free bytes on the folder's disk. */
  readonly free?: (folder: string) => number;
}

const freeIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

export function checkFolder({ data, free = freeIn }: FolderOptions): Diagnosis[] {
  const folder = resolve(data);
  const there = existingPart(folder);
  const findings = [writable(folder, there), space(there, free(there))];
  const file = join(folder, 'mirabilia.db');
  if (there !== folder || !existsSync(file)) {
    return [...findings, ok('store', `${folder} is empty: the first start makes the store`)];
  }
  return [...findings, usage(folder), rights(file), ...contents(file)];
}

function existingPart(folder: string): string {
  return existsSync(folder) ? folder : existingPart(dirname(folder));
}

function writable(folder: string, there: string): Diagnosis {
  const about = 'data folder';
  const chown = `let the server's account own it: chown -R <account> ${there}`;
  if (!statSync(there).isDirectory()) {
    return problem(about, `${there} is a file`, 'give another folder with --data');
  }
  try {
    accessSync(there, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return problem(about, `${there} can't be written to by this account`, chown);
  }
  return ok(about, there === folder ? `${folder} can be written to` : `${folder} can be made`);
}

function space(folder: string, bytes: number): Diagnosis {
  const message = `${Math.floor(bytes / MEGABYTE)} MB are free in ${folder}`;
  const fix = 'make room, or move the folder to a larger disk: every move has to be written';
  if (bytes < NO_SPACE) return problem('disk', message, fix);
  return bytes < LITTLE_SPACE ? warning('disk', message, fix) : ok('disk', message);
}

function usage(folder: string): Diagnosis {
  // A check must not create the file: it would belong to the wrong account.
  if (!existsSync(join(folder, 'server.lock'))) return ok('in use', 'no server uses the folder now');
  try {
    lockFolder(folder).release();
    return ok('in use', 'no server uses the folder now');
  } catch (error) {
    if (error instanceof FolderInUse) return ok('in use', 'a server uses the folder');
    return problem(
      'in use',
      `the lock can't be used: ${messageOf(error)}`,
      `look after the rights of ${folder}`,
    );
  }
}

/** It holds the seeds of running matches and the key of all guest tokens. */
function rights(file: string): Diagnosis {
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0) return ok('rights', 'only the owner can read the store');
  return warning('rights', `other accounts can read ${file}`, `chmod 600 ${file}`);
}

function contents(file: string): Diagnosis[] {
  const restoring = 'restore the last backup: mirabilia restore FILE --force';
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const version = versionOf(database);
    if (version === undefined) return [problem('store', `${file} holds no tables of a Mirabilia`, restoring)];
    const schema = checkVersion(version);
    if (version > LATEST) return [schema];
    const fault = faultIn(database);
    if (fault !== undefined)
      return [schema, problem('integrity', `the store is damaged: ${fault}`, restoring)];
    const keys = database.prepare(KEYS_QUERY).get() as { value: string } | undefined;
    return [
      schema,
      ok('integrity', 'every page and every reference of the store holds'),
      checkKeys(keys?.value),
    ];
  } catch (error) {
    return [problem('store', `${file} can't be read: ${messageOf(error)}`, restoring)];
  } finally {
    database?.close();
  }
}
