// Chromium, by Playwright as in the browser tests: the control that shows whether a failure is an engine's or the run's own.

import { chromium as playwright } from '@playwright/test';
import { FLAGS, getShell } from '../kit/chromium.ts';
import { fromPng } from './picture.ts';
import { type Engine, within } from './tab.ts';

export const chromium: Engine = {
  name: 'chromium',
  prepare: () => void getShell(),
  async open() {
    const browser = await playwright.launch({ executablePath: getShell(), args: FLAGS, timeout: 30_000 });
    const page = await browser.newPage({ locale: 'en' });
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    return {
      version: `Chromium ${browser.version()}`,
      goto: async (address) => void (await page.goto(address, { timeout: 30_000 })),
      evaluate: (expression) => within('a script', page.evaluate(expression)),
      click: ({ x, y }) => within('a click', page.mouse.click(x, y)),
      resize: (size) => within('a new size', page.setViewportSize(size)),
      picture: async () => fromPng(await page.screenshot({ timeout: 30_000 })),
      troubles: async () => troubles,
      close: () => within('the end', browser.close(), 10_000),
    };
  },
};
