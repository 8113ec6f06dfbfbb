// The examples that play by the socket, against a real server.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES, hookTimeout: TIME_FOR_PROCESSES });

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mirabilia-examples-'));
let server: ChildProcess;
let address = '';

beforeAll(async () => {
  const command = [path('../packages/cli/bin/mirabilia.mjs'), 'serve', '--port', '0', '--host', '127.0.0.1'];
  server = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  address = await new Promise((resolve) => {
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /Mirabilia is at (\S+)/.exec(said);
      if (found !== null) resolve(found[1] as string);
    });
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

/** The system's Node may be older than the one that runs the tests, and lack what the example uses. */
const PLAYERS: readonly (readonly [command: string, file: string])[] = [
  [process.execPath, 'bot.mjs'],
  ['node', 'bot.mjs'],
  ['python3', 'bot.py'],
];

function run(command: string, ...args: string[]): Promise<{ exit: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args);
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('close', (exit) => resolve({ exit, out, err }));
  });
}

describe.for(PLAYERS)('%s %s', ([command, file]) => {
  // It plays wherever the language is installed.
  test.skipIf(!isThere(command)).for(['seven-wonders', 'architects'])('plays %s to its end', async (game) => {
    const { exit, out, err } = await run(command, path(file), game, address, '3', 'random');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(JSON.parse(out).scores).toHaveLength(3);
  });

  test.skipIf(!isThere(command))('says in one sentence that there is no server', async () => {
    const { exit, err } = await run(command, path(file), 'architects', 'http://127.0.0.1:9');
    expect(exit).toBe(1);
    expect(err).toMatch(/^There is no server at http:\/\/127\.0\.0\.1:9 \(.+\)\.\n$/);
  });
});
