// Tests in a real browser: `npm run browser`. Each worker starts its own server on the built page.

import { defineConfig } from '@playwright/test';
import { FLAGS, findChromium, findShell } from './packages/web/e2e/kit/chromium.ts';

const launchedBy = (executablePath: string | undefined) => ({
  launchOptions: { args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
});

/** Only a whole browser may show notifications. */
const NOTIFYING = /(notifications|push)\.spec\.ts$/;

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'node_modules/.cache/browser-tests',
  workers: 2,
  fullyParallel: true,
  // What fails now and then is wrong: it shall be seen.
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // Five to six minutes on two cores, more where their host is busy; what hangs is ended all the same.
  globalTimeout: 1_200_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./test/slowest-browser-tests.ts']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // The page as it was at every step would cost a third of all the time: `--trace on` shows it for one test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'page', testIgnore: NOTIFYING, use: launchedBy(findShell()) },
    { name: 'browser', testMatch: NOTIFYING, use: launchedBy(findChromium()) },
  ],
});
