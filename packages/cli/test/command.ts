// Runs the real command, as a user would, in a directory of its own.

import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/mirabilia.mjs', import.meta.url));

export interface Run {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Workplace {
  readonly path: string;
  start(...args: string[]): ReturnType<typeof spawn>;
  run(...args: string[]): Promise<Run>;
  /** With environment variables of its own. */
  runWith(variables: NodeJS.ProcessEnv, ...args: string[]): Promise<Run>;
  write(name: string, text: string): string;
  read(name: string): string;
  files(): string[];
}

/** A temporary directory that is gone after the tests of the file. */
export function workplace(): Workplace {
  const path = mkdtempSync(join(tmpdir(), 'mirabilia-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  const start = (args: readonly string[], options: SpawnOptions) =>
    // Whoever runs the tests may speak another language.
    spawn(process.execPath, [COMMAND, ...args], {
      cwd: path,
      ...options,
      env: { ...process.env, LC_ALL: 'C', ...options.env },
    });
  const run = (args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Run> =>
    new Promise((resolve, reject) => {
      const child = start(args, { stdio: ['ignore', 'pipe', 'pipe'], ...(env && { env }) });
      let out = '';
      let err = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        out += text;
      });
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        err += text;
      });
      child.on('error', reject);
      child.on('close', (exit) => resolve({ exit, out, err }));
    });
  return {
    path,
    start: (...args) => start(args, { stdio: 'ignore' }),
    run: (...args) => run(args),
    runWith: (env, ...args) => run(args, env),
    write: (name, text) => {
      writeFileSync(join(path, name), text);
      return name;
    },
    read: (name) => readFileSync(join(path, name), 'utf8'),
    files: () => readdirSync(path),
  };
}
