// A SQLite file, and how queries run on it: compiled by Kysely, kept prepared, carried out at once.

import { closeSync, existsSync, openSync } from 'node:fs';
import type { DatabaseSync as Database, StatementSync, SQLInputValue as Value } from 'node:sqlite';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Transactions } from './group-commit.ts';
import { missingSteps, schemaVersions } from './migrations.ts';
import { DatabaseSync, isConstraintError, isStorageFault } from './node-sqlite.ts';
import { Conflict, Unavailable } from './store.ts';
import type { Tables } from './tables.ts';

const SETTINGS = [
  'journal_mode = wal',
  // A commit returns when it is on the disk, not when the system promises to write it.
  'synchronous = full',
  'foreign_keys = on',
  // For an operator's tool that writes for a moment. Nothing else is done while waiting.
  'busy_timeout = 1000',
  // What a savepoint may have to undo stays in memory.
  'temp_store = memory',
  // Pages. Live matches write the same few pages again and again: the rarer they are moved to their place, the fewer.
  'wal_autocheckpoint = 4000',
] as const;

export interface SqliteConnection {
  readonly database: Database;
  readonly transactions: Transactions;
  all<Row>(query: Compilable<Row>): Row[];
  first<Row>(query: Compilable<Row>): Row | undefined;
  /** How many rows it changed. */
  run(query: Compilable): number;
  /** A query that is compiled once and runs with the values of its slots, given in the order of their numbers. */
  prepare<Row>(build: (slot: Slot) => Compilable<Row>): PreparedQuery<Row>;
}

/** Stands for a value of any type that is known later. */
type Slot = (index: number) => never;

export interface PreparedQuery<Row> {
  first(...values: Value[]): Row | undefined;
  run(...values: Value[]): number;
}

class SlotMarker {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/** Builds queries in SQLite's words; it is never asked to run one. */
export const sqlite = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Makes the file and its tables, or brings older ones up to date; to a `version` before the latest, if one is given. */
export function connect(file: string, version?: number): SqliteConnection {
  // Seeds and the signing key are in it. SQLite gives its other files the same rights. An existing file isn't touched:
  // closing it would drop the locks that another connection of this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
  const database = new DatabaseSync(file);
  try {
    for (const setting of SETTINGS) database.exec(`pragma ${setting}`);
    const connection = over(database);
    migrate(connection, file, version);
    return connection;
  } catch (error) {
    database.close();
    throw error;
  }
}

function over(database: Database): SqliteConnection {
  const statements = new Map<string, StatementSync>();
  const prepared = (text: string): StatementSync => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    const statement = database.prepare(text);
    statements.set(text, statement);
    return statement;
  };

  const guarded = <T>(carryOut: () => T): T => {
    try {
      return carryOut();
    } catch (error) {
      throw storeError(error, database);
    }
  };
  const execute = (text: string) => guarded(() => void prepared(text).run());

  return {
    database,
    all: <Row>(query: Compilable<Row>) => {
      const { sql: text, parameters } = query.compile();
      return guarded(() => prepared(text).all(...(parameters as Value[]))) as Row[];
    },
    first: <Row>(query: Compilable<Row>) => {
      const { sql: text, parameters } = query.compile();
      return guarded(() => prepared(text).get(...(parameters as Value[]))) as Row | undefined;
    },
    run: (query) => {
      const { sql: text, parameters } = query.compile();
      return guarded(() => changes(prepared(text), parameters as Value[]));
    },
    prepare: <Row>(build: (slot: Slot) => Compilable<Row>) => {
      const { sql: text, parameters } = build((index) => new SlotMarker(index) as never).compile();
      const statement = database.prepare(text);
      const filled = (values: readonly Value[]) =>
        parameters.map((each) => (each instanceof SlotMarker ? values[each.index] : each)) as Value[];
      return {
        first: (...values) => guarded(() => statement.get(...filled(values))) as Row | undefined,
        run: (...values) => guarded(() => changes(statement, filled(values))),
      };
    },
    transactions: {
      begin: () => execute('begin immediate'),
      commit: () => execute('commit'),
      rollBack: () => {
        try {
          if (database.isTransaction) execute('rollback');
        } catch {
          // The next `begin` fails then, too, and it is tried again.
        }
      },
      alone: (write) => {
        execute('savepoint one');
        try {
          const value = write();
          execute('release one');
          return value;
        } catch (error) {
          // A full disk may have undone the whole transaction already.
          if (database.isTransaction) {
            execute('rollback to one');
            execute('release one');
          }
          throw error;
        }
      },
    },
  };
}

const changes = (statement: StatementSync, values: readonly Value[]) =>
  Number(statement.run(...values).changes);

function storeError(error: unknown, { isOpen }: Database): unknown {
  if (!isOpen) return new Unavailable('The storage is closed.', { cause: error });
  if (isConstraintError(error)) return new Conflict((error as Error).message, { cause: error });
  if (isStorageFault(error)) return new Unavailable((error as Error).message, { cause: error });
  return error;
}

function migrate(connection: SqliteConnection, place: string, wanted: number | undefined): void {
  const { transactions } = connection;
  transactions.begin();
  try {
    connection.run(schemaVersions.create(sqlite));
    const found = connection.first(schemaVersions.latest(sqlite))?.version ?? 0;
    const builder = { db: sqlite, inKeyOrder: sql`without rowid` };
    for (const statement of missingSteps(builder, { found, wanted, place })) connection.run(statement);
    transactions.commit();
  } catch (error) {
    transactions.rollBack();
    throw error;
  }
}
