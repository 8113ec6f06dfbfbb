import { randomBytes } from 'node:crypto';
import { BOT_IDS } from '@mirabilia/bots';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { MOST_GAMES, readBots, readNumber, readWorkers } from '../arguments.ts';
import { type CommandResult, exitWith } from '../command-result.ts';
import { openReplacement, type Replacement } from '../files/replacement.ts';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import { readSeriesTable, type SeriesFlags, withSeriesFlags } from '../series.ts';
import { playSeries, type Series } from '../simulation/play-series.ts';
import { addMatch, newScoreTotals, type ScoreTotals } from '../simulation/score-totals.ts';
import type { MatchResult, SimulationJob } from '../simulation/simulation-job.ts';
import { summarise } from '../simulation/summary.ts';
import { print } from '../text/print.ts';
import { showProgress } from '../text/progress.ts';

interface Flags extends SeriesFlags {
  readonly out?: string;
}

const WORKER = new URL('../simulation/simulation-worker.ts', import.meta.url);
/** Random matches are short: with one per message, most of the time would go into messages. */
const LARGEST_BATCH = 32;

export function addSimulate(program: Command): void {
  withSeriesFlags(program.command('simulate'))
    .description('play matches between bots, write their records and print a summary')
    .option('--bots <list>', `a bot for each seat, or one for all: ${BOT_IDS.join(', ')}`, 'random')
    .option('--games <n>', 'number of matches', '100')
    .option('--out <file>', 'file for the records, one per line')
    .action(async (game: string, flags: Flags) => exitWith(await simulate(game, flags)));
}

async function simulate(gameText: string, flags: Flags): Promise<CommandResult<void>> {
  const series = readSeries(gameText, flags);
  if (!series.ok) return series;
  const out = flags.out === undefined ? accept(undefined) : openReplacement(flags.out);
  if (!out.ok) return out;

  const totals = newScoreTotals();
  const played = await play(series.value, { totals, out: out.value });
  if (!played.ok) return played;
  report(series.value, totals);
  return accept(undefined);
}

function readSeries(gameText: string, flags: Flags): CommandResult<Series<SimulationJob>> {
  const table = readSeriesTable(gameText, flags, readBots);
  if (!table.ok) return table;
  const games = readNumber(flags.games, { name: '--games', min: 1, max: MOST_GAMES });
  if (!games.ok) return games;
  const workers = readWorkers(flags.workers);
  if (!workers.ok) return workers;
  const { game, options, bots: botIds } = table.value;
  const series = flags.seed ?? randomBytes(8).toString('hex');
  const keeps = flags.out === undefined ? 'scores' : 'records';
  return accept({
    module: WORKER,
    job: { game, options, botIds, series, keeps },
    from: 0,
    to: games.value,
    workers: workers.value,
    largestBatch: LARGEST_BATCH,
  });
}

async function play(
  series: Series<SimulationJob>,
  { totals, out }: { readonly totals: ScoreTotals; readonly out: Replacement | undefined },
): Promise<CommandResult<void>> {
  const progress = showProgress(series.to);
  let count = 0;
  try {
    for await (const results of playSeries<MatchResult>(series)) {
      for (const result of results) addMatch(totals, result);
      const written = out?.write(results.map(({ line }) => line).join('')) ?? accept(undefined);
      if (!written.ok) return written;
      count += results.length;
      progress.reach(count);
    }
  } finally {
    progress.stop();
  }
  return out?.commit() ?? accept(undefined);
}

function report({ job, to: games }: Series<SimulationJob>, totals: ScoreTotals): void {
  const { botIds, series } = job;
  withNarratedGame(job.game, ({ narrator }) => {
    const matches = games === 1 ? '1 match' : `${games} matches`;
    print([
      `${narrator.title}: ${matches} of ${botIds.length} players, seed “${series}”, bots ${botIds.join(', ')}`,
      '',
      ...summarise(totals, narrator.categories),
    ]);
  });
}
