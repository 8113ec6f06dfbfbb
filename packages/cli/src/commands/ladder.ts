import { randomBytes } from 'node:crypto';
import { BOT_IDS } from '@mirabilia/bots';
import { GAME_IDS } from '@mirabilia/games';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import {
  collect,
  MOST_GAMES,
  readGame,
  readMoveTime,
  readNumber,
  readPlayers,
  readTableOptions,
  readWorkers,
} from '../arguments.ts';
import { type CommandResult, exitWith, misused } from '../command-result.ts';
import { openReplacement } from '../files/replacement.ts';
import { openLadder, playLadder } from '../ladder/play-ladder.ts';
import type { LadderResults } from '../ladder/results.ts';
import { type LadderSettings, pageIn, readSettings, writeSettings } from '../ladder/settings.ts';
import { plainOf, reportOf, rowsOf, standingsOf, summarise } from '../ladder/standings.ts';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import { type PlayerId, PROGRAM_HELP } from '../programs/player-id.ts';
import { tryPrograms } from '../programs/try-programs.ts';
import { howMade } from '../report/made.ts';
import { pageOf } from '../report/page.ts';
import { printSummary, type SummaryFlags, withSummaryFlags } from '../summary-flags.ts';
import { readOptionsOf } from '../table-options.ts';

interface Flags extends SummaryFlags {
  readonly game?: string;
  readonly players?: string;
  readonly option: readonly string[];
  readonly bots?: string;
  readonly seed?: string;
  readonly games: string;
  readonly workers: string;
  readonly moveTime: string;
}

export function addLadder(program: Command): void {
  const command = program
    .command('ladder')
    .description(
      'rate many bots: plays what tells most next, keeps all results in a folder and draws them as a page',
    )
    .argument('<folder>', 'the ladder’s folder: ladder.json, matches.jsonl and ladder.html')
    .option('--bots <list>', `bots to begin with, or to add: ${BOT_IDS.join(', ')}, ${PROGRAM_HELP}`)
    .option(
      '--games <n>',
      'how many more matches, rounded up to whole deals; 0 only tells the ratings',
      '300',
    )
    .option('--game <game>', `of a new ladder: ${GAME_IDS.join(' or ')}`)
    .option('--players <n>', 'of a new ladder: number of players (default: 3)')
    .option(
      '--option <key=value>',
      'of a new ladder: a table option, its value in JSON (repeatable)',
      collect,
      [],
    )
    .option('--seed <text>', 'of a new ladder: the name of its series (default: random)')
    .option('--workers <n>', 'number of threads; 0 or max for one per core', '1')
    .option('--move-time <seconds>', 'longest time of a program (exec:…) for a decision', '10');
  withSummaryFlags(command).action(async (folder: string, flags: Flags) =>
    exitWith(await ladder(folder, flags)),
  );
}

async function ladder(folder: string, flags: Flags): Promise<CommandResult<void>> {
  const found = readSettings(folder);
  if (!found.ok) return found;
  const settings =
    found.value === undefined ? newSettings(folder, flags) : withMore(found.value, folder, flags);
  if (!settings.ok) return settings;
  const games = readNumber(flags.games, { name: '--games', min: 0, max: MOST_GAMES });
  if (!games.ok) return games;
  const workers = readWorkers(flags.workers);
  if (!workers.ok) return workers;
  const moveTime = readMoveTime(flags.moveTime);
  if (!moveTime.ok) return moveTime;
  const ready =
    games.value === 0 ? accept(undefined) : await tryPrograms(settings.value.bots, settings.value.game);
  if (!ready.ok) return ready;
  const kept = writeSettings(folder, settings.value);
  if (!kept.ok) return kept;

  const opened = await openLadder(folder, settings.value);
  if (!opened.ok) return opened;
  const draw = (results: LadderResults): CommandResult<void> => drawPage(folder, settings.value, results);
  const played = await playLadder(opened.value, {
    settings: settings.value,
    games: games.value,
    workers: workers.value,
    moveTime: moveTime.value,
    quiet: flags.quiet,
    onRound: draw,
  });
  if (!played.ok) return played;
  const standings = standingsOf(settings.value, opened.value.results);
  printSummary(flags, {
    json: () => plainOf(settings.value, standings),
    csv: () => rowsOf(standings),
    text: () => summarise(standings),
  });
  return draw(opened.value.results);
}

function newSettings(folder: string, flags: Flags): CommandResult<LadderSettings> {
  if (flags.game === undefined || flags.bots === undefined) {
    return misused(`There is no ladder in “${folder}” yet: a new one needs --game and --bots.`);
  }
  const game = readGame(flags.game);
  if (!game.ok) return game;
  const given = readTableOptions(flags.option);
  if (!given.ok) return given;
  const bots = readPlayers(flags.bots, game.value);
  if (!bots.ok) return bots;
  return withNarratedGame(game.value, ({ game: rules, narrator }): CommandResult<LadderSettings> => {
    const players = readNumber(flags.players ?? '3', { name: `--players of ${rules.id}`, ...rules.seats });
    if (!players.ok) return players;
    const options = { ...given.value, players: players.value };
    const read = readOptionsOf(rules, options, narrator.refusals);
    if (!read.ok) return read;
    const distinct = [...new Set(bots.value)];
    if (distinct.length < 2) return misused('A ladder needs at least two bots.');
    const series = flags.seed ?? randomBytes(8).toString('hex');
    return accept({ game: game.value, options, series, bots: distinct });
  });
}

/** A ladder that has begun keeps its game, table and seed. */
function withMore(settings: LadderSettings, folder: string, flags: Flags): CommandResult<LadderSettings> {
  const { game, options, series } = settings;
  const asked = { game: flags.game, players: flags.players, seed: flags.seed };
  const has = { game, players: String(options.players), seed: series };
  for (const key of ['game', 'players', 'seed'] as const) {
    if (asked[key] !== undefined && asked[key] !== has[key]) {
      return misused(`The ladder in “${folder}” has --${key} ${has[key]}, not ${asked[key]}.`);
    }
  }
  if (flags.option.length > 0) return misused(`The ladder in “${folder}” has its options already.`);
  const more = flags.bots === undefined ? accept<PlayerId[]>([]) : readPlayers(flags.bots, game);
  return more.ok ? accept({ ...settings, bots: [...new Set([...settings.bots, ...more.value])] }) : more;
}

function drawPage(folder: string, settings: LadderSettings, results: LadderResults): CommandResult<void> {
  const page = openReplacement(pageIn(folder));
  if (!page.ok) return page;
  const written = page.value.write(pageOf(reportOf(standingsOf(settings, results), howMade())));
  return written.ok ? page.value.commit() : written;
}
