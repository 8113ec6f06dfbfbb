// Where records, reports and backups go: a file that is written completely or not at all, or the standard output, called `-`.

import { accept } from '@mirabilia/kernel';
import type { CommandResult } from '../command-result.ts';
import { openReplacement, type Replacement } from './replacement.ts';

/** The name of the standard input and output. */
export const STDIO = '-';

const STDOUT: Replacement = {
  write: (text) => {
    process.stdout.write(text);
    return accept(undefined);
  },
  commit: () => accept(undefined),
};

export const openOutput = (path: string): CommandResult<Replacement> =>
  path === STDIO ? accept(STDOUT) : openReplacement(path);

/** What people read makes room for what programs read. */
export const streamBeside = (paths: readonly (string | undefined)[]): NodeJS.WritableStream =>
  paths.includes(STDIO) ? process.stderr : process.stdout;
