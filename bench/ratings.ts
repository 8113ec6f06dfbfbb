// `node bench/ratings.ts [matches] [sqlite|postgres]`: how long leaderboards and ratings take with so many finished matches in
// the store, and how many matches a second are rated.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore, startServer, WITHOUT_RATES } from '../packages/server/src/index.ts';
import { periodsAt } from '../packages/server/src/ratings/periods.ts';
import { startRater } from '../packages/server/src/ratings/rater.ts';
import { systemTimers } from '../packages/server/src/system-time.ts';
import { createLog } from '../packages/server/src/transport/log.ts';
import { guestTokens } from '../packages/server/src/transport/tokens.ts';
import { fakeMatchService } from '../packages/server/test/fakes.ts';
import { startPostgres } from '../packages/server/test/postgres-server.ts';
import { watchStolen } from './stolen.ts';

const matches = Number(process.argv[2] ?? 1_000_000);
const stores = process.argv[3] === undefined ? ['sqlite', 'postgres'] : [process.argv[3]];
/** Each has a hundred matches of three. */
const PEOPLE = Math.max(60, Math.round((3 * matches) / 100));
const CALLS = 500;
/** Matches that are rated to see how fast it goes. */
const RATED = 1000;
const NOW = Date.now();
const PERIODS = periodsAt(NOW);
const GAME = 'seven-wonders';

const players = (at: number): string =>
  JSON.stringify(
    [0, 1, 2].map((seat) => ({ guest: `guest-${personOf(at, seat)}`, place: seat + 1, address: seat })),
  );
const personOf = (match: number, seat: number): number => (match * 7919 + seat * 104_729) % PEOPLE;
/** A bell curve, roughly. */
const pointsOf = (person: number): number =>
  1000 + [3, 7, 11, 13].reduce((sum, prime) => sum + ((person * prime * 7919) % 250), 0);

const GUESTS = 'id, name, created_at';
const RATINGS =
  'guest, game, period, mean, deviation, matches, counted, first_points, points, is_listed, is_hidden';
const CHANGES =
  'guest, match_id, game, ended_at, mean_before, deviation_before, counted_before, matches, mean, deviation, weight';
const MATCHES = 'number, match_id, game, ended_at, players';

/** Rows of every table, one after the other. */
function* rows(): Generator<{
  readonly table: string;
  readonly columns: string;
  readonly values: unknown[];
}> {
  for (let person = 0; person < PEOPLE; person++) {
    const guest = `guest-${person}`;
    yield { table: 'guests', columns: GUESTS, values: [guest, `Somebody ${person}`, 1] };
    const points = pointsOf(person);
    const mean = 25 + (points - 1500) / 30;
    for (const period of PERIODS)
      yield {
        table: 'ratings',
        columns: RATINGS,
        values: [guest, GAME, period, mean, 2.2, 100, 80, 1500, points, person % 10 === 0 ? 0 : 1, 0],
      };
  }
  for (let at = 0; at < matches; at++) {
    const endedAt = NOW - (matches - at) * 60_000;
    yield {
      table: 'rated_matches',
      columns: MATCHES,
      values: [at + 1, `match-${at}`, GAME, endedAt, players(at)],
    };
    for (const seat of [0, 1, 2])
      yield {
        table: 'rating_changes',
        columns: CHANGES,
        values: [
          `guest-${personOf(at, seat)}`,
          `match-${at}`,
          GAME,
          endedAt,
          25,
          2.2,
          40,
          1 + Math.floor((100 * at) / matches),
          25 + Math.sin(at / 1000),
          2.2,
          1,
        ],
      };
  }
}

function fillSqlite(folder: string): void {
  const database = new DatabaseSync(join(folder, 'mirabilia.db'));
  database.exec('pragma synchronous = off; begin');
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  for (const { table, columns, values } of rows()) {
    let statement = statements.get(table);
    if (statement === undefined) {
      statement = database.prepare(`insert into ${table} (${columns}) values (${values.map(() => '?')})`);
      statements.set(table, statement);
    }
    statement.run(...(values as (string | number)[]));
  }
  database.exec('commit');
  database.close();
}

async function fillPostgres(address: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  const waiting = new Map<string, { columns: string; rows: unknown[][] }>();
  const flush = async (table: string): Promise<void> => {
    const { columns, rows } = waiting.get(table) ?? { columns: '', rows: [] };
    if (rows.length === 0) return;
    const objects = rows.map((row) =>
      Object.fromEntries(columns.split(', ').map((name, at) => [name, row[at]])),
    );
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(objects)],
    );
    waiting.delete(table);
  };
  for (const { table, columns, values } of rows()) {
    const batch = waiting.get(table) ?? { columns, rows: [] };
    waiting.set(table, batch);
    batch.rows.push(values);
    if (batch.rows.length >= 5000) await flush(table);
  }
  for (const table of [...waiting.keys()]) await flush(table);
  await client.query('analyze');
  await client.end();
}

const now = (): number => performance.now();

for (const kind of stores) {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-ratings-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const place = { data: folder, database: await postgres?.newDatabase() };
  try {
    await (await openStore(place)).close();
    const begun = now();
    if (place.database === undefined) fillSqlite(folder);
    else await fillPostgres(place.database);
    console.log(
      `${kind}: ${matches} rated matches, ${PEOPLE} people, filled in ${Math.round((now() - begun) / 1000)} s`,
    );
    const store = await openStore(place);
    const server = await startServer({
      store,
      matchService: fakeMatchService(),
      log: createLog('fatal'),
      port: 0,
      host: '127.0.0.1',
      limits: WITHOUT_RATES,
    });
    const tokens = guestTokens(await store.setting('guest-token-key', () => ''), Date.now);
    const times: Record<string, number[]> = {};
    const call = async (what: string, person: number, path: string): Promise<void> => {
      const start = now();
      const response = await fetch(server.address + path, {
        headers: { Authorization: `Bearer ${tokens.make({ id: `guest-${person}` })}` },
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      times[what] ??= [];
      times[what].push(now() - start);
    };
    const memory = process.memoryUsage().rss;
    const stolen = watchStolen();
    const last = Math.floor((PEOPLE * 0.9) / 50);
    for (let i = 0; i < CALLS; i++) {
      const person = (i * 48_271) % PEOPLE;
      const game = `game=${GAME}`;
      await call('leaderboard', person, `/api/leaderboard?${game}`);
      await call('of this month', person, `/api/leaderboard?${game}&period=month`);
      await call('any page', person, `/api/leaderboard?${game}&page=${1 + ((i * 7919) % last)}`);
      await call('last page', person, `/api/leaderboard?${game}&page=${last}`);
      await call('own rating', person, `/api/ratings?${game}`);
    }
    for (const [what, all] of Object.entries(times)) {
      const sorted = all.toSorted((one, other) => one - other);
      const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
      console.log(`  ${what.padEnd(16)} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${all.length} calls`);
    }
    const grown = (process.memoryUsage().rss - memory) / 2 ** 20;
    console.log(
      `  memory ${Math.round(memory / 2 ** 20)} MB, ${grown.toFixed(0)} MB more afterwards; stolen ${stolen()} %`,
    );
    await rateSome(place, store);
    await server.close();
    await store.close();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Matches that have just ended, as many as a busy day has. */
async function rateSome(
  place: { readonly data: string; readonly database: string | undefined },
  store: Awaited<ReturnType<typeof openStore>>,
): Promise<void> {
  const waiting = Array.from({ length: RATED }, (_, at) => [`new-${at}`, GAME, NOW + at, players(at * 31)]);
  const insert = 'insert into rated_waiting (match_id, game, ended_at, players) values';
  if (place.database === undefined) {
    const database = new DatabaseSync(join(place.data, 'mirabilia.db'));
    const statement = database.prepare(`${insert} (?, ?, ?, ?)`);
    database.exec('begin');
    for (const row of waiting) statement.run(...(row as (string | number)[]));
    database.exec('commit');
    database.close();
  } else {
    const client = new pg.Client(place.database);
    await client.connect();
    for (const row of waiting) await client.query(`${insert} ($1, $2, $3, $4)`, row);
    await client.end();
  }
  const begun = now();
  const rater = startRater({ store, timers: systemTimers, log: createLog('warn') });
  while ((await store.ratings.waiting(1)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await rater.stop();
  console.log(`  ${Math.round((1000 * RATED) / (now() - begun))} matches a second are rated`);
}
