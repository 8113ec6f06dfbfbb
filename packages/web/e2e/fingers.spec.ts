// On a phone: every control is as large as the tip of a finger, and no letter is smaller than eleven pixels.

import { en as app } from '../src/words/app/en.ts';
import { Architect } from './kit/architect.ts';
import { builder } from './kit/company.ts';
import { type Demands, layoutFaults } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { recordOfArchitects, recordOfWonders } from './kit/records.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];
const FINGERS: Demands = { mayScroll: true, targets: 44 };
/** What stands in a city lies as close as all of it needs; the reference tells of each card, too. */
const FULL: Demands = { mayScroll: false, letters: 11, targets: 44, crowded: '[data-city] ul button' };

test('front page, settings, a new table, the rules and a lobby', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 2, isStarted: false });
  const { page } = await arrive({ as: host, device: 'phone' });
  for (const path of [`/m/${code}`, '/new', '/rules/architects', '/rules/seven-wonders/chains', '/']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await layoutFaults(page, FINGERS), path).toEqual([]);
  }
  await page.getByRole('button', { name: app.settings.title }).click();
  await page.getByRole('dialog').waitFor();
  expect(await layoutFaults(page, FINGERS), 'settings').toEqual([]);
});

test('7 Wonders: seven at a table, a card that is picked up, and the score', async ({ arrive, dealtBy }) => {
  const { api, address } = await dealtBy('fingers');
  const table = await seat(api, { people: ['Ann'], bots: 6 });
  const ann = await sitDown(address, table.host, table.id);
  await ann.playUntil(({ age, turn }) => age === 2 && turn === 2, builder([], { stages: true }));
  const player = new Player(await arrive({ as: table.host, address, device: 'phone' }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('card');
  expect(await layoutFaults(page, FULL)).toEqual([]);
  await player.cards.first().tap();
  await page.locator('[data-use]').first().waitFor();
  expect(await layoutFaults(page, FULL), 'picked up').toEqual([]);
  await ann.playUntil(({ phase }) => phase.kind === 'over');
  ann.close();
  while ((await player.answer()) !== 'over');
  // Bars and figures grow until then.
  await expect(page.locator('[data-over]')).toBeVisible({ timeout: 20_000 });
  expect(await layoutFaults(page, FINGERS), 'the score').toEqual([]);
});

test('7 Wonders: a card that is picked up moves no other, and a second tap means the first card', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('still');
  const table = await seat(api, { people: ['Ann'], bots: 2 });
  const ann = await sitDown(address, table.host, table.id);
  await ann.playUntil(({ age, turn }) => age === 2 && turn === 3, builder([], { stages: false }));
  ann.close();
  const player = new Player(await arrive({ as: table.host, address, device: 'phone' }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('card');
  const last = player.cards.last();
  const before = await last.boundingBox();
  for (const place of [0, 1, 2, 3]) {
    await player.cards.nth(place).tap();
    await expect(player.cards.nth(place)).toHaveAttribute('aria-pressed', 'true');
    expect(await last.boundingBox(), `card ${place}`).toEqual(before);
  }
  const wonder = await page.locator('[data-city] [data-wonder]').first().boundingBox();
  expect(wonder?.height).toBeGreaterThanOrEqual(64);
  // As if another card had come under the finger meanwhile.
  const free = page.locator('[data-hand] [data-verdict="free"], [data-hand] [data-verdict="chain"]').first();
  const name = await free.getAttribute('data-card');
  await free.evaluate((card) => {
    const tap = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 90, clientY: 500 });
    card.dispatchEvent(tap);
    const other = [...document.querySelectorAll('[data-hand] button')].find((button) => button !== card);
    other?.dispatchEvent(new MouseEvent('click', tap));
  });
  await expect(page.locator(`main [data-city] [data-built="${name}"]`)).toBeVisible();
});

test('Architects: seven at a table, and a deck that is pointed at', async ({ arrive, dealtBy }) => {
  const { api, address } = await dealtBy('fingers');
  const table = await seat(api, { game: 'architects', people: ['Ann'], bots: 6 });
  const { page } = await arrive({ as: table.host, address, device: 'phone' });
  const player = new Architect({ page });
  await player.sitDown(table.code);
  for (let i = 0; i < 4; i++) await player.answer();
  expect(await player.isAsked()).toBe('deck');
  expect(await layoutFaults(page, FULL)).toEqual([]);
  await player.decks.first().tap();
  await player.go.waitFor();
  expect(await layoutFaults(page, FULL), 'pointed at').toEqual([]);
});

for (const [game, record] of Object.entries({
  wonders: recordOfWonders(7),
  architects: recordOfArchitects(7),
})) {
  test(`${game}: a replay, with the bar under it`, async ({ arrive }) => {
    const { page } = await arrive({ device: 'phone' });
    await page.addInitScript(
      (text) => sessionStorage.setItem('mirabilia.record', text),
      JSON.stringify(record),
    );
    await page.goto('/replay?at=12&seat=0');
    await page.locator('[data-replay="12"]').waitFor();
    await page.locator('[data-hand]').waitFor();
    expect(await layoutFaults(page, FULL)).toEqual([]);
    // Sideways as many seats as there are share the height.
    for (const size of SIDEWAYS) {
      await page.setViewportSize(size);
      expect(await layoutFaults(page, { mayScroll: false }), `${size.width}x${size.height}`).toEqual([]);
    }
  });
}
