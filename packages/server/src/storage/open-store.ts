import type { Damaged } from './damaged.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreLocation {
  /** The folder of a SQLite store. */
  readonly data: string;
  /** The address of a PostgreSQL database to use instead. */
  readonly database?: string | undefined;
}

export interface OpenStoreOptions extends StoreLocation {
  /** Called once, when damage is found while the server runs. */
  readonly onDamage?: ((damage: Damaged) => void) | undefined;
}

export async function openStore({ data, database, onDamage }: OpenStoreOptions): Promise<Store> {
  if (database === undefined || database === '') return openSqlite({ folder: data, onDamage });
  // Loaded on demand: a server with SQLite starts without it.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ address: database });
}
