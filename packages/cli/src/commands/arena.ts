import { randomBytes } from 'node:crypto';
import { BOT_IDS } from '@mirabilia/bots';
import { rotationsOf } from '@mirabilia/bots/arena';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import type { ArenaJob } from '../arena/arena-job.ts';
import { playArena } from '../arena/play-arena.ts';
import { reportOf } from '../arena/report.ts';
import { plainOf, resultOf, rowsOf } from '../arena/result.ts';
import { openSeries, seriesIn } from '../arena/series-file.ts';
import { addMatch, newStanding } from '../arena/standing.ts';
import { summarise } from '../arena/summary.ts';
import { MOST_GAMES, readLineUp, readNumber, readWorkers } from '../arguments.ts';
import { type CommandResult, exitWith, misused } from '../command-result.ts';
import { STDIO, streamBeside } from '../files/output.ts';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import { paintedTables } from '../narrator/paint.ts';
import { isProgram, PROGRAM_HELP } from '../programs/player-id.ts';
import { tryPrograms } from '../programs/try-programs.ts';
import { howMade } from '../report/made.ts';
import { openReport, REPORT_HELP } from '../report/report.ts';
import { readSeriesTable, type SeriesFlags, withSeriesFlags } from '../series.ts';
import { printSummary, type SummaryFlags, withSummaryFlags } from '../summary-flags.ts';

interface Flags extends SeriesFlags, SummaryFlags {
  readonly deals?: string;
  readonly out?: string;
  readonly report?: string;
}

export function addArena(program: Command): void {
  const command = withSeriesFlags(program.command('arena'))
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
      'file for the records, one per line, or - for the standard output; matches that a file already has are not played again',
    )
    .option('--report <file>', REPORT_HELP);
  withSummaryFlags(command).action(async (game: string, flags: Flags) => exitWith(await arena(game, flags)));
}

async function arena(gameText: string, flags: Flags): Promise<CommandResult<void>> {
  if (flags.out === STDIO && flags.report === STDIO) {
    return misused('Records and report can’t both go to the standard output: name a file for one of them.');
  }
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
  const times = await playArena(
    { ...asked, workers: workers.value, database, quiet: flags.quiet },
    standing,
    file.value,
  );
  if (!times.ok) return times;
  const now = games.value - (file.value?.matches ?? 0);
  const result = resultOf(job.value, { standing, times: times.value, now });
  const summary = {
    json: () => plainOf(job.value, result),
    csv: () => rowsOf(result),
    text: () => summarise(result),
  };
  const paint = withNarratedGame(job.value.game, ({ narrator }) => paintedTables(narrator));
  printSummary(flags, summary, { paint, stream: streamBeside([flags.out, flags.report]) });
  return report.value?.write(reportOf(result, howMade())) ?? accept(undefined);
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
