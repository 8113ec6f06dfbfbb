import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreLocation {
  /** The folder of a SQLite store. */
  readonly data: string;
  /** The address of a PostgreSQL database to use instead. */
  readonly database?: string | undefined;
}

export async function openStore({ data, database }: StoreLocation): Promise<Store> {
  if (database === undefined || database === '') return openSqlite({ folder: data });
  // Loaded on demand: a server with SQLite starts without it.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ address: database });
}
