// A server with the page as it is built, and browsers to visit it with.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Api, apiOf, type Person } from '../packages/web/e2e/kit/api.ts';
import { openBrowser } from '../packages/web/e2e/kit/browser.ts';
import { startServer } from '../packages/web/e2e/kit/server.ts';
import { seat } from '../packages/web/e2e/kit/tables.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
/** One that can be chosen. */
export const CARD = '[data-hand] button:enabled';

export interface House {
  readonly address: string;
  readonly api: Api;
  /** A page of its own, in a browser that has nothing in store. */
  visit(options: BrowserContextOptions, who?: Person): Promise<Page>;
}

async function visitIn(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  who?: Person,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en',
    serviceWorkers: 'block',
    ...options,
  });
  if (who !== undefined) {
    await context.addCookies([
      { name: 'mirabilia', value: who.token, url: address, httpOnly: true, sameSite: 'Lax' },
    ]);
  }
  return context.newPage();
}

const BUILD = fileURLToPath(new URL('../scripts/build-page.mjs', import.meta.url));

/** The same deals every time, so that the same cards are drawn. */
export async function inHouse<R>(use: (house: House) => Promise<R>): Promise<R> {
  // Does nothing where the page is up to date.
  execFileSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 2] });
  const server = await startServer('bench');
  const browser = await openBrowser();
  const { address } = server;
  try {
    return await use({
      address,
      api: apiOf(address),
      visit: (options, who) => visitIn(browser, address, options, who),
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}

export async function sitDown(
  { api, visit }: House,
  { players, ...options }: { players: number } & BrowserContextOptions,
): Promise<Page> {
  const { code, host } = await seat(api, { people: ['Ann'], bots: players - 1 });
  const page = await visit(options, host);
  await page.goto(`/m/${code}`);
  await page.locator(CARD).first().waitFor();
  return page;
}

export async function sitAtArchitects(
  { api, visit }: House,
  { players, ...options }: { players: number } & BrowserContextOptions,
): Promise<Page> {
  const { code, host } = await seat(api, {
    people: ['Ann'],
    bots: players - 1,
    game: 'architects',
    options: { first: 0 },
  });
  const page = await visit(options, host);
  await page.goto(`/m/${code}`);
  await page.locator('[data-decks] button:enabled').first().waitFor();
  return page;
}
