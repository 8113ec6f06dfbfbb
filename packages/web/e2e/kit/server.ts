// A server as an operator starts it, on the built page, with a folder of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/mirabilia.mjs', import.meta.url));
const SEEDED = fileURLToPath(new URL('./seeded-server.ts', import.meta.url));
/** What Node has compiled is kept, as the command does it: a server starts in half of the time. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/mirabilia', import.meta.url));
/** Milliseconds to start and to end in. */
const PATIENCE = 20_000;

export interface TestServer {
  readonly address: string;
  /** The folder of its store. */
  readonly data: string;
  stop(): Promise<void>;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const alarm = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), PATIENCE);
    const hear = (text: string) => {
      said += text;
      const [address] = /http:\S+(?=\n)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(alarm);
      resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}

/**
 * With a series all chance follows from it, and what happens one after the other is the same every time. `page`: the
 * folder of another build than the newest. `settings`: what the host's settings file says.
 */
export async function startServer(
  series?: string,
  page?: string,
  settings: object = {},
): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'mirabilia-e2e-'));
  writeFileSync(join(data, 'mirabilia.json'), JSON.stringify(settings));
  const args =
    series === undefined
      ? [PROGRAM, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--no-rates']
      : [SEEDED, data, series, ...(page === undefined ? [] : [page])];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: COMPILED },
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const alarm = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(alarm);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(child), data, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
