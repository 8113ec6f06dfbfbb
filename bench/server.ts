// The server: one process on a durable SQLite in a folder of its own, the load from another process, over loopback.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order, Report } from './load-client.ts';
import { calibrate, type Figure, type Measurement, median, rounded } from './measure.ts';
import { type Helper, startHelper } from './processes.ts';
import type { Usage } from './server-process.ts';
import { addSleepingMatches } from './sleeping-matches.ts';
import { startAndLook } from './started-server.ts';

const MATCHES = 400;
/** Half a second of thought, not in step. */
const THOUGHT = { least: 250, most: 750 };
const AT_ONCE = { least: 0, most: 0 };
const WARM_UP = 3000;
const SATURATED_ROUNDS = 3;
const STARTS = 3;
const SLEEPING_MATCHES = 10_000;

type Unit = 'ms' | 's' | 'moves/s' | 'MB';

/** How a value of each unit stands to `speed`, the million rounds that the calibration loop does in a second. */
const RATIO: Readonly<Record<Unit, (value: number, speed: number) => number | null>> = {
  ms: (value, speed) => rounded((value / 1000) * speed),
  s: (value, speed) => rounded(value * speed),
  'moves/s': (value, speed) => rounded(value / speed),
  MB: () => null,
};

const figure = (
  name: string,
  unit: Unit,
  { value, speed = 1 }: { value: number; speed?: number },
): Figure => ({
  name: `server/${name}`,
  value: rounded(value),
  unit,
  ratio: RATIO[unit](value, speed),
});

async function withFolder<R>(use: (folder: string) => Promise<R>): Promise<R> {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Round extends Report {
  /** Processor seconds that the server used. */
  readonly cpu: number;
  readonly speed: number;
}

type Rounds = readonly Omit<Order, 'addresses'>[];

const playRounds = (orders: Rounds): Promise<Round[]> =>
  withFolder((folder) => playRoundsOn([startHelper('./server-process.ts', [folder])], orders));

/** Plays rounds one after the other. What goes wrong in one is an error and no figure. */
export async function playRoundsOn(servers: readonly Helper[], orders: Rounds): Promise<Round[]> {
  const players = startHelper('./load-client.ts');
  const cpuOfAll = async (): Promise<number> => {
    const used = await Promise.all(servers.map((server) => server.ask<Usage>('usage')));
    return used.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  try {
    const reports = await Promise.all(servers.map((server) => server.hear<{ address: string }>()));
    const addresses = reports.map(({ address }) => address);
    const rounds: Round[] = [];
    for (const order of orders) {
      await players.ask({ ...order, addresses });
      const before = calibrate();
      const cpu = await cpuOfAll();
      const report = await players.ask<Report>('play');
      const used = (await cpuOfAll()) - cpu;
      if (Object.keys(report.errors).length > 0) throw new Error(JSON.stringify(report.errors));
      rounds.push({ ...report, cpu: used, speed: (before + calibrate()) / 2 });
    }
    return rounds;
  } finally {
    await players.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function latency(): Promise<Figure[]> {
  const [round] = await playRounds([{ matches: MATCHES, thought: THOUGHT, warmUp: WARM_UP }]);
  const { latencies, speed } = round as Round;
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] as number;
  return [
    figure('latency/p50', 'ms', { value: at(0.5), speed }),
    figure('latency/p99', 'ms', { value: at(0.99), speed }),
  ];
}

/** The median of some rounds, after one for warming up. */
async function saturated(): Promise<Figure[]> {
  const order = { matches: MATCHES, thought: AT_ONCE, warmUp: 0 };
  const [, ...rounds] = await playRounds(Array.from({ length: SATURATED_ROUNDS + 1 }, () => order));
  const speed = median(rounds.map((round) => round.speed));
  const aSecond = rounds.map(({ moves, seconds }) => moves / seconds);
  const aProcessorSecond = rounds.map(({ moves, cpu }) => moves / cpu);
  return [
    figure('saturated', 'moves/s', { value: median(aSecond), speed }),
    // What the server alone would do if nobody else used the machine.
    figure('saturated/core', 'moves/s', { value: median(aProcessorSecond), speed }),
  ];
}

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
      figure('start', 's', { value: seconds, speed }),
      figure('idle', 'MB', { value: idle }),
      figure('sleeping', 'MB', { value: full.idle - idle }),
    ];
  });
}

export const serverMeasurements = (): readonly Measurement[] => [
  { names: ['server/latency/p50', 'server/latency/p99'], measure: latency },
  { names: ['server/saturated', 'server/saturated/core'], measure: saturated },
  { names: ['server/start', 'server/idle', 'server/sleeping'], measure: memory },
];
