import { randomBytes } from 'node:crypto';
import { BOT_IDS } from '@mirabilia/bots';
import { rotationsOf } from '@mirabilia/bots/arena';
import { GAME_IDS } from '@mirabilia/games';
import { withNarratedGame } from '@mirabilia/games/terminal';
import type { Command } from 'commander';
import type { ArenaJob } from '../arena/job.ts';
import { playArena } from '../arena/play.ts';
import { reportOf } from '../arena/report.ts';
import { plainOf, resultOf } from '../arena/result.ts';
import { openSeries, seriesIn } from '../arena/series-file.ts';
import { addMatch, newStanding } from '../arena/standing.ts';
import { summarise } from '../arena/summary.ts';
import {
  collect,
  MOST_GAMES,
  readGame,
  readLineUp,
  readNumber,
  readTableOptions,
  readWorkers,
} from '../arguments.ts';
import { done, type Outcome, settle } from '../outcome.ts';
import { openReport } from '../report/report.ts';
import { readOptionsOf } from '../table-options.ts';
import { print } from '../text/print.ts';

interface Flags {
  readonly players: string;
  readonly bots: string;
  readonly games: string;
  readonly deals?: string;
  readonly seed?: string;
  readonly sides?: string;
  readonly option: readonly string[];
  readonly workers: string;
  readonly out?: string;
  readonly report?: string;
  readonly json?: true;
}

export function addArena(program: Command): void {
  program
    .command('arena')
    .description(
      'compare bots: every deal is played from every seat. Where DATABASE_URL is set, everybody who runs “mirabilia worker” plays along',
    )
    .argument('<game>', GAME_IDS.join(' or '))
    .requiredOption(
      '--bots <list>',
      `the line-up; the last one takes the seats that are left. ${BOT_IDS.join(', ')}`,
    )
    .option('--players <n>', 'how many sit at the table', '3')
    .option('--games <n>', 'how many matches, rounded up to whole deals', '300')
    .option('--deals <n>', 'how many deals, each played in every seating, instead of --games')
    .option('--seed <text>', 'names the series: the same text gives the same matches (default: drawn)')
    .option('--sides <side>', 'A, B or random, where the wonders have two sides')
    .option(
      '--option <key=value>',
      'any other option of the table, its value in JSON (repeatable)',
      collect,
      [],
    )
    .option('--workers <n>', 'how many threads play; 0 or max for one a core', '1')
    .option('--out <file>', 'where the records go, one a line; what is there already is not played again')
    .option('--report <file>', 'where a report with plots goes: .html or .svg')
    .option('--json', 'the result as JSON, for programs')
    .action(async (game: string, flags: Flags) => settle(await arena(game, flags)));
}

async function arena(gameText: string, flags: Flags): Promise<Outcome<void>> {
  const job = await readJob(gameText, flags);
  if (!job.ok) return job;
  const games = readGames(flags, rotationsOf(job.value.lineUp).length);
  if (!games.ok) return games;
  const workers = readWorkers(flags.workers);
  if (!workers.ok) return workers;

  const report = flags.report === undefined ? done(undefined) : openReport(flags.report);
  if (!report.ok) return report;

  const standing = newStanding(job.value.lineUp);
  const asked = { job: job.value, games: games.value };
  const file =
    flags.out === undefined
      ? done(undefined)
      : await openSeries(flags.out, asked, (match) => addMatch(standing, match));
  if (!file.ok) return file;
  const database = process.env.DATABASE_URL || undefined;
  const times = await playArena({ ...asked, workers: workers.value, database }, standing, file.value);
  if (!times.ok) return times;
  const now = games.value - (file.value?.matches ?? 0);
  const result = resultOf(job.value, { standing, times: times.value, now });
  print(flags.json === true ? [JSON.stringify(plainOf(job.value, result))] : summarise(result));
  return report.value?.write(reportOf(result)) ?? done(undefined);
}

async function readJob(gameText: string, flags: Flags): Promise<Outcome<ArenaJob>> {
  const game = readGame(gameText);
  if (!game.ok) return game;
  const given = readTableOptions(flags.option);
  if (!given.ok) return given;
  // Called again without a seed, a series that was begun goes on by its own.
  const begun = flags.seed === undefined && flags.out !== undefined ? await seriesIn(flags.out) : undefined;
  return withNarratedGame(game.value, ({ game: rules, narrator }): Outcome<ArenaJob> => {
    const players = readNumber(flags.players, { name: `--players of ${rules.id}`, ...rules.seats });
    if (!players.ok) return players;
    const lineUp = readLineUp(flags.bots, { game: game.value, players: players.value });
    if (!lineUp.ok) return lineUp;
    const sides = flags.sides === undefined ? {} : { sides: flags.sides };
    const options = { ...given.value, ...sides, players: players.value };
    const read = readOptionsOf(rules, options, narrator.refusals);
    if (!read.ok) return read;
    return done({
      game: game.value,
      options,
      lineUp: lineUp.value,
      series: flags.seed ?? begun ?? randomBytes(8).toString('hex'),
    });
  });
}

/** Whole deals only: half a deal would favour a seat. */
function readGames({ games, deals }: Flags, rotations: number): Outcome<number> {
  if (deals !== undefined) {
    const read = readNumber(deals, { name: '--deals', min: 1, max: MOST_GAMES });
    return read.ok ? done(read.value * rotations) : read;
  }
  const read = readNumber(games, { name: '--games', min: 1, max: MOST_GAMES });
  return read.ok ? done(Math.ceil(read.value / rotations) * rotations) : read;
}
