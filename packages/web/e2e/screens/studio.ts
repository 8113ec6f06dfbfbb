// Where screens are photographed: one server and one browser for all of them, and tables that every language shares.

import { LANGUAGE_FACTS, type Language } from '@mirabilia/kernel';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { loadWords } from '../../src/words/index.ts';
import { type Api, apiOf, type Person } from '../kit/api.ts';
import { openBrowser } from '../kit/browser.ts';
import { startServer } from '../kit/server.ts';

export interface Visit {
  readonly language: Language;
  readonly as?: Person;
  /** Of another server, or of a network that can be cut. */
  readonly address?: string;
}

export interface Studio {
  readonly api: Api;
  readonly address: string;
  /** A new page; what it shows doesn't move. */
  visit(visit: Visit): Promise<Page>;
  /** Made for the first language that needs it. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Ends something when all screens are taken. */
  later(end: () => Promise<void>): void;
  close(): Promise<void>;
}

/** A screen is found anew in each language. */
export interface Screen {
  readonly name: string;
  open(studio: Studio, language: Language): Promise<Page>;
}

export const DESKTOP = { width: 1440, height: 900 };

export const tableWordsIn = (language: Language) => loadWords('table', language);

async function newPage(
  browser: Browser,
  { language, as, address }: Visit & { address: string },
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    locale: LANGUAGE_FACTS[language].locale,
    viewport: DESKTOP,
    serviceWorkers: 'block',
  });
  const cookie = { name: 'mirabilia', url: address, httpOnly: true, sameSite: 'Lax' } as const;
  if (as !== undefined) await context.addCookies([{ ...cookie, value: as.token }]);
  await context.addInitScript(() => {
    localStorage.setItem('mirabilia.settings', JSON.stringify({ motion: 'off', hints: false }));
  });
  return context.newPage();
}

export async function openStudio(): Promise<Studio> {
  const server = await startServer('screens');
  const browser = await openBrowser();
  const made = new Map<string, Promise<unknown>>();
  const ends: (() => Promise<void>)[] = [];
  return {
    api: apiOf(server.address),
    address: server.address,
    visit: (visit) => newPage(browser, { address: server.address, ...visit }),
    once: <T>(key: string, make: () => Promise<T>) => {
      const known = made.get(key) ?? make();
      made.set(key, known);
      return known as Promise<T>;
    },
    later: (end) => void ends.push(end),
    close: async () => {
      for (const end of ends) await end();
      await browser.close();
      await server.stop();
    },
  };
}

/** A screen that an address leads to; `seen` is there when it has come. */
export const at = (name: string, path: string, seen = 'main h1'): Screen => ({
  name,
  async open({ visit }, language) {
    const page = await visit({ language });
    await page.goto(path);
    await page.locator(seen).first().waitFor();
    // Rules are fetched after their frame.
    await page.waitForLoadState('networkidle');
    return page;
  },
});
