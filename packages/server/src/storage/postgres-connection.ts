// Connections to PostgreSQL: queries are compiled by Kysely and run by pg.

import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { currentCaller, SERVER } from '../on-behalf-of.ts';
import { fairTurns } from './fair-turns.ts';
import { readError, writeError } from './postgres-errors.ts';
import { Unavailable } from './store.ts';
import type { Tables } from './tables.ts';

/** Only builds queries, in PostgreSQL's dialect. */
export const postgres = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const BIGINT = 20;
/** Times in milliseconds fit into JavaScript's numbers; pg would return them as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Milliseconds after which a database that doesn't answer counts as lost. */
const PATIENCE = 10_000;

export const configOf = (address: string, patience = PATIENCE): pg.ClientConfig => ({
  connectionString: address,
  application_name: 'mirabilia',
  types,
  keepAlive: true,
  connectionTimeoutMillis: patience / 2,
  query_timeout: patience,
});

/** Without a time limit, for long work. */
export const patientConfigOf = (address: string): pg.ClientConfig => {
  const { query_timeout: _, ...config } = configOf(address);
  return config;
};

export type RowsPromise<Row> = Promise<readonly Row[]>;

/** A prepared statement: the database parses it once per connection. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** A pool of connections that are opened on demand and replaced when lost. */
export interface Connections {
  all<Row>(query: Compilable<Row>): RowsPromise<Row>;
  first<Row>(query: Compilable<Row>): Promise<Row | undefined>;
  /** Runs a prepared read. */
  ask<Row>(question: Prepared, values: readonly unknown[]): RowsPromise<Row>;
  /** Runs a prepared write. */
  change<Row>(question: Prepared, values: readonly unknown[]): RowsPromise<Row>;
  /** Runs a write. */
  write<Row>(query: Compilable<Row>): RowsPromise<Row>;
  /** Runs statements in one transaction and one round trip; returns the rows of each. */
  together(
    questions: readonly (Partial<Prepared> & {
      readonly text: string;
      readonly values: readonly unknown[];
    })[],
  ): Promise<unknown[][]>;
  close(): Promise<void>;
}

const BEGIN: Prepared = { name: 'begin', text: 'begin' };
const COMMIT: Prepared = { name: 'commit', text: 'commit' };

export interface ConnectionsOptions {
  readonly address: string;
  readonly most: number;
  /** How many of them work for one address at a time. Without it everybody is served in the order in which they come. */
  readonly mostOfCaller?: number;
  /** Settings of each connection, as on PostgreSQL's command line. */
  readonly settings?: string;
  /** Milliseconds after which a database that doesn't answer counts as lost. */
  readonly patience?: number | undefined;
}

export function connectionsTo({
  address,
  most,
  mostOfCaller,
  settings,
  patience = PATIENCE,
}: ConnectionsOptions): Connections {
  const options = settings === undefined ? {} : { options: settings };
  const pool = new pg.Pool({ ...configOf(address, patience), ...options, max: most, pipeline: true });
  // A connection that is lost while idle is replaced by the next query; one that is lost in use fails its query. Neither
  // needs anything else.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const turns =
    mostOfCaller === undefined
      ? undefined
      : fairTurns({
          most,
          mostOf: (caller) => (caller === SERVER ? most : mostOfCaller),
          patience: patience / 2,
        });
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;

  /** The pool itself knows only who came first. */
  async function inTurn<R>(work: () => Promise<R>): Promise<R> {
    if (turns === undefined) return work();
    const endTurn = await turns.take(currentCaller());
    if (endTurn === undefined) throw new Unavailable('The database has too much to do.');
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (cause) {
      throw new Unavailable(`The database can't be reached: ${(cause as Error).message}.`, { cause });
    }
  }

  async function on<R>(
    asStoreError: (error: unknown) => unknown,
    use: (client: pg.PoolClient) => Promise<R>,
  ) {
    if (isClosed) throw new Unavailable('The storage is closed.');
    const working = inTurn(async () => {
      const client = await connect();
      try {
        const given = await use(client);
        client.release();
        return given;
      } catch (error) {
        const failure = asStoreError(error);
        // After an error from the database the connection is still good; after any other error it is dropped.
        client.release(failure instanceof Unavailable || !(error instanceof pg.DatabaseError));
        throw failure;
      }
    });
    underWay.add(working);
    try {
      return await working;
    } finally {
      underWay.delete(working);
    }
  }

  const one = async (client: pg.PoolClient, { sql, parameters }: ReturnType<Compilable['compile']>) =>
    (await client.query(sql, [...parameters])).rows;

  const all = <Row>(query: Compilable<Row>): RowsPromise<Row> =>
    on(readError, (client) => one(client, query.compile()) as Promise<Row[]>);

  return {
    all,
    first: async (query) => (await all(query))[0],
    ask: (question, values) =>
      on(readError, async (client) => (await client.query({ ...question, values: [...values] })).rows),
    change: (question, values) =>
      on(writeError, async (client) => (await client.query({ ...question, values: [...values] })).rows),
    write: (query) => on(writeError, (client) => one(client, query.compile())),
    together: (questions) =>
      on(writeError, async (client) => {
        const sent = [BEGIN, ...questions, COMMIT].map((question) =>
          client.query(question as pg.QueryConfig),
        );
        // Wait for all, so that the connection is idle when it is released; the first failure is thrown.
        await Promise.allSettled(sent);
        const results = await Promise.all(sent);
        // After a failure `commit` rolls back.
        return results.slice(1, -1).map(({ rows }) => rows);
      }),
    close: async () => {
      if (isClosed) return;
      await Promise.allSettled(underWay);
      isClosed = true;
      await pool.end();
    },
  };
}
