// The arguments of commands that play a series of matches between bots: game, table, bots, threads.

import { GAME_IDS, type GameId } from '@mirabilia/games';
import { accept } from '@mirabilia/kernel';
import { type Command, Option } from 'commander';
import {
  collect,
  readGame,
  readMoveTime,
  readNumber,
  readTableOptions,
  type TableSize,
} from './arguments.ts';
import type { CommandResult } from './command-result.ts';
import { withNarratedGame } from './narrator/narrated-games.ts';
import type { PlayerId } from './programs/player-id.ts';
import { readOptionsOf } from './table-options.ts';

/** Of a table that matches are played at. */
export interface TableFlags {
  readonly players: string;
  readonly bots: string;
  readonly seed?: string;
  readonly sides?: string;
  readonly option: readonly string[];
  readonly moveTime: string;
}

export interface SeriesFlags extends TableFlags {
  readonly games: string;
  readonly workers: string;
}

/** All but the bots, which each command describes itself. */
export const withTableFlags = (command: Command): Command =>
  command
    .argument('<game>', GAME_IDS.join(' or '))
    .option('--players <n>', 'number of players', '3')
    .option('--seed <text>', 'name of the series: the same text gives the same matches (default: random)')
    .option('--sides <side>', 'A, B or random, in games whose wonders have two sides')
    .addOption(
      new Option(
        '--option <key=value>',
        'any other table option, its value in JSON (repeatable); a wrong key names those that there are',
      )
        .argParser(collect)
        .default([], 'none'),
    )
    .option('--move-time <seconds>', 'longest time of a program (exec:…) for a decision', '10');

/** All but the bots and the number of matches. */
export const withSeriesFlags = (command: Command): Command =>
  withTableFlags(command).option('--workers <n>', 'number of threads; 0 or max for one per core', '1');

export interface SeriesTable<B = PlayerId> {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly B[];
  /** Milliseconds that a program has for a decision. */
  readonly moveTime: number;
}

/** The table of the series, checked by the game; `readBots` reads the command's list of bots. */
export function readSeriesTable<B>(
  gameText: string,
  flags: TableFlags,
  readBots: (text: string, table: TableSize) => CommandResult<readonly B[]>,
): CommandResult<SeriesTable<B>> {
  const game = readGame(gameText);
  if (!game.ok) return game;
  const given = readTableOptions(flags.option);
  if (!given.ok) return given;
  return withNarratedGame(game.value, ({ game: rules, narrator }): CommandResult<SeriesTable<B>> => {
    const players = readNumber(flags.players, { name: `--players of ${rules.id}`, ...rules.seats });
    if (!players.ok) return players;
    const bots = readBots(flags.bots, { game: game.value, players: players.value });
    if (!bots.ok) return bots;
    const sides = flags.sides === undefined ? {} : { sides: flags.sides };
    const options = { ...given.value, ...sides, players: players.value };
    const read = readOptionsOf(rules, options, narrator.refusals);
    if (!read.ok) return read;
    const moveTime = readMoveTime(flags.moveTime);
    return moveTime.ok
      ? accept({ game: game.value, options, bots: bots.value, moveTime: moveTime.value })
      : moveTime;
  });
}
