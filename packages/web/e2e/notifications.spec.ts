// Players who look elsewhere are told when the others wait for them.

import type { Page } from '@playwright/test';
import { PATIENCE } from '../src/table/patience.ts';
import { en as app } from '../src/words/app/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { Player } from './kit/player.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

interface Watched {
  readonly notes: { title: string; body: string; isShown: boolean }[];
  isHidden: boolean;
}
const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** Keeps what the browser was asked to show, and whether it did; the page can be looked away from. */
function watchNotifications(): void {
  const state: Watched = { notes: [], isHidden: false };
  Object.assign(globalThis, { watched: state });
  Object.defineProperty(document, 'hidden', { get: () => state.isHidden });
  globalThis.Notification = class extends Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      const note = { title, body: options?.body ?? '', isShown: false };
      state.notes.push(note);
      this.addEventListener('show', () => {
        note.isShown = true;
      });
    }
  };
}

const lookAway = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    (globalThis as unknown as { watched: Watched }).watched.isHidden = value;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a hidden page notifies when all wait for its player, once, and never while it is seen', async ({
  arrive,
  server,
  api,
}) => {
  const { code, id, people } = await seat(api, { people: ['Ann', 'Bob', 'Cleo'] });
  const visitor = await arrive({ as: people[0] });
  const { page, context } = visitor;
  await context.grantPermissions(['notifications'], { origin: server.address });
  await page.addInitScript(watchNotifications);
  await page.clock.install();
  const player = new Player(visitor, { name: 'Ann' });
  await player.sitDown(code);
  await player.isAsked();
  await page.getByRole('button', { name: table.frame.settings, exact: true }).click();
  await page.getByLabel(app.settings.notify.label).click();
  await expect(page.getByLabel(app.settings.notify.label)).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: app.close }).click();

  const others = await Promise.all(people.slice(1).map((who) => sitDown(server.address, who, id)));
  const othersChoose = () => Promise.all(others.map((other) => other.choose()));
  const aWhileLater = async () => {
    await expect(page.locator('header [data-ready="ready"]')).toHaveCount(others.length);
    await page.clock.fastForward(PATIENCE);
  };
  await othersChoose();
  await expect(page.locator('header').getByText(table.frame.yourTurn)).toBeVisible();
  await aWhileLater();
  await expect(page.locator('header').getByText(table.frame.allWait)).toBeVisible();
  expect((await watched(page)).notes).toEqual([]);

  await player.use('discard').or(player.cards.first()).first().click();
  await player.use('discard').click();
  await Promise.all(others.map((other) => other.at(1)));
  await player.isAsked();
  await lookAway(page, true);
  await othersChoose();
  await aWhileLater();
  await expect
    .poll(async () => (await watched(page)).notes)
    .toEqual([{ title: 'Mirabilia', body: table.frame.allWait, isShown: true }]);
  await expect(page).toHaveTitle(`● ${table.frame.allWait} · Mirabilia`);
  // Changes of mind are no news.
  await othersChoose();
  await page.waitForTimeout(300);
  expect((await watched(page)).notes).toHaveLength(1);
  for (const other of others) other.close();
});
