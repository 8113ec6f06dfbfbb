// A SQLite file: queries are compiled by Kysely, prepared once and run synchronously.

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
import { Damaged } from './damaged.ts';
import type { Transactions } from './group-commit.ts';
import { missingSteps, schemaVersions } from './migrations.ts';
import { DatabaseSync, isConstraintError, isNotADatabase, isStorageFault } from './node-sqlite.ts';
import { Conflict, Unavailable } from './store.ts';
import type { Tables } from './tables.ts';

const SETTINGS = [
  'journal_mode = wal',
  // A commit returns when it is on the disk.
  'synchronous = full',
  'foreign_keys = on',
  // For an operator's tool that writes for a moment. The server waits meanwhile.
  'busy_timeout = 1000',
  // Undo data of savepoints stays in memory.
  'temp_store = memory',
  // In pages. Live matches rewrite the same few pages: rare checkpoints move fewer of them.
  'wal_autocheckpoint = 4000',
] as const;

export interface SqliteConnection {
  readonly database: Database;
  readonly transactions: Transactions;
  all<Row>(query: Compilable<Row>): Row[];
  first<Row>(query: Compilable<Row>): Row | undefined;
  /** Returns the number of changed rows. */
  run(query: Compilable): number;
  /** A query that is compiled once and run with the values of its slots, in the order of their numbers. */
  prepare<Row>(build: (slot: Slot) => Compilable<Row>): PreparedQuery<Row>;
  /** Moves what the log holds into the file, as far as no reader is in the way. */
  checkpoint(): void;
  /** From now on everything fails with Damaged. SQLite's own findings do this as well. */
  declareDamaged(fault: string): void;
  /** Called once, at the moment when damage is found. */
  whenDamaged(hear: (damage: Damaged) => void): void;
}

/** A placeholder for a value that is given later. */
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

/** Only builds queries, in SQLite's dialect. */
export const sqlite = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Creates the file and its tables or migrates older ones, up to `version` if one is given. */
export function connect(file: string, version?: number): SqliteConnection {
  // Only for the owner: it holds seeds and the signing key. SQLite gives its side files the same rights. An existing file is
  // not opened here: closing it would drop the locks of other connections of this process.
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

  let damage: Damaged | undefined;
  const hearers: ((damage: Damaged) => void)[] = [];
  const noteDamage = (found: Damaged) => {
    if (damage !== undefined) return;
    damage = found;
    for (const hear of hearers) hear(found);
  };

  const guarded = <T>(carryOut: () => T): T => {
    // Writing on could destroy what is still whole.
    if (damage !== undefined) throw damage;
    try {
      return carryOut();
    } catch (cause) {
      const error = storeError(cause, database);
      if (error instanceof Damaged) noteDamage(error);
      throw error;
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
    checkpoint: () => guarded(() => void prepared('pragma wal_checkpoint(passive)').get()),
    declareDamaged: (fault) => noteDamage(new Damaged(fault)),
    whenDamaged: (hear) => void hearers.push(hear),
    transactions: {
      begin: () => execute('begin immediate'),
      commit: () => execute('commit'),
      rollBack: () => {
        try {
          if (database.isTransaction) prepared('rollback').run();
        } catch {
          // The next `begin` fails as well and is tried again.
        }
      },
      alone: (write) => {
        execute('savepoint one');
        try {
          const value = write();
          execute('release one');
          return value;
        } catch (error) {
          // A full disk may have rolled back the whole transaction already.
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
  if (isNotADatabase(error)) return new Damaged((error as Error).message, { cause: error });
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
