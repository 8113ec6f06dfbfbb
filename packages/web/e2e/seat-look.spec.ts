// What tells players apart and how their wonders are seen: the same emblem for a seat on every screen, and a clear view.

import type { Locator, Page } from '@playwright/test';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

/** The colour of the first shield in a part of the page. */
const fieldIn = (part: Locator): Promise<string | null> =>
  part.locator('svg path[fill^="#"]').first().getAttribute('fill');

test('a seat has one emblem: in the lobby, at the table on a desk and on a phone', async ({
  arrive,
  api,
}) => {
  const { code, host } = await seat(api, { people: ['Ann', 'Bea'], bots: 2, isStarted: false });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  const seats = page.locator('ol > li').filter({ has: page.locator('svg path[fill^="#"]') });
  await expect(seats.first()).toBeVisible();
  const inLobby = await Promise.all([0, 1].map((at) => fieldIn(seats.nth(at))));
  expect(new Set(inLobby).size).toBe(2);
  await api.start(host, code);
  const player = new Player({ page }, { name: 'Ann' });
  await player.isAsked();
  const atTable = (on: Page) =>
    Promise.all([0, 1].map((at) => fieldIn(on.locator(`[data-city="${at}"], [data-seat="${at}"]`).first())));
  expect(await atTable(page)).toEqual(inLobby);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-small]').first()).toBeVisible();
  expect(await atTable(page)).toEqual(inLobby);
});

/** Nothing of a city lies over its wonder, of which so much is seen. */
async function seesWonder(page: Page, city: number, atLeast: number): Promise<void> {
  const panel = page.locator(`section[data-city="${city}"]`);
  const wonder = await panel.locator('[data-wonder]').boundingBox();
  expect(wonder?.height).toBeGreaterThanOrEqual(atLeast);
  for (const slip of await panel.locator('[data-built]').all()) {
    const box = await slip.boundingBox();
    if (box !== null) expect(box.y + box.height).toBeLessThanOrEqual((wonder?.y ?? 0) + 1);
  }
}

for (const players of [3, 7]) {
  test(`${players} players: neighbours' wonders are in clear sight at the end of an Age`, async ({
    arrive,
    api,
  }) => {
    const { code, host } = await seat(api, { people: ['Ann'], bots: players - 1 });
    const { page } = await arrive({ as: host });
    const player = new Player({ page }, { name: 'Ann', isBuilder: true });
    await player.sitDown(code);
    for (let cards = 0; cards < 11; ) if ((await player.answer()) === 'card') cards++;
    await player.isAsked();
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(100);
      for (const city of [1, players - 1]) await seesWonder(page, city, 40);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-seat="1"]').click();
    await seesWonder(page, 1, 40);
  });
}
