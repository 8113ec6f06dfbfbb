import module from 'node:module';
import { accept } from '@mirabilia/kernel';
import type { RetentionDays, SettingsFile } from '@mirabilia/server';
import { type Command, Option } from 'commander';
import { collect, readNumber } from '../arguments.ts';
import { builtPage } from '../built-page.ts';
import { type CommandResult, exitWith, failed, misused, unusable } from '../command-result.ts';
import { readServerBots } from '../programs/server-bots.ts';
import { readSettingsHere, SETTINGS_HELP } from '../server-settings.ts';
import { stayOnSignal } from '../signals.ts';
import { DATA_HELP, type StoreFlags, storeLocation } from '../store-location.ts';
import { print } from '../text/print.ts';
import { isFileError, reasonOf } from '../words/files.ts';

interface Flags extends StoreFlags {
  readonly settings?: string;
  readonly port: string;
  readonly host?: string;
  readonly proxies: string;
  readonly publicUrl?: string;
  readonly origin?: readonly string[];
  readonly limits?: string | undefined;
  readonly limit: readonly string[];
  readonly rates: boolean;
  readonly keepMatches?: string | undefined;
  readonly keepGuests?: string | undefined;
  readonly keepChat?: string | undefined;
  readonly think: string;
  readonly bot: readonly string[];
  readonly moveTime: string;
}

const PORT = '7777';
export const PUBLIC_URL: string | undefined = process.env.MIRABILIA_PUBLIC_URL || undefined;

export const portOption = (about: string): Option =>
  new Option('--port <n>', about).default(process.env.PORT ?? PORT, `PORT, or ${PORT}`);

const keepOption = (what: 'matches' | 'guests' | 'chat', about: string): Option => {
  const variable = `MIRABILIA_KEEP_${what.toUpperCase()}`;
  return new Option(`--keep-${what} <days>`, `days for which ${about}`).default(
    process.env[variable] || undefined,
    `${variable}, or the settings file’s, or for ever`,
  );
};

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('run the game server')
    .addOption(portOption('port to listen on'))
    .option('--host <address>', 'address to listen on (default: all addresses)')
    .option('--data <folder>', DATA_HELP)
    .option('--settings <file>', SETTINGS_HELP)
    .option('--proxies <n>', 'number of proxies in front of the server', '0')
    .option(
      '--public-url <url>',
      'public address, for links and to recognise its own pages (default: MIRABILIA_PUBLIC_URL, or the request’s)',
    )
    .option('--origin <origins...>', 'other sites whose pages may call the server')
    .option(
      '--think <where>',
      'where experts think: “here”, or “workers” for machines that run “mirabilia worker” with the same DATABASE_URL',
      'here',
    )
    .addOption(
      new Option('--limits <preset>', 'usual, or school for many people behind one address').default(
        process.env.MIRABILIA_LIMITS || undefined,
        'MIRABILIA_LIMITS, or the settings file’s, or usual',
      ),
    )
    .addOption(
      new Option(
        '--limit <name=value>',
        'a single limit, such as guests=400/600 (400 in 600 seconds) or public-lobbies=5; can be repeated',
      )
        .argParser(collect)
        .default(limitsOfEnvironment(), 'MIRABILIA_LIMIT, separated by commas'),
    )
    .addOption(keepOption('matches', 'finished matches are kept; results stay'))
    .addOption(
      keepOption('guests', 'guests without passkey or recovery link are kept after their last visit'),
    )
    .addOption(keepOption('chat', 'the chat of finished matches is kept'))
    .option(
      '--bot <name=command>',
      'a program as a bot that hosts may seat, such as --bot zoe="python3 my_bot.py" (see docs/bot-protocol.md); can be repeated',
      collect,
      [],
    )
    .option('--move-time <seconds>', 'longest time of such a program for a decision', '10')
    .option('--no-rates', 'no rate limits, for load tests')
    .action(async (flags: Flags) => exitWith(await serveHere(flags)));
}

const limitsOfEnvironment = (): string[] =>
  (process.env.MIRABILIA_LIMIT ?? '').split(/[\s,]+/).filter((each) => each !== '');

async function serveHere(flags: Flags): Promise<CommandResult<void>> {
  const port = readNumber(flags.port, { name: '--port', min: 0, max: 65535 });
  if (!port.ok) return port;
  const proxies = readNumber(flags.proxies, { name: '--proxies', min: 0, max: 9 });
  if (!proxies.ok) return proxies;
  const address = flags.publicUrl ?? PUBLIC_URL;
  const publicUrl = address === undefined ? undefined : URL.parse(address);
  if (publicUrl !== undefined && !isOrigin(publicUrl)) {
    return misused(`--public-url is written like https://play.example.org, not “${address}”.`);
  }
  const notAnOrigin = flags.origin?.find((origin) => URL.parse(origin)?.origin !== origin);
  if (notAnOrigin !== undefined) {
    return misused(`An origin is written like https://example.org, not “${notAnOrigin}”.`);
  }
  if (flags.think !== 'here' && flags.think !== 'workers') {
    return misused(`--think is here or workers, not “${flags.think}”.`);
  }
  const { data, database } = storeLocation(flags);
  if (flags.think === 'workers' && database === undefined) {
    return misused('--think workers needs a DATABASE_URL, through which they are asked.');
  }
  const flagged = readRetention(flags);
  if (!flagged.ok) return flagged;
  const given = await readSettingsHere(flags);
  if (!given.ok) return given;
  const { instance, settings } = given.value;
  const bots = await readServerBots(flags);
  if (!bots.ok) return bots;
  // Loaded on demand: other commands start faster without it.
  const {
    createLog,
    drainOnSignal,
    isLogLevel,
    LOG_LEVELS,
    PARTS,
    readLimits,
    serve,
    UnusableStore,
    WITHOUT_RATES,
  } = await import('@mirabilia/server');
  const limits = readLimits(limitsWanted(settings, flags));
  if (!limits.ok) return misused(String(limits.refusal.facts?.sentence));
  // A person at a terminal wants the address; a log collector wants every call.
  const level = process.env.LOG_LEVEL || (process.stderr.isTTY ? 'warn' : 'info');
  if (!isLogLevel(level)) {
    return misused(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}, not “${level}”.`);
  }
  const log = createLog(level);
  try {
    const server = await serve(
      {
        port: port.value,
        host: flags.host,
        data,
        database,
        log,
        staticDir: builtPage(),
        trustProxy: proxies.value,
        publicOrigin: publicUrl?.origin,
        origins: flags.origin,
        retention: withFlags(settings.keep, flagged.value),
        instance,
        limits: flags.rates ? limits.value : WITHOUT_RATES,
        think: flags.think,
        withBots: bots.value?.(log),
      },
      PARTS,
    );
    stayOnSignal();
    drainOnSignal(server, log);
    if (server.trouble !== undefined) {
      print([
        `Nobody can play: ${server.address}/readyz says so until the store is mended and the server started again.`,
      ]);
      return accept(undefined);
    }
    print([`Mirabilia is at ${server.address}`]);
    // Node keeps what it compiled only when it ends in order. A server that is killed starts again twice as fast with it.
    module.flushCompileCache();
    return accept(undefined);
  } catch (error) {
    if (error instanceof UnusableStore) return unusable(error.message);
    return failed(whyNot(error, { port: port.value, host: flags.host, data }));
  }
}

/** What is said on the command line comes last, and replaces what the file says. */
function limitsWanted({ limits = {} }: SettingsFile, flags: Pick<Flags, 'limits' | 'limit'>) {
  const { preset, ...single } = limits;
  const changes = Object.entries(single).map(([name, value]) => `${name}=${value}`);
  return {
    preset: flags.limits ?? (preset === undefined ? 'usual' : String(preset)),
    changes: [...changes, ...flags.limit],
  };
}

const withFlags = (keep: RetentionDays = {}, flagged: RetentionDays): RetentionDays => ({
  matches: flagged.matches ?? keep.matches,
  guests: flagged.guests ?? keep.guests,
  chat: flagged.chat ?? keep.chat,
});

const LONGEST_KEPT = 36_500;

function readRetention({ keepMatches, keepGuests, keepChat }: Flags): CommandResult<RetentionDays> {
  const read = (text: string | undefined, name: string) =>
    text === undefined ? accept(undefined) : readNumber(text, { name, min: 1, max: LONGEST_KEPT });
  const matches = read(keepMatches, '--keep-matches');
  if (!matches.ok) return matches;
  const guests = read(keepGuests, '--keep-guests');
  if (!guests.ok) return guests;
  const chat = read(keepChat, '--keep-chat');
  return chat.ok ? accept({ matches: matches.value, guests: guests.value, chat: chat.value }) : chat;
}

/** Without a path: the page is at the root. */
const isOrigin = (url: URL | null): url is URL =>
  url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;

interface ServeAddress {
  readonly port: number;
  readonly host: string | undefined;
  readonly data: string;
}

const LISTENING: Readonly<Record<string, (place: ServeAddress) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program: choose one with --port.`,
  EACCES: ({ port }) => `Port ${port} is not for this user: choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address “${host}”.`,
  ENOTFOUND: ({ host }) => `There is no host “${host}”.`,
};

function whyNot(error: unknown, place: ServeAddress): string {
  if (isFileError(error)) {
    const isListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
    const sentence = isListening ? LISTENING[error.code ?? '']?.(place) : undefined;
    return sentence ?? `Can’t use the folder ${place.data}: ${reasonOf(error)}.`;
  }
  // The store's own refusals are sentences.
  return error instanceof Error ? error.message : String(error);
}
