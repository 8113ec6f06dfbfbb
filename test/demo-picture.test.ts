// The picture of the command in the README is what the command prints. `npm run golden -- test/demo-picture.test.ts` draws it.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { terminalPicture } from '../scripts/docs/terminal-picture.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const root = join(import.meta.dirname, '..');

/** The last turns and the score fit on a page. */
const LINES = 34;

test('the picture of a demo is true', async () => {
  const args = ['demo', 'seven-wonders', '--seed', 'spring', '--fast'];
  const printed = execFileSync(process.execPath, [join(root, 'packages/cli/bin/mirabilia.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1', NO_COLOR: '', LC_ALL: 'C' },
  });
  const lines = printed.trimEnd().split('\n').slice(-LINES);
  const start = Math.max(
    0,
    lines.findIndex((line) => line.includes('── ')),
  );
  const shown = ['$ npx mirabilia demo seven-wonders --seed spring', '…', ...lines.slice(start)];
  const picture = terminalPicture('The end of a match between bots in the terminal', shown);
  await expect(picture).toMatchFileSnapshot(join(root, 'docs/images/demo.svg'));
});
