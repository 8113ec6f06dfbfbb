// Tests in a real browser: `npm run browser`. Each worker starts its own server on the built page.

import { defineConfig } from '@playwright/test';
import { FLAGS, findChromium } from './packages/web/e2e/kit/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'node_modules/.cache/browser-tests',
  workers: 2,
  fullyParallel: true,
  // What fails now and then is wrong: it shall be seen.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: 600_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: { args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
