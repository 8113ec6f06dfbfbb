// `npm run browser [-- options of Playwright]`: the tests in a real browser, which is fetched if there is none.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { getChromium, getShell } from './kit/chromium.ts';

const options = process.argv.slice(2);
/** The shell has no windows: whoever wants to look on gets the whole browser. */
const isWatched = options.some((option) => ['--headed', '--debug', '--ui'].includes(option));

try {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_SHELL: isWatched ? getChromium() : getShell(),
      CHROMIUM: getChromium(),
    },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
