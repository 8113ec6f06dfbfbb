// Runs a command of `mirabilia` to its end.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const PROGRAM = fileURLToPath(new URL('../../cli/bin/mirabilia.mjs', import.meta.url));

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly env?: Readonly<Record<string, string>>;
  /** Kilobytes that a file may have, as if the disk were that small. */
  readonly largestFile?: number;
  /** The account that runs it, if root does the tests. */
  readonly uid?: number | undefined;
}

export async function mirabilia(
  args: readonly string[],
  { env = {}, largestFile, uid }: Running = {},
): Promise<Ran> {
  const command = [process.execPath, PROGRAM, ...args];
  const limited = ['bash', '-c', `trap '' XFSZ; ulimit -f ${largestFile}; exec "$@"`, 'bash', ...command];
  const [program = '', ...rest] = largestFile === undefined ? command : limited;
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
    env: {
      ...process.env,
      ...(largestFile === undefined ? {} : { NODE_DISABLE_COMPILE_CACHE: '1' }),
      ...env,
    },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const [exit] = await once(child, 'close');
  return { exit, out, err };
}
