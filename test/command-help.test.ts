// The tools of the repository explain themselves, and refuse what they don't know with a sentence.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const root = join(import.meta.dirname, '..');
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, file), ...args], { encoding: 'utf8' });

test.for(['bench/main.ts', 'bench/strength.ts', 'packages/server/test/fuzz/main.ts'])(
  '%s has a help, and no stack trace',
  (file) => {
    const help = run(file, '--help');
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toMatch(/^npm run -s \w+ -- .*[\s\S]*\nExamples?:\n {2}npm run/);
    const wrong = run(file, '--speed');
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toMatch(/--speed/);
    expect(wrong.stderr).not.toMatch(/\n {4}at /);
  },
);

test('a filter that matches nothing is told', () => {
  expect(run('bench/strength.ts', '--only', '2 easy among random')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/No comparison’s name contains “2 easy among random”/),
  });
  const { stdout } = run('bench/strength.ts', '--list', '--only', 'architects-3');
  expect(stdout).toMatch(/^architects-3-hard-medium$/m);
  expect(run('bench/main.ts', 'engine', '--only', 'nothing')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/No figure of engine contains “nothing”/),
  });
});

test('before anything is installed, the command says what to do', () => {
  const fresh = mkdtempSync(join(tmpdir(), 'mirabilia-fresh-'));
  try {
    cpSync(join(root, 'packages', 'cli', 'bin'), join(fresh, 'packages', 'cli', 'bin'), { recursive: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(fresh, 'packages', 'cli', 'bin', 'mirabilia.mjs'), 'demo'],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Mirabilia is not installed yet: run “npm ci”.*\n$/);
  } finally {
    rmSync(fresh, { recursive: true });
  }
});
