// Reads command-line arguments: each reader returns a value or a sentence.

import { availableParallelism } from 'node:os';
import { BOT_IDS, type BotId, isBotId } from '@mirabilia/bots';
import { GAME_IDS, type GameId, isGameId } from '@mirabilia/games';
import { accept, isLanguage, LANGUAGES, type Language, languageOf } from '@mirabilia/kernel';
import { type CommandResult, misused } from './command-result.ts';
import { commandOf, isPlayerId, isProgram, type PlayerId, plays } from './programs/player-id.ts';

export interface Range {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

export function readNumber(text: string, { name, min, max }: Range): CommandResult<number> {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return accept(value);
  return misused(`${name} has to be a whole number from ${min} to ${max}, not “${text}”.`);
}

export const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 256;

/** How many threads play; `0` and `max` mean one per core. */
export function readWorkers(text: string): CommandResult<number> {
  const workers = readNumber(text === 'max' ? '0' : text, { name: '--workers', min: 0, max: MOST_WORKERS });
  return workers.ok && workers.value === 0 ? accept(availableParallelism()) : workers;
}

/** How commands that tell a match describe `--lang`. */
export const LANGUAGE_HELP = `the language: ${LANGUAGES.join(', ')} (default: from LC_ALL, LC_MESSAGES or LANG, or en)`;

/** The language that is asked for, or else the terminal's. */
export function readLanguage(
  text: string | undefined,
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env,
): CommandResult<Language> {
  // An empty variable counts as one that isn't set.
  if (text === undefined) return accept(languageOf([LC_ALL || LC_MESSAGES || LANG || '']));
  if (isLanguage(text)) return accept(text);
  return misused(`There is no language “${text}”; the languages are: ${LANGUAGES.join(', ')}.`);
}

export function readGame(text: string): CommandResult<GameId> {
  if (isGameId(text)) return accept(text);
  return misused(`There is no game “${text}”; the games are: ${GAME_IDS.join(', ')}.`);
}

/** The table that the bots play at. */
export interface TableSize {
  readonly game: GameId;
  readonly players: number;
}

function readPlayerIds(text: string, { game }: Pick<TableSize, 'game'>): CommandResult<PlayerId[]> {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isPlayerId(name));
  if (unknown !== undefined) {
    return misused(`There is no bot “${unknown}”; the bots are: ${BOT_IDS.join(', ')}, and exec:<command>.`);
  }
  const ids = names.filter(isPlayerId);
  const unreadable = ids.find((id) => isProgram(id) && commandOf(id) === undefined);
  if (unreadable !== undefined) {
    return misused(`“${unreadable}” names no command: it is written like “exec:python3 my_bot.py”.`);
  }
  const stranger = ids.find((id) => !plays(id, game));
  return stranger === undefined ? accept(ids) : misused(`The bot “${stranger}” doesn’t play ${game}.`);
}

/** Any number of players, whatever table they play at. */
export const readPlayers = (text: string, game: GameId): CommandResult<PlayerId[]> =>
  readPlayerIds(text, { game });

/** One of our bots alone. */
export function readBot(text: string, game: GameId): CommandResult<BotId> {
  const ids = readPlayerIds(text, { game });
  if (!ids.ok) return ids;
  const [only, ...more] = ids.value;
  if (only === undefined || more.length > 0) return misused('One bot is asked, not several.');
  return isBotId(only) ? accept(only) : misused('A program can’t be asked what it thinks of a move.');
}

/** A bot for each seat; one alone is for all of them. */
export function readBots(text: string, table: TableSize): CommandResult<PlayerId[]> {
  const { players } = table;
  const ids = readPlayerIds(text, table);
  if (!ids.ok || ids.value.length === players) return ids;
  const [only] = ids.value;
  if (only !== undefined && ids.value.length === 1) return accept(new Array<PlayerId>(players).fill(only));
  return misused(`${players} players need ${players} bots, or one for all; ${ids.value.length} are named.`);
}

/** A line-up: the last bot that is named takes all seats that are left. */
export function readLineUp(text: string, table: TableSize): CommandResult<PlayerId[]> {
  const { players } = table;
  const ids = readPlayerIds(text, table);
  if (!ids.ok) return ids;
  const missing = players - ids.value.length;
  if (missing < 0) return misused(`${players} players have no seat for ${ids.value.length} bots.`);
  return accept([...ids.value, ...new Array<PlayerId>(missing).fill(ids.value.at(-1) as PlayerId)]);
}

const LONGEST_MOVE_TIME = 3600;

/** How long a program may take for a decision: seconds on the command line, milliseconds inside. */
export function readMoveTime(text: string): CommandResult<number> {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= LONGEST_MOVE_TIME) return accept(seconds * 1000);
  return misused(`--move-time is a number of seconds up to ${LONGEST_MOVE_TIME}, not “${text}”.`);
}

/** For a flag that may be given several times. */
export const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** `key=value` pairs; a value is JSON, or plain text otherwise. */
export function readTableOptions(pairs: readonly string[]): CommandResult<Record<string, unknown>> {
  const options: Record<string, unknown> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) return misused(`An option is written key=value, not “${pair}”.`);
    options[pair.slice(0, at)] = readValue(pair.slice(at + 1));
  }
  return accept(options);
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
