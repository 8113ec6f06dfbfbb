// The first step of `npm start`, in a folder with a fake npm and a fake build.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const PROJECT = join(import.meta.dirname, '..');
const SCRIPTS = join(PROJECT, 'scripts');
const BUNDLE = 'packages/cli/bin/server-bundle.mjs';

/** As above, for the server. */
const BUNDLING = `import { mkdirSync, writeFileSync } from 'node:fs';
import { bundles } from '../${BUNDLE}';
mkdirSync(bundles, { recursive: true });
writeFileSync(new URL('current.json', bundles), JSON.stringify({ folder: 'one', sources: {} }));`;

/** Does what the real one is for: afterwards there is a build of these sources. */
const BUILD = `import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId, builds } from './page-sources.mjs';
mkdirSync(join(builds, buildId()), { recursive: true });
writeFileSync(join(builds, buildId(), 'build.json'), '{}');
writeFileSync(join(builds, 'current'), buildId());`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mirabilia-setup-test-'));
  for (const folder of ['scripts', 'bin', 'tmp', 'packages/cli/bin']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  copyFileSync(join(PROJECT, BUNDLE), join(root, BUNDLE));
  for (const name of ['setup.mjs', 'setup-step.mjs', 'page-sources.mjs'])
    copyFileSync(join(SCRIPTS, name), join(root, 'scripts', name));
  writeFileSync(join(root, 'scripts/bundle-server.mjs'), BUNDLING);
  writeFileSync(join(root, 'scripts/compile-ahead.mjs'), '');
  writeFileSync(join(root, 'scripts/build-page.mjs'), BUILD);
  const lock = { packages: { '': {}, 'node_modules/one': {}, 'packages/web': {} } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  npmIs('mkdir -p node_modules/one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function npmIs(script: string): void {
  const file = join(root, 'bin/npm');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

function setUp() {
  const env = {
    ...process.env,
    PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`,
    TMPDIR: join(root, 'tmp'),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs')], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, lines: stderr.trimEnd().split('\n') };
}

test('each step is said when it begins and when it is done; the next time there is nothing to say', () => {
  const { status, stdout, lines } = setUp();
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  expect(lines).toEqual([
    'Installing dependencies (once, about a minute)...',
    expect.stringMatching(/^Dependencies are installed \(\d+ s\)\.$/),
    'Bundling the server...',
    expect.stringMatching(/^The server is bundled \(\d+ s\)\.$/),
    'Compiling the server for quick starts...',
    expect.stringMatching(/^The server is compiled \(\d+ s\)\.$/),
    'Building the page...',
    expect.stringMatching(/^The page is built \(\d+ s\)\.$/),
  ]);
  expect(setUp()).toEqual({ status: 0, stdout: '', lines: [''] });
});

test('what a failed step printed is shown, and all of it is kept', () => {
  npmIs('seq 1 40; echo no network >&2; exit 7');
  const { status, lines } = setUp();
  expect(status).toBe(1);
  expect(lines[1]).toBe('Could not install the dependencies. Is there a network? (it ended with 7)');
  expect(lines.slice(2, -1)).toHaveLength(15);
  expect(lines.at(-2)).toBe('  no network');
  const log = (lines.at(-1) ?? '').replace('All that was printed is in ', '');
  expect(readFileSync(log, 'utf8')).toMatch(/^1\n2\n/);
  // Nothing counts as installed, so that the next start tries again.
  expect(existsSync(join(root, 'node_modules/.mirabilia-setup'))).toBe(false);
});

test('a machine without npm is told so', () => {
  rmSync(join(root, 'bin/npm'));
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs')], {
    encoding: 'utf8',
    env: { PATH: join(root, 'bin'), TMPDIR: join(root, 'tmp') },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/npm ENOENT/);
});
