// Where a server keeps its data, for the operator's commands.

import { resolve } from 'node:path';
import type { Refused } from '@mirabilia/kernel';
import type { StoreLocation } from '@mirabilia/server';
import { complain, type ExitReason, failed } from './command-result.ts';
import { isFileError, reasonOf } from './words/files.ts';

export interface StoreFlags {
  readonly data?: string;
}

export const DATA_HELP =
  'data folder, instead of a database (default: the PostgreSQL database of DATABASE_URL, or the folder MIRABILIA_DATA, or ./data)';

/** The folder that is named, or else the usual one. */
export const dataFolder = ({ data }: StoreFlags): string =>
  resolve(data ?? (process.env.MIRABILIA_DATA || './data'));

/** What is said on the command line counts more than what the environment says: an operator must not hit another store. */
export function storeLocation(flags: StoreFlags): StoreLocation {
  const database = process.env.DATABASE_URL || undefined;
  const folder = dataFolder(flags);
  if (flags.data === undefined) return { data: folder, database };
  if (database !== undefined)
    complain(`This uses the folder ${folder}, because --data names it, not the database of DATABASE_URL.`);
  return { data: folder, database: undefined };
}

/** The store's own refusals are sentences. */
export function storeFailure(error: unknown, { data }: StoreLocation): Refused<ExitReason> {
  if (isFileError(error))
    return failed(`Can’t use ${error.path ?? `the folder ${data}`}: ${reasonOf(error)}.`);
  return failed(error instanceof Error ? error.message : String(error));
}
