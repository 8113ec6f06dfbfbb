import { type DestinationStream, destination, type LogFn, type Logger, pino, stdSerializers } from 'pino';
import { Damaged } from '../storage/damaged.ts';
import { readable, wantsColours } from './readable-log.ts';

export type ServerLog = Logger;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const isLogLevel = (word: string): word is LogLevel => LOG_LEVELS.some((level) => level === word);

/**
 * No secrets are passed to the log in the first place; if a whole request or match ever is, these are removed.
 */
const SECRETS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["sec-websocket-protocol"]',
  'token',
  'key',
  'seed',
];

/** On standard error, because standard output belongs to the command: a terminal gets readable lines, a collector JSON. */
function standardError(): DestinationStream {
  const { stderr, env } = process;
  if (!stderr.isTTY) return destination({ fd: 2, sync: false });
  const colours = wantsColours(env);
  return { write: (line) => void stderr.write(readable(line, { colours })) };
}

export function createLog(level: LogLevel = 'info', to: DestinationStream = standardError()): ServerLog {
  const at = (prefix: string) =>
    SECRETS.map((name) =>
      prefix !== '' && !name.startsWith('[') ? `${prefix}.${name}` : `${prefix}${name}`,
    );
  return pino(
    {
      level,
      base: undefined,
      // Errors under other names would be logged as empty objects.
      serializers: { err: stdSerializers.err, error: stdSerializers.err },
      hooks: { logMethod: unlessDamaged },
      redact: [...at(''), ...at('*'), ...at('*.*'), ...at('*.*.*')],
    },
    to,
  );
}

/** In a damaged store everything fails, and that it is damaged was said when it was found. */
function unlessDamaged(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const { err, error } = Object(args[0]) as { err?: unknown; error?: unknown };
  if (!(err instanceof Damaged) && !(error instanceof Damaged)) log.apply(this, args);
}
