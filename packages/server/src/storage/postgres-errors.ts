// Errors of PostgreSQL and of the connection to it, as errors of the store's contract.

import pg from 'pg';
import { Conflict, InDoubt, Unavailable } from './store.ts';

/** SQLSTATE codes, or their first two letters, which are a class. */
const CONSTRAINT_ERRORS = ['23505', '23503'];
const STORAGE_FAULTS = [
  // Read only; not accepting connections; deadlock and other reasons to retry; locks not granted.
  ...['25006', '25P02', '55000', '55P03', '40'],
  // Out of disk, memory or connections; a system error; corruption.
  ...['53', '58', 'XX'],
  // Shut down by an operator or a restart; the connection failed.
  ...['57', '08', '28', '3D000'],
];
/** The database was lost: it may have committed before. */
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
  // The connection failed, not the database.
  return error instanceof Error && !isBug(error) ? lost(error.message, { cause: error }) : error;
}

const isBug = (error: Error): boolean => error instanceof TypeError || error instanceof RangeError;

/** A failed read has written nothing. */
export const readError = (error: unknown): unknown =>
  storeError(error, (sentence, options) => new Unavailable(sentence, options));

export const writeError = (error: unknown): unknown =>
  storeError(error, (sentence, options) => new InDoubt(sentence, options));
