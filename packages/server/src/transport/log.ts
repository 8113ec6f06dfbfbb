import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';

export type ServerLog = Logger;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Nothing secret is handed to the log in the first place; should a whole request or a match ever get there, these are
 * cut out.
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

/** JSON lines on standard error: standard output belongs to the command. */
export function createLog(
  level = 'info',
  to: DestinationStream = destination({ fd: 2, sync: false }),
): ServerLog {
  const known = LEVELS.find((name) => name === level) ?? 'info';
  const at = (prefix: string) =>
    SECRETS.map((name) =>
      prefix !== '' && !name.startsWith('[') ? `${prefix}.${name}` : `${prefix}${name}`,
    );
  return pino(
    {
      level: known,
      base: undefined,
      // An error under another name would be written as an empty object.
      serializers: { err: stdSerializers.err, error: stdSerializers.err },
      redact: [...at(''), ...at('*'), ...at('*.*'), ...at('*.*.*')],
    },
    to,
  );
}
