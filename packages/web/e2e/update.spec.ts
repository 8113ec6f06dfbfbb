// A newer page comes while an older one is open.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { openNetwork } from './kit/network.ts';
import { isKept } from './kit/offline.ts';
import { Player } from './kit/player.ts';
import { startServer } from './kit/server.ts';
import { expect, test } from './kit/test.ts';

const BUILDER = fileURLToPath(new URL('./kit/another-build.mjs', import.meta.url));
const NEWER = 'f'.repeat(16);

/** The builds that the browser keeps. */
const kept = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('a newer version says so on the open page, comes when it is wanted, and a match on the device goes on', async ({
  arrive,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-newer-'));
  const older = await startServer('update');
  const network = await openNetwork(older.address);
  try {
    const built = promisify(execFile)(process.execPath, [BUILDER, folder, NEWER]);
    const { page } = await arrive({ address: network.address, browser: { serviceWorkers: 'allow' } });
    await page.goto('/solo');
    await isKept(page);
    await page.getByRole('button', { name: app.solo.begin }).click();
    const player = new Player({ page }, { name: 'Ann' });
    for (let i = 0; i < 2; i++) await player.answer();
    await player.isAsked();
    const hand = await player.cards.allInnerTexts();
    const before = await kept(page);
    expect(before).toHaveLength(1);
    expect(before).not.toContain(`mirabilia-${NEWER}`);

    await built;
    const newer = await startServer('update', folder);
    try {
      network.leadTo(newer.address);
      // Nothing has happened on the page itself: its owner looks at it again.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(app.link.outdated)).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { isTheOldPage: true }));
      // Waited for as an event: a page that is just being left can't be asked anything.
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: app.reload }).click();

      await loaded;
      expect(await page.evaluate(() => 'isTheOldPage' in globalThis)).toBe(false);
      await player.isAsked();
      await expect(page.getByText(app.link.outdated)).toHaveCount(0);
      expect(await player.cards.allInnerTexts()).toEqual(hand);
      await player.answer();
      await player.isAsked();
      expect(await player.cards.allInnerTexts()).not.toEqual(hand);
      // The new one is kept, and the old one gone.
      await expect.poll(() => kept(page)).toEqual([`mirabilia-${NEWER}`]);
    } finally {
      await newer.stop();
    }
  } finally {
    await network.close();
    await older.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
