// Checks the folder of a single server and its SQLite file, also while the server runs. Changes nothing.

import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { faultIn, versionOf } from '../storage/backup-file.ts';
import { storeFile } from '../storage/examine-store.ts';
import { FolderInUse, lockFolder } from '../storage/lock.ts';
import { LATEST } from '../storage/migrations.ts';
import { DatabaseSync } from '../storage/node-sqlite.ts';
import {
  differenceFrom,
  identityFile,
  knownState,
  lossRemedy,
  readIdentity,
} from '../storage/store-identity.ts';
import { isCutShort } from '../storage/wal-damage.ts';
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
  const file = storeFile(folder);
  if (there !== folder || (!existsSync(file) && !existsSync(identityFile(folder)))) {
    return [...findings, ok('store', `${folder} is empty: the first start makes the store`)];
  }
  if (!existsSync(file)) return [...findings, identity(folder)];
  const use = usage(folder);
  return [...findings, use.diagnosis, rights(file), identity(folder), ...contents(file, use.isFree)];
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

interface Usage {
  readonly diagnosis: Diagnosis;
  readonly isFree: boolean;
}

function usage(folder: string): Usage {
  const about = 'in use';
  const free = { diagnosis: ok(about, 'no server uses the folder now'), isFree: true };
  // A check must not create the file: it would belong to the wrong account.
  if (!existsSync(join(folder, 'server.lock'))) return free;
  try {
    lockFolder(folder).release();
    return free;
  } catch (error) {
    if (error instanceof FolderInUse) {
      return { diagnosis: ok(about, 'a server uses the folder'), isFree: false };
    }
    const fix = `look after the rights of ${folder}`;
    return { diagnosis: problem(about, `the lock can't be used: ${messageOf(error)}`, fix), isFree: false };
  }
}

/** It holds the seeds of running matches and the key of all guest tokens. */
function rights(file: string): Diagnosis {
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0) return ok('rights', 'only the owner can read the store');
  return warning('rights', `other accounts can read ${file}`, `chmod 600 ${file}`);
}

/** Is it the store that was there, with nothing missing? */
function identity(folder: string): Diagnosis {
  const about = 'identity';
  const file = storeFile(folder);
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    // Before the store is read: a server that runs only raises the store's own mark.
    const known = readIdentity(folder);
    if (known === undefined) return ok(about, 'the next start notes which store this is');
    if (existsSync(file)) database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const difference = database === undefined ? 'mirabilia.db is missing' : differenceFrom(known, database);
    if (difference === undefined) return ok(about, `this is the store that was there: ${knownState(known)}`);
    return problem(
      about,
      `the store isn't as it was: ${difference}, and ${knownState(known)}`,
      lossRemedy(folder),
    );
  } catch (error) {
    return problem(about, messageOf(error), lossRemedy(folder));
  } finally {
    database?.close();
  }
}

function contents(file: string, isFree: boolean): Diagnosis[] {
  const restoring = 'restore the last backup: mirabilia restore FILE --force';
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const version = versionOf(database);
    if (version === undefined) return [problem('store', `${file} holds no tables of a Mirabilia`, restoring)];
    const schema = checkVersion(version);
    if (version > LATEST) return [schema];
    // A log that is being written changes while it is read.
    const isCut = isFree && isCutShort(`${file}-wal`);
    const fault = isCut ? `${file}-wal has a damaged part, and moves after it` : faultIn(database);
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
