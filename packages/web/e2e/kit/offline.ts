// A browser that is left alone: its server is stopped and its network gone.

import { expect, type Page } from '@playwright/test';
import type { TestServer } from './server.ts';
import type { Arrive, Visitor } from './test.ts';

/** Everything that the page is made of is kept, and from now on the page is opened by what keeps it. */
export async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true);
}

/** Somebody who was here once, after which there is no server and no network any more. */
export async function leftAlone(
  arrive: Arrive,
  server: TestServer,
  device: 'desktop' | 'phone' = 'desktop',
): Promise<Visitor> {
  const visitor = await arrive({ device, address: server.address, browser: { serviceWorkers: 'allow' } });
  await visitor.page.goto('/');
  await isKept(visitor.page);
  await server.stop();
  await visitor.context.setOffline(true);
  return visitor;
}
