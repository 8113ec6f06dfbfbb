// Where a server keeps its data, for the operator's commands.

import { resolve } from 'node:path';
import type { Refused } from '@mirabilia/kernel';
import type { StoreLocation } from '@mirabilia/server';
import { type ExitReason, failed } from './command-result.ts';
import { isFileError, reasonOf } from './words/files.ts';

export interface StoreFlags {
  readonly data: string;
}

export const storeLocation = ({ data }: StoreFlags): StoreLocation => ({
  data: resolve(data),
  database: process.env.DATABASE_URL || undefined,
});

/** The store's own refusals are sentences. */
export function storeFailure(error: unknown, { data }: StoreLocation): Refused<ExitReason> {
  if (isFileError(error))
    return failed(`Can’t use ${error.path ?? `the folder ${data}`}: ${reasonOf(error)}.`);
  return failed(error instanceof Error ? error.message : String(error));
}
