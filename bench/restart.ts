// `node bench/restart.ts [kills] [busy]`: a server on SQLite is killed again and again while people play, and starts again at
// once. Prints how long each start took and how long people were away, first on the machine as it is, then beside as many
// programs that do nothing but compute.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../packages/server/test/postgres-server.ts';
import { type ReconnectingPlayer, reconnectingPlayer } from '../packages/server/test/reconnecting-player.ts';

const PROGRAM = fileURLToPath(
  new URL(process.env.PROGRAM ?? '../packages/cli/bin/mirabilia.mjs', import.meta.url),
);
const kills = Number(process.argv[2] ?? 10);
const busy = Number(process.argv[3] ?? 12);
const TABLES = 10;
const SEATS = 3;
/** Milliseconds of play between two kills, beyond what it takes until everybody is back. */
const PLAY = 700;
const LONGEST_WAIT = 60_000;
/** Milliseconds: nothing that is started here outlives the measurement by more. */
const LONGEST_BUSY = 600_000;

const children = new Set<ChildProcess>();
function start(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', DATABASE_URL: '' },
  });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'mirabilia-restart-'));

async function serve(): Promise<ChildProcess> {
  const child = start([
    ...[PROGRAM, 'serve', '--port', String(port), '--host', '127.0.0.1'],
    ...['--data', data, '--no-rates'],
  ]);
  await Promise.race([once(child.stdout as NonNullable<typeof child.stdout>, 'data'), once(child, 'close')]);
  if (child.exitCode !== null) throw new Error('the server did not start');
  return child;
}

/** Milliseconds of processor time that a process has used, where the system tells it. */
function processorTime({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

async function call(path: string, token: string, body: object = {}): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Record<string, string>;
}

async function newTable(index: number): Promise<ReconnectingPlayer[]> {
  const tokens: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    tokens.push((await call('/api/guests', '', { name: 'Stubborn' })).token as string);
  }
  const [host = '', ...others] = tokens;
  const game = index % 2 === 0 ? 'seven-wonders' : 'architects';
  const { id = '' } = await call('/api/matches', host, { game, seats: tokens.map(() => 'open') });
  for (const token of others) await call(`/api/matches/${id}/join`, token);
  await call(`/api/matches/${id}/start`, host);
  const players = tokens.map((token) => reconnectingPlayer(id, token));
  for (const player of players) player.stay(address);
  return players;
}

const tables: ReconnectingPlayer[][] = [];

/** A match that ended makes room for another one. */
async function fillTables(): Promise<void> {
  for (let index = 0; index < TABLES; index++) {
    const table = tables[index];
    if (table === undefined || table.every(({ isDone }) => isDone)) tables[index] = await newTable(index);
  }
}

function milliseconds(values: readonly number[]): Record<string, number> {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

async function measure(name: string): Promise<void> {
  const starts: number[] = [];
  const times: number[] = [];
  const absences: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await fillTables();
    await wait(PLAY);
    const players = tables.flat().filter(({ isDone, seat }) => !isDone && seat !== undefined);
    const before = players.map((player) => player.absences.length);
    const ended = once(server, 'close');
    server.kill('SIGKILL');
    await ended;
    const begin = performance.now();
    server = await serve();
    starts.push(performance.now() - begin);
    times.push(processorTime(server));
    const areBack = () =>
      players.every(({ absences, isDone }, index) => isDone || absences.length > (before[index] ?? 0));
    const giveUpAt = performance.now() + LONGEST_WAIT;
    while (!areBack() && performance.now() < giveUpAt) await wait(20);
    for (const [index, player] of players.entries()) absences.push(...player.absences.slice(before[index]));
  }
  const over = absences.filter((absence) => absence > 5000).length;
  console.log(
    JSON.stringify({
      name,
      kills,
      start: milliseconds(starts),
      processorTime: milliseconds(times),
      away: { ...milliseconds(absences), times: absences.length, over5s: over },
    }),
  );
}

function endAll(): void {
  for (const child of children) child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });
}

let server = await serve();
try {
  await measure('as it is');
  if (busy > 0) {
    const loop = `const end = Date.now() + ${LONGEST_BUSY}; while (Date.now() < end) {}`;
    for (let index = 0; index < busy; index++) start(['-e', loop]);
    await measure(`beside ${busy} busy programs`);
  }
} finally {
  endAll();
}
process.exit();
