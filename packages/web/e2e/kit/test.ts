// Tests with a server a worker, and people who come to it with a browser of their own.

import { LANGUAGE_FACTS, type Language } from '@mirabilia/kernel';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Api, apiOf, type Person } from './api.ts';
import { type Frames, recordFrames } from './frames.ts';
import { startServer, type TestServer } from './server.ts';

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

export interface Arrival {
  readonly device?: keyof typeof DEVICES;
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  /** Animations as the settings have them. Off, unless the test is about them. */
  readonly motion?: 'off' | 'quick' | 'full';
  /** Sounds as they usually are. Muted, unless the test is about them. */
  readonly sound?: boolean;
  /** First-time hints as they usually are. Off, unless the test is about them. */
  readonly hints?: boolean;
  /** Comes as this guest; without one, as somebody whom the server doesn't know. */
  readonly as?: Person;
  /** By another way than straight to the server. */
  readonly address?: string;
  readonly browser?: BrowserContextOptions;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly frames: Frames;
  /** What went wrong in the page: errors that nobody caught, refused by policy, or logged. */
  readonly troubles: readonly string[];
  leave(): Promise<void>;
}

export type Arrive = (arrival?: Arrival) => Promise<Visitor>;

interface TestFixtures {
  readonly arrive: Arrive;
  /** A server of the test's own, whose deals follow from a text. */
  readonly dealtBy: (series: string) => Promise<TestServer & { readonly api: Api }>;
  /** A server of the test's own, as a settings file sets it up. */
  readonly setUpBy: (settings: object) => Promise<TestServer & { readonly api: Api }>;
}
interface WorkerFixtures {
  readonly server: TestServer;
  readonly api: Api;
}

/** A network that is cut, or a call that is refused as it should be, is told in the console too. */
const EXPECTED_TROUBLE = /net::ERR_|WebSocket connection|status of 4\d\d/;

async function arriveWith(
  context: BrowserContext,
  { as, motion = 'off', sound = false, hints = false }: Arrival,
  address: string,
): Promise<Visitor> {
  if (as !== undefined) {
    await context.addCookies([
      { name: 'mirabilia', value: as.token, url: address, httpOnly: true, sameSite: 'Lax' },
    ]);
  }
  const wanted = { motion, muted: !sound, hints };
  await context.addInitScript((settings) => {
    const KEY = 'mirabilia.settings';
    if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify(settings));
  }, wanted);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED_TROUBLE.test(message.text())) troubles.push(message.text());
  });
  return { page, context, frames: recordFrames(page), troubles, leave: () => context.close() };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  api: [async ({ server }, use) => use(apiOf(server.address)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
  dealtBy: async ({}, use) => {
    const servers: TestServer[] = [];
    await use(async (series) => {
      const server = await startServer(series);
      servers.push(server);
      return { ...server, api: apiOf(server.address) };
    });
    await Promise.all(servers.map((server) => server.stop()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
  setUpBy: async ({}, use) => {
    const servers: TestServer[] = [];
    await use(async (settings) => {
      const server = await startServer(undefined, undefined, settings);
      servers.push(server);
      return { ...server, api: apiOf(server.address) };
    });
    await Promise.all(servers.map((server) => server.stop()));
  },
  arrive: async ({ browser, server }, use) => {
    const visitors: Visitor[] = [];
    await use(async (arrival = {}) => {
      const address = arrival.address ?? server.address;
      const context = await browser.newContext({
        baseURL: address,
        locale: LANGUAGE_FACTS[arrival.language ?? 'en'].locale,
        colorScheme: arrival.theme ?? 'light',
        ...DEVICES[arrival.device ?? 'desktop'],
        // Only tests of it need the page to be kept: for all others it would be fetched a hundred times for nothing.
        serviceWorkers: 'block',
        ...arrival.browser,
      });
      const visitor = await arriveWith(context, arrival, address);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map((visitor) => visitor.leave()));
    expect(visitors.flatMap(({ troubles }) => troubles)).toEqual([]);
  },
});

export { expect };
