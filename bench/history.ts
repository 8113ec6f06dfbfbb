// `node bench/history.ts [matches] [sqlite|postgres]`: how long a person's page takes with so many finished matches in the
// store, and what the server holds in memory meanwhile.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore, startServer, WITHOUT_RATES } from '../packages/server/src/index.ts';
import { createLog } from '../packages/server/src/transport/log.ts';
import { guestTokens } from '../packages/server/src/transport/tokens.ts';
import { fakeMatchService } from '../packages/server/test/fakes.ts';
import { startPostgres } from '../packages/server/test/postgres-server.ts';
import { watchStolen } from './stolen.ts';

const matches = Number(process.argv[2] ?? 1_000_000);
const stores = process.argv[3] === undefined ? ['sqlite', 'postgres'] : [process.argv[3]];
/** People who have played a hundred matches each, and one who has played many. */
const PEOPLE = Math.max(10, Math.round(matches / 50));
const MOST = 5000;
const CALLS = 1000;

const seat = (guest: string, share: number): object => ({
  name: 'Somebody',
  kind: 'human',
  guest,
  board: { wonder: 'halikarnassos', side: 'B' },
  share,
  score: {
    military: 11,
    treasury: 3,
    wonder: 10,
    civilian: 14,
    science: 13,
    commerce: 4,
    guilds: 7,
    total: 62,
  },
});
const SEATS = JSON.stringify([
  seat('AAAAAAAAAAAAAAAA', 1),
  seat('BBBBBBBBBBBBBBBB', 0),
  seat('CCCCCCCCCCCCCCCC', 0),
]);
const COLUMNS = 'guest, match_id, ended_at, game, seat, with_people, is_won, source, seed, seats';

/** Two people of each match; the last person is in some thousands. */
const personOf = (match: number, seat: number): number =>
  match < MOST && seat === 0 ? PEOPLE - 1 : (match * 7919 + seat * 104_729) % (PEOPLE - 1);

function fillSqlite(folder: string): void {
  const database = new DatabaseSync(join(folder, 'mirabilia.db'));
  database.exec('pragma synchronous = off; begin');
  const guest = database.prepare('insert into guests (id, name, created_at) values (?, ?, 1)');
  for (let i = 0; i < PEOPLE; i++) guest.run(`guest-${i}`, 'Somebody');
  const row = database.prepare(`insert into results (${COLUMNS}) values (?, ?, ?, ?, ?, 1, ?, ?, ?, ?)`);
  for (let i = 0; i < matches; i++) {
    for (const at of [0, 1])
      row.run(
        `guest-${personOf(i, at)}`,
        `match-${i}`,
        i,
        'seven-wonders',
        at,
        at,
        'played',
        `seed-${i}`,
        SEATS,
      );
  }
  database.exec('commit');
  database.close();
}

async function fillPostgres(address: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(`insert into guests (id, name, created_at) select 'guest-' || i, 'Somebody', 1
    from generate_series(0, ${PEOPLE - 1}) as i`);
  const person = `case when i < ${MOST} and s = 0 then ${PEOPLE - 1} else (i::bigint * 7919 + s * 104729) % ${PEOPLE - 1} end`;
  await client.query(
    `insert into results (${COLUMNS})
    select 'guest-' || (${person}), 'match-' || i, i, 'seven-wonders', s, 1, s, 'played', 'seed-' || i, $1
    from generate_series(0, ${matches - 1}) as i, generate_series(0, 1) as s`,
    [SEATS],
  );
  await client.query('analyze');
  await client.end();
}

const now = (): number => performance.now();

for (const kind of stores) {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-history-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const place = { data: folder, database: await postgres?.newDatabase() };
  try {
    await (await openStore(place)).close();
    const begun = now();
    if (place.database === undefined) fillSqlite(folder);
    else await fillPostgres(place.database);
    console.log(
      `${kind}: ${matches} matches, ${PEOPLE} people, filled in ${Math.round((now() - begun) / 1000)} s`,
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
    const call = async (
      what: string,
      guest: number,
      path: string,
    ): Promise<{ results?: { match: string }[] }> => {
      const start = now();
      const response = await fetch(server.address + path, {
        headers: { Authorization: `Bearer ${tokens.make({ id: `guest-${guest}` })}` },
      });
      const answer = (await response.json()) as { results?: { match: string }[] };
      if (!response.ok) throw new Error(JSON.stringify(answer));
      times[what] ??= [];
      times[what].push(now() - start);
      return answer;
    };
    const memory = process.memoryUsage().rss;
    const processor = process.cpuUsage();
    const stolen = watchStolen();
    for (let i = 0; i < CALLS; i++) {
      const guest = (i * 48_271) % (PEOPLE - 1);
      const { results = [] } = await call('first page', guest, '/api/results?limit=30');
      await call('filtered', guest, '/api/results?limit=30&outcome=won&company=people');
      await call('statistics: 200', guest, '/api/results?limit=200');
      await call('next page', guest, `/api/results?limit=30&before=${results.at(-1)?.match}`);
      if (i % 20 === 0) {
        const many = PEOPLE - 1;
        await call('of 5,000: statistics', many, '/api/results?limit=200');
        await call('of 5,000: deep page', many, '/api/results?limit=200&before=match-200');
        await call('of 5,000: filtered', many, '/api/results?limit=30&game=architects');
        await call('profile', guest, '/api/profile');
      }
    }
    for (const [what, all] of Object.entries(times)) {
      const sorted = all.toSorted((one, other) => one - other);
      const at = (share: number): string =>
        (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
      console.log(`  ${what.padEnd(24)} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${all.length} calls`);
    }
    const { user, system } = process.cpuUsage(processor);
    const calls = Object.values(times).reduce((sum, each) => sum + each.length, 0);
    // What a busy machine does to the times above it can't do to this.
    console.log(
      `  processor ${((user + system) / 1000 / calls).toFixed(1)} ms a call, its caller included; stolen ${stolen()} %`,
    );
    const grown = (process.memoryUsage().rss - memory) / 2 ** 20;
    console.log(`  memory ${Math.round(memory / 2 ** 20)} MB, ${grown.toFixed(0)} MB more afterwards`);
    await server.close();
    await store.close();
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
