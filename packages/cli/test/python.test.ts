// The Python package with Python's own tests, and what its README promises. Where there is no python3, they are skipped.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { PYTHON } from './examples.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const FOLDER = join(import.meta.dirname, '../../../python');
const COMMAND = join(import.meta.dirname, '../bin/mirabilia.mjs');

function python(...args: string[]) {
  const env = {
    ...process.env,
    PYTHONPATH: FOLDER,
    PYTHONDONTWRITEBYTECODE: '1',
    // The Node of the tests.
    MIRABILIA: `${process.execPath} ${COMMAND}`,
  };
  const { status, stdout, stderr } = spawnSync(PYTHON as string, args, {
    encoding: 'utf8',
    env,
    cwd: FOLDER,
  });
  return { status, out: stdout, err: stderr };
}

const EXAMPLE = readFileSync(join(FOLDER, 'examples/train.py'), 'utf8');

test('the README shows the example word for word', () => {
  expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toContain(`\`\`\`python\n${EXAMPLE}\`\`\``);
  expect(EXAMPLE.trimEnd().split('\n').length).toBeLessThanOrEqual(21);
});

test.skipIf(PYTHON === undefined)('the example learns (skipped where there is no python3)', () => {
  const { status, out, err } = python('examples/train.py');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const [, first = '', last = ''] = /^first 50: (-?[\d.]+), last 500: (-?[\d.]+)$/m.exec(out) ?? [];
  expect(Number(last)).toBeGreaterThan(Number(first) + 0.3);
});

test.skipIf(PYTHON === undefined)('the package passes its tests (skipped where there is no python3)', () => {
  const { status, err } = python('-m', 'unittest', 'discover', 'tests');
  expect(err).toMatch(/Ran [1-9]\d tests/);
  expect({ status, err }).toMatchObject({ status: 0 });
});
