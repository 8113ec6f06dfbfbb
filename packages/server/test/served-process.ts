// `mirabilia serve` as a separate process that a test can end in any way.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/mirabilia.mjs', import.meta.url));

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

export interface ServedProcess {
  readonly address: string;
  readonly pid: number;
  signal(signal: NodeJS.Signals): void;
  /** At once, and without a word before: what it logged as a warning fails the test. */
  kill(): Promise<void>;
  /** In order, whatever it logged. */
  end(): Promise<void>;
  /** What it logged since it started. */
  complaints(): string;
}

export interface Serving {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export async function startProcess({ args, env = {} }: Serving): Promise<ServedProcess> {
  const all = [PROGRAM, 'serve', '--port', '0', '--host', '127.0.0.1', ...args];
  const child = spawn(process.execPath, all, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
  });
  children.add(child);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = once(child, 'close');
  const said = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended.then(() => [])]);
  const [address] = /http:\S+/.exec(String(said[0])) ?? [];
  if (address === undefined) throw new Error(`the server did not start: ${complaints}`);
  return {
    address,
    pid: child.pid as number,
    signal: (signal) => void child.kill(signal),
    complaints: () => complaints,
    async end() {
      child.kill('SIGTERM');
      await ended;
      children.delete(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
      children.delete(child);
      expect(complaints).toBe('');
    },
  };
}
