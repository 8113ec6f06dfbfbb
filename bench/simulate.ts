// How much of the engine's speed is left in `mirabilia simulate`, with and without records, and what a second thread
// brings. Everything takes turns with the engine's own measurement, and what is compared are the two of one turn.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId } from '@mirabilia/games';
import type { Played, WorkOrder } from './against-helper.ts';
import { type Figure, type Measurement, median, rounded } from './measure.ts';
import { type Helper, startHelper } from './processes.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(HERE, 'packages/cli/src/main.ts');
const REPORTER = new URL('report-usage.ts', import.meta.url).href;
const PLAYERS = 3;
/** What the second run plays more than the first: start and warm-up are in both, so they don't count. */
const WARM_UP_MATCHES = 10_000;
const MATCHES = 30_000;
const TURNS = 3;
const WARM_UP_BATCHES = 8;
/** Batches of the engine's measurement in each turn: about as long as a simulation. */
const ENGINE_BATCHES = 8;

interface Usage {
  /** Seconds of the processor, on all threads. */
  readonly processor: number;
  readonly seconds: number;
  readonly residentMb: number;
}

async function simulate(
  game: GameId,
  matches: number,
  args: readonly string[],
  folder: string,
): Promise<Usage> {
  const usageFile = join(folder, 'usage.json');
  const command = ['simulate', game, '--players', String(PLAYERS), '--seed', 'bench', '--json'];
  const child = spawn(
    process.execPath,
    ['--import', REPORTER, MAIN, ...command, '--games', String(matches), ...args],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, USAGE_FILE: usageFile } },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`simulate ended with ${code}`);
  return JSON.parse(readFileSync(usageFile, 'utf8')) as Usage;
}

/** Matches per second of the processor and of the clock, once the command has warmed up. */
interface Rate {
  readonly processor: number;
  readonly clock: number;
}

async function rateOf(game: GameId, args: readonly string[], folder: string): Promise<Rate> {
  const start = await simulate(game, WARM_UP_MATCHES, args, folder);
  const whole = await simulate(game, WARM_UP_MATCHES + MATCHES, args, folder);
  return {
    processor: MATCHES / (whole.processor - start.processor),
    clock: MATCHES / (whole.seconds - start.seconds),
  };
}

async function engineRate(engine: Helper, name: string, turn: number): Promise<Rate> {
  let done = 0;
  let processor = 0;
  let seconds = 0;
  for (let i = 0; i < ENGINE_BATCHES; i++) {
    const played = await engine.ask<Played>({ name, batch: turn * ENGINE_BATCHES + i } satisfies WorkOrder);
    done += played.done;
    processor += played.processor;
    seconds += played.seconds;
  }
  return { processor: done / processor, clock: done / seconds };
}

const percent = (share: number): number => Math.round(100 * share);

async function sharesOf(game: GameId): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-bench-'));
  const engine = startHelper('against-helper.ts', [HERE]);
  const work = `${game}/random/${PLAYERS}p`;
  const records = ['--out', join(folder, 'records.jsonl')];
  try {
    for (let batch = 0; batch < WARM_UP_BATCHES; batch++) {
      await engine.ask<Played>({ name: work, batch: -1 - batch } satisfies WorkOrder);
    }
    const turns: { engine: Rate; scores: Rate; records: Rate; two: Rate }[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      turns.push({
        engine: await engineRate(engine, work, turn),
        scores: await rateOf(game, [], folder),
        records: await rateOf(game, records, folder),
        two: await rateOf(game, ['--workers', '2'], folder),
      });
    }
    type Side = keyof (typeof turns)[number];
    const speed = (side: Side): number => Math.round(median(turns.map((turn) => turn[side].processor)));
    const share = (side: Side, of: Side, by: keyof Rate): number =>
      median(turns.map((turn) => turn[side][by] / turn[of][by]));
    const figures: readonly [string, number, Figure['unit']][] = [
      ['engine', speed('engine'), 'games/s'],
      ['scores', speed('scores'), 'games/s'],
      ['records', speed('records'), 'games/s'],
      ['scores, share of the engine', percent(share('scores', 'engine', 'processor')), '%'],
      ['records, share of the engine', percent(share('records', 'engine', 'processor')), '%'],
      ['scores, share by the clock', percent(share('scores', 'engine', 'clock')), '%'],
      ['records, share by the clock', percent(share('records', 'engine', 'clock')), '%'],
      ['two workers, by the clock', rounded(share('two', 'scores', 'clock')), 'times'],
    ];
    return figures.map(([what, value, unit]) => ({
      name: `${nameOf(game)}/${what}`,
      value,
      unit,
      ratio: null,
    }));
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true });
  }
}

const nameOf = (game: GameId): string => `simulate/${game}`;

/** Games per second of processor time, except where the clock is named. */
export const simulateMeasurements = (): Measurement[] =>
  GAME_IDS.map((game) => ({ names: [nameOf(game)], measure: () => sharesOf(game) }));
