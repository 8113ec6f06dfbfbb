// Where a server keeps everything, as commands for operators are told it.

import { resolve } from 'node:path';
import { failed, type Outcome } from './outcome.ts';
import { isFileError, reasonOf } from './words/files.ts';

export interface StoreFlags {
  readonly data: string;
}

export interface Held {
  readonly data: string;
  readonly database: string | undefined;
}

export const heldBy = ({ data }: StoreFlags): Held => ({
  data: resolve(data),
  database: process.env.DATABASE_URL || undefined,
});

/** The store's own refusals are sentences. */
export function whyNot(error: unknown, { data }: Held): Outcome<never> {
  if (isFileError(error))
    return failed(`Can’t use ${error.path ?? `the folder ${data}`}: ${reasonOf(error)}.`);
  return failed(error instanceof Error ? error.message : String(error));
}
