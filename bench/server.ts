// The server: one process on a durable SQLite in a folder of its own, the load from another process, over loopback.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from './figures.ts';
import { loadMeasurements, playRoundsOn, type Round, type Rounds } from './load.ts';
import { calibrate, type Figure, type Measurement, median } from './measure.ts';
import { postgresMeasurements } from './postgres.ts';
import { startHelper } from './processes.ts';
import { addSleepingMatches } from './sleeping-matches.ts';
import { startAndLook } from './started-server.ts';

const STARTS = 3;
const SLEEPING_MATCHES = 10_000;

async function withFolder<R>(use: (folder: string) => Promise<R>): Promise<R> {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const playRounds = (orders: Rounds): Promise<Round[]> =>
  withFolder((folder) => playRoundsOn([startHelper('./server-process.ts', [folder])], orders));

async function starts(folder: string): Promise<{ readonly seconds: number; readonly idle: number }> {
  const looks: { readonly seconds: number; readonly residentMb: number }[] = [];
  // The first start in a folder makes the tables, and the first of all compiles: neither is what an operator waits for.
  await startAndLook(folder);
  for (let i = 0; i < STARTS; i++) looks.push(await startAndLook(folder));
  return {
    seconds: median(looks.map(({ seconds }) => seconds)),
    idle: median(looks.map(({ residentMb }) => residentMb)),
  };
}

function memory(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const before = calibrate();
    const { seconds, idle } = await starts(folder);
    const speed = (before + calibrate()) / 2;
    await addSleepingMatches(folder, SLEEPING_MATCHES);
    const full = await starts(folder);
    return [
      figure('server/start', 's', { value: seconds, speed }),
      figure('server/idle', 'MB', { value: idle }),
      figure('server/sleeping', 'MB', { value: full.idle - idle }),
    ];
  });
}

export const serverMeasurements = (): readonly Measurement[] => [
  ...loadMeasurements('server', playRounds),
  ...postgresMeasurements(),
  { names: ['server/start', 'server/idle', 'server/sleeping'], measure: memory },
];
