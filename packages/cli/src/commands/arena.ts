import { randomBytes } from 'node:crypto';
import { BOT_IDS } from '@mirabilia/bots';
import { rotationsOf } from '@mirabilia/bots/arena';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import type { ArenaJob } from '../arena/arena-job.ts';
import { playArena } from '../arena/play-arena.ts';
import { reportOf } from '../arena/report.ts';
import { plainOf, resultOf } from '../arena/result.ts';
import { openSeries, seriesIn } from '../arena/series-file.ts';
import { addMatch, newStanding } from '../arena/standing.ts';
import { summarise } from '../arena/summary.ts';
import { MOST_GAMES, readLineUp, readNumber, readWorkers } from '../arguments.ts';
import { type CommandResult, exitWith } from '../command-result.ts';
import { isProgram, PROGRAM_HELP } from '../programs/player-id.ts';
import { tryPrograms } from '../programs/try-programs.ts';
import { openReport } from '../report/report.ts';
import { readSeriesTable, type SeriesFlags, withSeriesFlags } from '../series.ts';
import { print } from '../text/print.ts';

interface Flags extends SeriesFlags {
  readonly deals?: string;
  readonly out?: string;
  readonly report?: string;
  readonly json?: true;
}

export function addArena(program: Command): void {
  withSeriesFlags(program.command('arena'))
    .description(
      'compare bots on the same deals from every seat. With DATABASE_URL, machines that run “mirabilia worker” help',
    )
    .requiredOption(
      '--bots <list>',
      `the line-up; the last bot takes all remaining seats. ${BOT_IDS.join(', ')}, ${PROGRAM_HELP}`,
    )
    .option('--games <n>', 'number of matches, rounded up to whole deals', '300')
    .option('--deals <n>', 'number of deals, each played in every seating, instead of --games')
    .option(
      '--out <file>',
      'file for the records, one per line; matches that it already has are not played again',
    )
    .option('--report <file>', 'file for a report with plots: .html or .svg')
    .option('--json', 'print the result as JSON')
    .action(async (game: string, flags: Flags) => exitWith(await arena(game, flags)));
}

async function arena(gameText: string, flags: Flags): Promise<CommandResult<void>> {
  const job = await readJob(gameText, flags);
  if (!job.ok) return job;
  const games = readGames(flags, rotationsOf(job.value.lineUp).length);
  if (!games.ok) return games;
  const workers = readWorkers(flags.workers);
  if (!workers.ok) return workers;

  const ready = await tryPrograms(job.value.lineUp, job.value.game);
  if (!ready.ok) return ready;
  const report = flags.report === undefined ? accept(undefined) : openReport(flags.report);
  if (!report.ok) return report;

  const standing = newStanding(job.value.lineUp);
  const asked = { job: job.value, games: games.value };
  const file =
    flags.out === undefined
      ? accept(undefined)
      : await openSeries(flags.out, asked, (match) => addMatch(standing, match));
  if (!file.ok) return file;
  // Other machines don't have the programs, and must not be told to run commands.
  const isShared = !job.value.lineUp.some(isProgram);
  const database = isShared ? process.env.DATABASE_URL || undefined : undefined;
  const times = await playArena({ ...asked, workers: workers.value, database }, standing, file.value);
  if (!times.ok) return times;
  const now = games.value - (file.value?.matches ?? 0);
  const result = resultOf(job.value, { standing, times: times.value, now });
  print(flags.json === true ? [JSON.stringify(plainOf(job.value, result))] : summarise(result));
  return report.value?.write(reportOf(result)) ?? accept(undefined);
}

async function readJob(gameText: string, flags: Flags): Promise<CommandResult<ArenaJob>> {
  const table = readSeriesTable(gameText, flags, readLineUp);
  if (!table.ok) return table;
  const { game, options, bots: lineUp, moveTime } = table.value;
  // Without --seed, a series in the file continues with its own seed.
  const begun = flags.seed === undefined && flags.out !== undefined ? await seriesIn(flags.out) : undefined;
  const series = flags.seed ?? begun ?? randomBytes(8).toString('hex');
  return accept({ game, options, lineUp, series, ...(lineUp.some(isProgram) && { moveTime }) });
}

/** Only whole deals: a partial deal would favour some seats. */
function readGames({ games, deals }: Flags, rotations: number): CommandResult<number> {
  if (deals !== undefined) {
    const read = readNumber(deals, { name: '--deals', min: 1, max: MOST_GAMES });
    return read.ok ? accept(read.value * rotations) : read;
  }
  const read = readNumber(games, { name: '--games', min: 1, max: MOST_GAMES });
  return read.ok ? accept(Math.ceil(read.value / rotations) * rotations) : read;
}
