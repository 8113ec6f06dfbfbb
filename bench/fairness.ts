// `node bench/fairness.ts [seconds]`: one guest fills a server with tables of experts. Beside them, how long do a person's easy
// bots take, and are the clocks of absent players kept? No limits are in the way.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playEasyBots, startExperts, timeOutAbsent } from '../packages/server/test/thinking-attack.ts';
import { share } from './load.ts';
import { startHelper } from './processes.ts';
import type { Memory } from './server-process.ts';
import { watchStolen } from './stolen.ts';

const seconds = Number(process.argv[2] ?? 20);
const DECISION = 5;

/** Tables and how many experts sit at each. */
const ATTACKS = [
  [0, 0],
  [20, 4],
  [39, 7],
] as const;

for (const [tables, players] of ATTACKS) {
  const folder = await mkdtemp(join(tmpdir(), 'fairness-'));
  const server = startHelper('server-process.ts', [folder]);
  try {
    const { address } = await server.hear<{ address: string }>();
    const stolen = watchStolen();
    await startExperts(address, tables, players);
    const [waits, clocks] = await Promise.all([
      playEasyBots(address, seconds * 1000),
      timeOutAbsent(address, DECISION, seconds * 1000),
    ]);
    waits.sort((a, b) => a - b);
    const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
    console.log(
      JSON.stringify(
        {
          experts: `${tables} tables of ${players}`,
          easyMoves: waits.length,
          easyMs: { p50: share(waits, 0.5), p99: share(waits, 0.99), max: waits.at(-1) ?? 0 },
          clockMs: clocks.map(rounded),
          residentMb: Math.round((await server.ask<Memory>('memory')).residentMb),
          stolen: stolen(),
        },
        (_, value) => (typeof value === 'number' ? rounded(value) : value),
      ),
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
