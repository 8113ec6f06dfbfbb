// Many matches at once, by players in a process of their own: how long a move takes, and how many can be made.

import { figure } from './figures.ts';
import type { Order, Report } from './load-client.ts';
import { calibrate, type Figure, type Measurement, median } from './measure.ts';
import { type Helper, startHelper } from './processes.ts';
import type { Usage } from './server-process.ts';

const MATCHES = 400;
/** Half a second of thought, not in step. */
const THOUGHT = { least: 250, most: 750 };
const AT_ONCE = { least: 0, most: 0 };
const WARM_UP = 3000;
/** That count. The one before them warms up: a server that has just started is still being compiled. */
const ROUNDS = 5;

/** What is played when people think. */
export const THINKING: Rounds[number] = { matches: MATCHES, thought: THOUGHT, warmUp: WARM_UP };

export interface Round extends Report {
  /** Processor seconds that the server used. */
  readonly cpu: number;
  readonly speed: number;
}

export type Rounds = readonly Omit<Order, 'addresses'>[];

/** For rounds without a fixed number: the orders are played again until `isLast` says so. */
export interface Repeating {
  isLast(): boolean;
  after(round: Round): Promise<void>;
}

/** Plays rounds one after the other. What goes wrong in one is an error and no figure. */
export async function playRoundsOn(
  servers: readonly Helper[],
  orders: Rounds,
  repeating?: Repeating,
): Promise<Round[]> {
  const players = startHelper('./load-client.ts');
  const cpuUsed = async (): Promise<number> => {
    const used = await Promise.all(servers.map((server) => server.ask<Usage>('usage')));
    return used.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  try {
    const reports = await Promise.all(servers.map((server) => server.hear<{ address: string }>()));
    const addresses = reports.map(({ address }) => address);
    const play = async (order: Rounds[number]): Promise<Round> => {
      await players.ask({ ...order, addresses });
      const speedBefore = calibrate();
      const before = await cpuUsed();
      const report = await players.ask<Report>('play');
      const cpu = (await cpuUsed()) - before;
      if (Object.keys(report.errors).length > 0) throw new Error(JSON.stringify(report.errors));
      const round = { ...report, cpu, speed: (speedBefore + calibrate()) / 2 };
      await repeating?.after(round);
      return round;
    };
    const rounds: Round[] = [];
    do {
      for (const order of orders) rounds.push(await play(order));
      // Their latencies are long, and only the last are asked for.
      if (repeating !== undefined) rounds.splice(0, rounds.length - orders.length);
    } while (repeating?.isLast() === false);
    return rounds;
  } finally {
    await players.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Play = (orders: Rounds) => Promise<Round[]>;

export const share = (latencies: readonly number[], part: number): number =>
  latencies[Math.floor(latencies.length * part)] as number;

async function roundsOf(order: Rounds[number], play: Play): Promise<{ rounds: Round[]; speed: number }> {
  const [, ...rounds] = await play(Array.from({ length: ROUNDS + 1 }, () => order));
  return { rounds, speed: median(rounds.map((round) => round.speed)) };
}

/** In the middle one of the rounds. */
async function latency(name: string, play: Play): Promise<Figure[]> {
  const { rounds, speed } = await roundsOf(THINKING, play);
  const value = (part: number): number => median(rounds.map(({ latencies }) => share(latencies, part)));
  return [
    figure(`${name}/latency/p50`, 'ms', { value: value(0.5), speed }),
    figure(`${name}/latency/p99`, 'ms', { value: value(0.99), speed }),
  ];
}

async function saturated(name: string, play: Play): Promise<Figure[]> {
  const { rounds, speed } = await roundsOf({ matches: MATCHES, thought: AT_ONCE, warmUp: 0 }, play);
  const aSecond = rounds.map(({ moves, seconds }) => moves / seconds);
  const aProcessorSecond = rounds.map(({ moves, cpu }) => moves / cpu);
  return [
    figure(`${name}/saturated`, 'moves/s', { value: median(aSecond), speed }),
    // What the servers alone would do if nobody else used the machine.
    figure(`${name}/saturated/core`, 'moves/s', { value: median(aProcessorSecond), speed }),
  ];
}

export const loadMeasurements = (name: string, play: Play): readonly Measurement[] => [
  { names: [`${name}/latency/p50`, `${name}/latency/p99`], measure: () => latency(name, play) },
  { names: [`${name}/saturated`, `${name}/saturated/core`], measure: () => saturated(name, play) },
];
