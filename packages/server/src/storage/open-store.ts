import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreLocation {
  /** A folder. */
  readonly data: string;
  /** The address of a PostgreSQL that is used instead. */
  readonly database?: string | undefined;
}

export async function openStore({ data, database }: StoreLocation): Promise<Store> {
  if (database === undefined || database === '') return openSqlite({ folder: data });
  // Loaded only here: a server that stands alone starts without it.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ address: database });
}
