import { randomBytes } from 'node:crypto';
import { BOT_IDS } from '@mirabilia/bots';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { MOST_GAMES, readBots, readNumber, readWorkers } from '../arguments.ts';
import { type CommandResult, complain, exitWith } from '../command-result.ts';
import { openOutput, streamBeside } from '../files/output.ts';
import type { Replacement } from '../files/replacement.ts';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import { paintedTables } from '../narrator/paint.ts';
import { isProgram, type PlayerId, PROGRAM_HELP } from '../programs/player-id.ts';
import { newForfeitTeller } from '../programs/tell-forfeits.ts';
import { tryPrograms } from '../programs/try-programs.ts';
import { readSeriesTable, type SeriesFlags, withSeriesFlags } from '../series.ts';
import { playSeries, type Series } from '../simulation/play-series.ts';
import {
  addTotals,
  allOf,
  meanOf,
  type ScoreTotals,
  type SeatSums,
  winShareOf,
} from '../simulation/score-totals.ts';
import type { BatchResult, SimulationJob } from '../simulation/simulation-job.ts';
import { summarise } from '../simulation/summary.ts';
import { printSummary, type SummaryFlags, withSummaryFlags } from '../summary-flags.ts';
import { matches } from '../text/numbers.ts';
import { showProgress } from '../text/progress.ts';

interface Flags extends SeriesFlags, SummaryFlags {
  readonly out?: string;
}

const WORKER = new URL('../simulation/simulation-worker.ts', import.meta.url);
/** Random matches are short: with few per message, much of the time would go into messages. */
const LARGEST_BATCH = { random: 256, others: 32, programs: 1 } as const;

export function addSimulate(program: Command): void {
  const command = withSeriesFlags(program.command('simulate'))
    .description('play matches between bots, write their records and print a summary')
    .option(
      '--bots <list>',
      `a bot for each seat, or one for all: ${BOT_IDS.join(', ')}, ${PROGRAM_HELP}`,
      'random',
    )
    .option('--games <n>', 'number of matches', '100')
    .option('--out <file>', 'file for the records, one per line; - for the standard output');
  withSummaryFlags(command).action(async (game: string, flags: Flags) =>
    exitWith(await simulate(game, flags)),
  );
}

async function simulate(gameText: string, flags: Flags): Promise<CommandResult<void>> {
  const series = readSeries(gameText, flags);
  if (!series.ok) return series;
  const { botIds, game } = series.value.job;
  const ready = await tryPrograms(botIds, game);
  if (!ready.ok) return ready;
  const out = flags.out === undefined ? accept(undefined) : openOutput(flags.out);
  if (!out.ok) return out;

  const totals: ScoreTotals = new Map();
  const played = await play(series.value, { totals, out: out.value, quiet: flags.quiet });
  if (!played.ok) return played;
  report(series.value, totals, flags);
  return accept(undefined);
}

function readSeries(gameText: string, flags: Flags): CommandResult<Series<SimulationJob>> {
  const table = readSeriesTable(gameText, flags, readBots);
  if (!table.ok) return table;
  const games = readNumber(flags.games, { name: '--games', min: 1, max: MOST_GAMES });
  if (!games.ok) return games;
  const workers = readWorkers(flags.workers);
  if (!workers.ok) return workers;
  const { game, options, bots: botIds, moveTime } = table.value;
  const series = flags.seed ?? randomBytes(8).toString('hex');
  const keeps = flags.out === undefined ? 'scores' : 'records';
  return accept({
    module: WORKER,
    job: { game, options, botIds, series, keeps, moveTime },
    from: 0,
    to: games.value,
    workers: workers.value,
    largestBatch: LARGEST_BATCH[slowestOf(botIds)],
  });
}

/** Programs may take their time, and bots that think take some. */
function slowestOf(botIds: readonly PlayerId[]): keyof typeof LARGEST_BATCH {
  if (botIds.some(isProgram)) return 'programs';
  return botIds.every((id) => id === 'random') ? 'random' : 'others';
}

interface Keeping {
  readonly totals: ScoreTotals;
  readonly out: Replacement | undefined;
  readonly quiet: true | undefined;
}

async function play(
  series: Series<SimulationJob>,
  { totals, out, quiet }: Keeping,
): Promise<CommandResult<void>> {
  const progress = showProgress(series.to, { quiet });
  const tellForfeits = newForfeitTeller();
  let count = 0;
  const sayGoodbye = (code: number): void => {
    if (code > 128) complain(farewell(count, series));
  };
  process.once('exit', sayGoodbye);
  try {
    for await (const batch of playSeries<BatchResult>(series)) {
      for (const { match, forfeits } of batch.forfeited) tellForfeits(count + match + 1, { forfeits });
      addTotals(totals, batch.totals);
      const written = out?.write(batch.lines) ?? accept(undefined);
      if (!written.ok) return written;
      count += batch.matches;
      progress.reach(count);
    }
  } finally {
    process.off('exit', sayGoodbye);
    progress.stop();
  }
  return out?.commit() ?? accept(undefined);
}

/** The file appears only when it is whole; what went to a pipe is there already. */
const farewell = (count: number, { job, to }: Series<SimulationJob>): string =>
  job.keeps === 'records'
    ? `Interrupted after ${matches(count)} of ${to}: a file was not written. The same seed plays the same matches again.`
    : `Interrupted after ${matches(count)} of ${to}: they are lost.`;

/** For programs: means by board and over all seats. */
function plainOf({ job, to }: Series<SimulationJob>, totals: ScoreTotals) {
  const { game, options, botIds: bots, series: seed } = job;
  const meansOf = (sums: SeatSums) => ({
    seats: sums.seats,
    winShare: winShareOf(sums),
    points: Object.fromEntries(Object.keys(sums.points).map((key) => [key, meanOf(sums, key)])),
  });
  const boards = [...totals].map(([board, sums]) => ({ board, ...meansOf(sums) }));
  return { game, options, bots, seed, matches: to, all: meansOf(allOf(totals)), boards };
}

function report(series: Series<SimulationJob>, totals: ScoreTotals, flags: Flags): void {
  const { game, botIds, series: seed } = series.job;
  withNarratedGame(game, ({ narrator }) => {
    const keys = [...narrator.categories.map(({ key }) => key), 'total'];
    const summary = {
      json: () => plainOf(series, totals),
      csv: () => {
        const { all, boards } = plainOf(series, totals);
        return [
          ['board', 'seats', 'win_share', ...keys],
          ...[...boards, { board: 'all', ...all }].map(({ board, seats, winShare, points }) => [
            board,
            seats,
            winShare,
            ...keys.map((key) => points[key] ?? 0),
          ]),
        ];
      },
      text: () => [
        `${narrator.title}: ${matches(series.to)} of ${botIds.length} players, seed “${seed}”, bots ${botIds.join(', ')}`,
        '',
        ...summarise(totals, narrator.categories),
      ],
    };
    printSummary(flags, summary, { paint: paintedTables(narrator), stream: streamBeside([flags.out]) });
  });
}
