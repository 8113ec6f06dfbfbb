// What PostgreSQL and the way to it say when something goes wrong, in the words of the storage.

import pg from 'pg';
import { Conflict, InDoubt, Unavailable } from './store.ts';

/** Conditions by their SQLSTATE, or by its first two letters, which are its class. */
const CONSTRAINT_ERRORS = ['23505', '23503'];
const STORAGE_FAULTS = [
  // Read only; not taking connections; deadlock and other reasons to try again; locks that didn't come.
  ...['25006', '25P02', '55000', '55P03', '40'],
  // Out of disk, memory or connections; the system's fault; damaged.
  ...['53', '58', 'XX'],
  // Closed by an operator or by a restart; the connection failed.
  ...['57', '08', '28', '3D000'],
];
/** The database went away: if it was about to commit, it may have done so. */
const WENT_AWAY = ['57', '08'];

const isOneOf = (conditions: readonly string[], code = ''): boolean =>
  conditions.some((condition) => code.startsWith(condition));

function storeError(error: unknown, lost: (sentence: string, options: ErrorOptions) => Error): unknown {
  if (error instanceof pg.DatabaseError) {
    const { message, code } = error;
    if (isOneOf(CONSTRAINT_ERRORS, code)) return new Conflict(message, { cause: error });
    if (isOneOf(WENT_AWAY, code)) return lost(message, { cause: error });
    return isOneOf(STORAGE_FAULTS, code) ? new Unavailable(message, { cause: error }) : error;
  }
  // Not the database has failed but the way to it.
  return error instanceof Error && !isBug(error) ? lost(error.message, { cause: error }) : error;
}

const isBug = (error: Error): boolean => error instanceof TypeError || error instanceof RangeError;

/** Nothing was written, whatever became of the question. */
export const readError = (error: unknown): unknown =>
  storeError(error, (sentence, options) => new Unavailable(sentence, options));

export const writeError = (error: unknown): unknown =>
  storeError(error, (sentence, options) => new InDoubt(sentence, options));
