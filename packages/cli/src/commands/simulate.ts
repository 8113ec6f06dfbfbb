import { randomBytes } from 'node:crypto';
import { BOT_IDS } from '@mirabilia/bots';
import { GAME_IDS } from '@mirabilia/games';
import { withNarratedGame } from '@mirabilia/games/terminal';
import type { Command } from 'commander';
import {
  collect,
  MOST_GAMES,
  readBots,
  readGame,
  readNumber,
  readTableOptions,
  readWorkers,
} from '../arguments.ts';
import { openReplacement, type Replacement } from '../files/replacement.ts';
import { done, type Outcome, settle } from '../outcome.ts';
import type { Job, MatchResult } from '../simulation/job.ts';
import { type Extent, playSeries } from '../simulation/pool.ts';
import { summarise } from '../simulation/summary.ts';
import { addTo, newTally, type Tally } from '../simulation/tally.ts';
import { readOptionsOf } from '../table-options.ts';
import { print } from '../text/print.ts';
import { showProgress } from '../text/progress.ts';

interface Flags {
  readonly players: string;
  readonly games: string;
  readonly seed?: string;
  readonly bots: string;
  readonly sides?: string;
  readonly option: readonly string[];
  readonly workers: string;
  readonly out?: string;
}

const WORKER = new URL('../simulation/worker.ts', import.meta.url);
/** Random matches are short: one a message would be mostly messages. */
const LARGEST_BATCH = 32;

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play matches between bots, write their records and sum them up')
    .argument('<game>', GAME_IDS.join(' or '))
    .option('--players <n>', 'how many sit at the table', '3')
    .option('--games <n>', 'how many matches', '100')
    .option('--seed <text>', 'names the series: the same text gives the same matches (default: drawn)')
    .option('--bots <list>', `a bot for each seat, or one for all: ${BOT_IDS.join(', ')}`, 'random')
    .option('--sides <side>', 'A, B or random, where the wonders have two sides')
    .option(
      '--option <key=value>',
      'any other option of the table, its value in JSON (repeatable)',
      collect,
      [],
    )
    .option('--workers <n>', 'how many threads play; 0 or max for one a core', '1')
    .option('--out <file>', 'where the records go, one a line')
    .action(async (game: string, flags: Flags) => settle(await simulate(game, flags)));
}

async function simulate(gameText: string, flags: Flags): Promise<Outcome<void>> {
  const job = readJob(gameText, flags);
  if (!job.ok) return job;
  const extent = readExtent(flags);
  if (!extent.ok) return extent;
  const out = flags.out === undefined ? done(undefined) : openReplacement(flags.out);
  if (!out.ok) return out;

  const tally = newTally();
  const played = await play(job.value, extent.value, { tally, out: out.value });
  if (!played.ok) return played;
  report(job.value, extent.value, tally);
  return done(undefined);
}

function readJob(gameText: string, flags: Flags): Outcome<Job> {
  const game = readGame(gameText);
  if (!game.ok) return game;
  const given = readTableOptions(flags.option);
  if (!given.ok) return given;
  return withNarratedGame(game.value, ({ game: { seats, id }, game: rules, narrator }): Outcome<Job> => {
    const players = readNumber(flags.players, { name: `--players of ${id}`, ...seats });
    if (!players.ok) return players;
    const levels = readBots(flags.bots, { game: game.value, players: players.value });
    if (!levels.ok) return levels;
    const sides = flags.sides === undefined ? {} : { sides: flags.sides };
    const options = { ...given.value, ...sides, players: players.value };
    const read = readOptionsOf(rules, options, narrator.refusals);
    if (!read.ok) return read;
    return done({
      game: game.value,
      options,
      levels: levels.value,
      series: flags.seed ?? randomBytes(8).toString('hex'),
      keeps: flags.out === undefined ? 'scores' : 'records',
    });
  });
}

function readExtent(flags: Flags): Outcome<Extent> {
  const games = readNumber(flags.games, { name: '--games', min: 1, max: MOST_GAMES });
  if (!games.ok) return games;
  const workers = readWorkers(flags.workers);
  if (!workers.ok) return workers;
  return done({ from: 0, to: games.value, workers: workers.value, largestBatch: LARGEST_BATCH });
}

async function play(
  job: Job,
  extent: Extent,
  { tally, out }: { readonly tally: Tally; readonly out: Replacement | undefined },
): Promise<Outcome<void>> {
  const progress = showProgress(extent.to);
  let count = 0;
  try {
    for await (const results of playSeries<MatchResult>({ module: WORKER, job }, extent)) {
      for (const result of results) addTo(tally, result);
      const written = out?.write(results.map(({ line }) => line).join('')) ?? done(undefined);
      if (!written.ok) return written;
      count += results.length;
      progress.reach(count);
    }
  } finally {
    progress.stop();
  }
  return out?.commit() ?? done(undefined);
}

function report(job: Job, { to: games }: Extent, tally: Tally): void {
  const { levels, series } = job;
  withNarratedGame(job.game, ({ narrator }) => {
    const matches = games === 1 ? '1 match' : `${games} matches`;
    print([
      `${narrator.title}: ${matches} of ${levels.length} players, seed “${series}”, bots ${levels.join(', ')}`,
      '',
      ...summarise(tally, narrator.categories),
    ]);
  });
}
