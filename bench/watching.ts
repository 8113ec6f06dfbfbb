// `node --expose-gc bench/watching.ts [matches]`: what it costs to watch a match again and again, to list one's own matches, and
// to have watched many matches once. Prints milliseconds for each, with and without matches that stay in memory, and the heap.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  type Guest,
  type IdleLimits,
  openMatchService,
  USUAL_IDLE,
} from '@mirabilia/match-service';
import { newCode, newId, newSeed, openSqlite, systemTimers } from '@mirabilia/server';
import { addSleepingMatches } from './sleeping-matches.ts';

const MATCHES = Number(process.argv[2] ?? 10_000);
const TIMES = 200;
/** What one player may write into a match beyond what it asks for. */
const LONG = 3000;
const OWN = 50;
const NOTHING: IdleLimits = { matches: 0, entries: 0, milliseconds: 0 };

const folder = mkdtempSync(join(tmpdir(), 'mirabilia-watching-'));
await addSleepingMatches(folder, MATCHES);
const store = await openSqlite({ folder });
const quiet = { info: () => {}, warn: () => {}, error: console.error };
const idler: Guest = { id: 'guest-0-0', name: 'Player 1' };
const client: Client = { guest: idler, send: () => {} };

const open = (idle: IdleLimits) =>
  openMatchService({
    store,
    clock: Date.now,
    timers: systemTimers,
    newId,
    newCode,
    newSeed,
    newSecret: newSeed,
    thinker: { levels: [], standInLevel: 'hard', think: async ({ legal }) => legal[0] as number },
    log: quiet,
    idle,
  });
type Service = ReturnType<typeof open>;

async function watchOnce(service: Service, match: string): Promise<void> {
  await service.receive(client, { type: 'watch', id: 'w', match, form: 'engine' });
  await service.receive(client, { type: 'unwatch', id: 'u', match });
}

async function timed(times: number, work: () => Promise<unknown>): Promise<string> {
  await work();
  const start = performance.now();
  for (let i = 0; i < times; i++) await work();
  return `${((performance.now() - start) / times).toFixed(2)} ms`;
}

const megabytes = (): number => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};

/** The first match gets a long log, and its player seats at many others. */
const entries = Array.from({ length: LONG }, (_, i) => ({
  seq: 37 + i,
  at: Date.now(),
  body: { kind: 'mute' as const, guest: idler.id, on: i % 2 === 0, message: `message-${i}` },
}));
await store.append({ match: 'sleeping-0', entries });
for (let i = 1; i < Math.min(OWN, MATCHES); i++) await store.seatGuests(`sleeping-${i}`, [idler.id]);

for (const [name, idle] of [
  ['nothing stays in memory', NOTHING],
  ['matches stay for a while', USUAL_IDLE],
] as const) {
  const service = open(idle);
  console.log(name);
  console.log(`  watch a half-played match   ${await timed(TIMES, () => watchOnce(service, 'sleeping-1'))}`);
  console.log(
    `  watch one with ${LONG} entries ${await timed(TIMES, () => watchOnce(service, 'sleeping-0'))}`,
  );
  const first = performance.now();
  await service.matchesOf(idler);
  console.log(`  list ${OWN} own, first time    ${(performance.now() - first).toFixed(2)} ms`);
  console.log(`  list ${OWN} own, again         ${await timed(TIMES / 10, () => service.matchesOf(idler))}`);
  const before = megabytes();
  for (let i = 0; i < MATCHES; i++) await watchOnce(service, `sleeping-${i}`);
  const { liveMatches, idleMatches } = service.figures;
  console.log(
    `  after watching ${MATCHES} once: ${liveMatches} live, ${idleMatches} idle, heap ${before} -> ${megabytes()} MB`,
  );
  await service.drain();
}
await store.close();
rmSync(folder, { recursive: true });
