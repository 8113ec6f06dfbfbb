// The operator's own bots, as `mirabilia serve --bot name=command` names them.

import { accept } from '@mirabilia/kernel';
import type { Log, Thinker } from '@mirabilia/server';
import { readMoveTime } from '../arguments.ts';
import { type CommandResult, failed, misused } from '../command-result.ts';
import { readCommandLine } from './command-line.ts';

export interface ServerBotFlags {
  readonly bot: readonly string[];
  readonly moveTime: string;
}

/** As the protocol has names of bots in seats. */
const NAME = /^[a-z]{1,16}$/;

type WithBots = (log: Log) => (own: Thinker) => Thinker;

/** Undefined without any. Each program is started once, so that a mistake is told now and not at a table. */
export async function readServerBots({
  bot,
  moveTime,
}: ServerBotFlags): Promise<CommandResult<WithBots | undefined>> {
  if (bot.length === 0) return accept(undefined);
  const time = readMoveTime(moveTime);
  if (!time.ok) return time;
  // Loaded on demand: most servers have no such bots, and start faster without.
  const { isBotId } = await import('@mirabilia/bots/ids');
  const { startProgram } = await import('./program-process.ts');
  const { withPrograms } = await import('./program-thinker.ts');
  const programs = new Map<string, readonly string[]>();
  for (const text of bot) {
    const [name = '', command] = split(text);
    if (command === undefined) return misused(`A bot is written name=command, not “${text}”.`);
    const isTaken = isBotId(name) || programs.has(name);
    if (!NAME.test(name)) return misused(`A bot’s name has 1 to 16 letters from a to z, unlike “${name}”.`);
    if (isTaken) return misused(`There is a bot “${name}” already.`);
    const words = readCommandLine(command);
    if (words === undefined) return misused(`“${command}” is no command.`);
    const started = await startProgram(words);
    if ('fault' in started) return failed(`The bot “${name}” is of no use: ${started.fault}.`);
    await started.value.process.end();
    programs.set(name, words);
  }
  return accept(
    (log) => (own) =>
      withPrograms(own, {
        programs,
        moveTime: time.value,
        onFault: (name, why) =>
          log.warn({ bot: name, why }, 'a bot’s program failed; another bot moves for it'),
      }),
  );
}

function split(text: string): [string, string?] {
  const at = text.indexOf('=');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
