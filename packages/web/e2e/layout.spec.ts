// In every language and at every size nothing is cut, covered or outside, and no decision needs scrolling.

import type { Page } from '@playwright/test';
import { faultsAtEverySize, layoutFaults } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { expect, LANGUAGES, test } from './kit/test.ts';

const READING = { mayScroll: true };
const DECIDING = { mayScroll: false };

const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const firstCard = (page: Page) => page.locator('[data-hand] button').first();

for (const language of LANGUAGES) {
  test(`${language}: home, a new table, a match on the device and a lobby`, async ({ arrive, api }) => {
    const { page } = await arrive({ language });
    await page.goto('/');
    await isThere(page);
    expect(await faultsAtEverySize(page, READING)).toEqual([]);
    for (const address of ['/new', '/solo']) {
      await page.goto(address);
      await isThere(page);
      expect(await faultsAtEverySize(page, READING)).toEqual([]);
    }
    const { code, host } = await seat(api, {
      people: ['Ann', 'Wilhelmina of Orange-Nas'],
      bots: 2,
      isStarted: false,
    });
    const owner = await arrive({ language, as: host });
    await owner.page.goto(`/m/${code}`);
    await isThere(owner.page);
    expect(await faultsAtEverySize(owner.page, READING)).toEqual([]);
    await page.goto(`/m/${code}`);
    await isThere(page);
    expect(await faultsAtEverySize(page, READING)).toEqual([]);
  });

  for (const players of [3, 7]) {
    test(`${language}: a table of ${players}, before and after a card is picked up`, async ({
      arrive,
      dealtBy,
    }) => {
      const { api, address } = await dealtBy(`layout ${players}`);
      const table = await seat(api, { people: ['Ann'], bots: players - 1 });
      const { page } = await arrive({ language, as: table.host, address });
      await page.goto(`/m/${table.code}`);
      await expect(firstCard(page)).toBeVisible();
      expect(await faultsAtEverySize(page, DECIDING)).toEqual([]);
      await firstCard(page).click();
      await expect(page.locator('[data-use]').first()).toBeVisible();
      expect(await faultsAtEverySize(page, DECIDING)).toEqual([]);
    });
  }
}

/** The fullest tables there are: the last turn of the last Age. */
for (const players of [3, 7]) {
  test(`${players} players at the end of the last Age: still no scrolling, nothing cut`, async ({
    arrive,
    dealtBy,
  }) => {
    test.setTimeout(150_000);
    const { api, address } = await dealtBy(`late ${players}`);
    const table = await seat(api, { people: ['Ann'], bots: players - 1 });
    const visitor = await arrive({ as: table.host, address });
    const player = new Player(visitor, { name: `late ${players}` });
    await player.sitDown(table.code);
    let cards = 0;
    while (cards < 17) if ((await player.answer()) === 'card') cards++;
    expect(await player.isAsked()).toBe('card');
    expect(await faultsAtEverySize(player.page, DECIDING)).toEqual([]);
  });
}

test('text at 200 %: every screen can be read, and a card can be played', async ({ arrive, dealtBy }) => {
  const { api, address } = await dealtBy('large');
  const table = await seat(api, { people: ['Ann'], bots: 2 });
  const { page } = await arrive({
    as: table.host,
    address,
    browser: { viewport: { width: 1280, height: 800 } },
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    );
  });
  await page.goto('/');
  await isThere(page);
  expect(await layoutFaults(page, READING)).toEqual([]);
  const player = new Player({ page }, { name: 'Ann' });
  await player.sitDown(table.code);
  await firstCard(page).click();
  await player.use('discard').click();
  await expect(page.getByText(/Turn 2 of 6|2\/6/).first()).toBeVisible();
});
