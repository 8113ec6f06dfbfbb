// What moves at a table of 7 Wonders: cards that are dragged, laid face down, turned over and passed on; and that nothing of it
// stays, delays or tells too much.

import type { Page } from '@playwright/test';
import type { Person } from './kit/api.ts';
import { builder, playOn } from './kit/company.ts';
import { Player } from './kit/player.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { type Arrival, test as base, expect } from './kit/test.ts';

const ghosts = (page: Page) => page.locator('[data-sky] > *');
const laid = (page: Page) => page.locator('[data-seat-card]');
const turn = (page: Page) => page.locator('header').first();

interface Seated {
  readonly player: Player;
  readonly page: Page;
  /** The other person chooses without a browser. */
  othersChoose(): Promise<void>;
}

const test = base.extend<{ sit: (arrival?: Arrival) => Promise<Seated> }>({
  sit: async ({ arrive, api, server }, use) => {
    const close: (() => void)[] = [];
    await use(async (arrival = {}) => {
      const table = await seat(api, { people: ['Ann', 'Bea'], bots: 1 });
      const bea = await sitDown(server.address, table.people[1] as Person, table.id);
      close.push(() => bea.close());
      const visitor = await arrive({ as: table.host, motion: 'full', ...arrival });
      const player = new Player(visitor, { name: 'Ann' });
      await player.sitDown(table.code);
      await player.isAsked();
      // The first hand is dealt by then.
      await expect(ghosts(visitor.page)).toHaveCount(0);
      return { player, page: visitor.page, othersChoose: () => bea.choose() };
    });
    for (const end of close) end();
  },
});

/** Takes a thing by its middle to the middle of another one. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const box = await page.locator(from).first().boundingBox();
  const aim = await page.locator(to).first().boundingBox();
  if (box === null || aim === null) throw new Error(`${from} or ${to} isn't there`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(aim.x + aim.width / 2, aim.y + aim.height / 2, { steps: 6 });
  await page.mouse.up();
}

const OPEN = '[data-hand] button:is([data-verdict="free"], [data-verdict="chain"], [data-verdict="pay"])';

test('a card that is dragged up is built, and one on the pile is discarded; it lies face down until all have chosen', async ({
  sit,
}) => {
  const { player, page, othersChoose } = await sit();
  await drag(page, OPEN, '[data-city="0"]');
  await expect(page.locator('[data-actions="locked"]')).toBeVisible();
  await expect(laid(page)).toBeVisible();
  await expect(ghosts(page)).toHaveCount(0);
  await player.change.click();
  await expect(laid(page)).toHaveCount(0);
  await drag(page, '[data-hand] button', '[data-pile="discards"]');
  await expect(page.locator('[data-locked]')).toContainText('3');
  await othersChoose();
  await expect(turn(page)).toContainText('Turn 2 of 6');
  await expect(laid(page)).toHaveCount(0);
  await expect(ghosts(page)).toHaveCount(0);
});

test('a card that is let go where nothing takes it goes back to its place', async ({ sit }) => {
  const { page } = await sit();
  const card = page.locator('[data-hand] button').first();
  const before = await card.boundingBox();
  await drag(page, '[data-hand] li:first-child button', '[data-hand] li:last-child button');
  await expect(page.locator('[data-actions="choose"]')).toBeVisible();
  await expect.poll(async () => (await card.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});

for (const [name, arrival] of [
  ['1440 px', {}],
  ['1366 px', { browser: { viewport: { width: 1366, height: 768 } } }],
  ['phone', { device: 'phone' }],
] as const) {
  test(`${name}: my wonder’s picture takes a card for a stage, and refuses it where none can be built`, async ({
    arrive,
    dealtBy,
  }) => {
    const { api, address } = await dealtBy('jump3');
    const table = await seat(api, { people: ['Ann', 'Bea', 'Cleo'] });
    const { page } = await arrive({ as: table.host, address, ...arrival });
    await page.goto(`/m/${table.code}`);
    const wonder = '[data-city="0"] [data-wonder]';
    const drop = (): Promise<void> => drag(page, '[data-hand] button', wonder);
    await page.locator('[data-hand] button').first().waitFor();
    await drop();
    await expect(page.locator('[data-why]')).toBeVisible();
    await expect(page.locator('[data-actions="locked"]')).toHaveCount(0);
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
    const build = builder(['brown', 'grey', 'blue', 'yellow'], { stages: false });
    const seats = await playOn(address, table, {
      tastes: [build, build, build],
      isThere: (view) => view.public.table.turn === 3,
    });
    await expect(turn(page)).toContainText('3');
    await expect(page.locator('[data-hand] > li')).toHaveCount(5);
    await drop();
    await expect(page.locator('[data-locked]')).toContainText('stage');
    for (const one of seats) one.close();
  });
}

test('a double click builds', async ({ sit }) => {
  const { page } = await sit();
  await page.locator(OPEN).first().dblclick();
  await expect(page.locator('[data-actions="locked"]')).toBeVisible();
});

test('on a phone a finger drags a card up', async ({ sit }) => {
  const { page } = await sit({ device: 'phone' });
  const box = await page.locator(OPEN).first().boundingBox();
  const city = await page.locator('[data-city="0"]').boundingBox();
  if (box === null || city === null) throw new Error('no card to drag');
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: string, at: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  for (let step = 1; step <= 6; step++) await touch('touchMove', y + ((city.y + 40 - y) * step) / 6);
  await touch('touchEnd', 0);
  await expect(page.locator('[data-actions="locked"]')).toBeVisible();
});

test('any key ends what moves, and the table is there at once', async ({ sit }) => {
  const { player, page, othersChoose } = await sit();
  await page.evaluate(() => document.documentElement.style.setProperty('--pace', '20'));
  await player.cards.first().click();
  await player.use('discard').click();
  await page.keyboard.press('Shift');
  await expect(ghosts(page)).toHaveCount(0);
  await othersChoose();
  await expect(ghosts(page)).not.toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(ghosts(page)).toHaveCount(0);
  await expect(turn(page)).toContainText('Turn 2 of 6');
  await expect(player.cards.first()).toBeEnabled();
});

test('until the cards have landed the whole table is that of their turn; the last turn can be seen again', async ({
  sit,
}) => {
  const { player, page, othersChoose } = await sit();
  const hand = await page.locator('[data-hand]').getAttribute('data-hand');
  await player.cards.first().click();
  await player.use('discard').click();
  await expect(ghosts(page)).toHaveCount(0);
  await page.evaluate(() => document.documentElement.style.setProperty('--pace', '6'));
  await othersChoose();
  await expect(page.locator('[data-moment="revealed 0"]')).toBeAttached();
  await expect(turn(page)).toContainText('Turn 1 of 6');
  await expect(page.locator(`[data-hand="${hand}"] [data-locked-foot]`)).toBeAttached();
  await expect(turn(page)).toContainText('Turn 2 of 6');
  await expect(ghosts(page)).toHaveCount(0);
  // Cities are what they were for a moment; my hand and what I am asked stay.
  const coins = page.locator('[data-city="0"] [data-coins]').first();
  // 3 more for the card, and what neighbours paid.
  await expect(coins).toContainText(/[6-9]|1\d/);
  const then = (await coins.textContent()) ?? '';
  await page.locator('[data-see-again]').click();
  await expect(page.locator('[data-moment="revealed 1"]')).toBeAttached();
  await expect(coins).toContainText('3');
  await expect(turn(page)).toContainText('Turn 2 of 6');
  await expect(player.cards).toHaveCount(6);
  await page.keyboard.press('Shift');
  await expect(ghosts(page)).toHaveCount(0);
  await expect(coins).toContainText(then);
});

test('the coast of the home page leads to the table, hinders nothing, and goes', async ({ arrive }) => {
  const { page } = await arrive({ motion: 'full', device: 'phone' });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('--pace', '4'));
  const coast = page.locator('[data-voyage]');
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await expect(coast).toBeAttached();
  await expect(page.locator('[data-hand] > li')).toHaveCount(7);
  await expect(coast).toHaveCount(0);
  await expect(ghosts(page)).toHaveCount(0);
});

test('nothing moves for players who want stillness', async ({ sit }) => {
  const { player, page, othersChoose } = await sit({ motion: 'off' });
  await player.cards.first().click();
  await player.use('discard').click();
  await othersChoose();
  await expect(turn(page)).toContainText('Turn 2 of 6');
  await expect(page.locator('[data-sky]')).toHaveCount(0);
});

test('nothing of the next Age is seen before the conflicts are over', async ({ arrive, api }) => {
  const table = await seat(api, { people: ['Ann'], bots: 2 });
  const visitor = await arrive({ as: table.host, motion: 'full' });
  const { page } = visitor;
  const player = new Player(visitor, { name: 'Ann' });
  await player.sitDown(table.code);
  for (let card = 1; card <= 6; card++) {
    await expect(turn(page)).toContainText(`Turn ${card} of 6`);
    // Slow enough to look at what is there while it moves.
    if (card === 6) await page.evaluate(() => document.documentElement.style.setProperty('--pace', '3'));
    expect(await player.answer()).toBe('card');
  }
  await expect(page.locator('[data-battles]')).toBeVisible();
  await expect(turn(page)).toContainText('Age I');
  await expect(turn(page)).not.toContainText('Age II');
  await expect(page.locator('[data-hand] > li')).toHaveCount(0);
  // What became of each of my cards lies there instead.
  await expect(page.locator('[data-my-age="1"] > li')).toHaveCount(6);
  // Any key ends the conflicts, another one the curtain.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(turn(page)).toContainText('Age II');
  await expect(page.locator('[data-hand] > li')).toHaveCount(7);
});

test('the first hand is dealt behind a curtain, once: not for those who load the page again', async ({
  arrive,
  api,
}) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  const { page } = await arrive({ as: host, motion: 'full' });
  const curtain = page.locator('[data-sky] [data-age="1"]');
  await page.goto(`/m/${code}`);
  await expect(curtain).toBeVisible();
  await expect(curtain).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-hand] button').first()).toBeVisible();
  await page.waitForTimeout(300);
  await expect(curtain).toHaveCount(0);
});

/** What is seen of a stage and of its tile, frame by frame, until the tile that was kept back is there. */
const stageSeen = (page: Page): Promise<readonly (readonly [fallen: number, tile: number])[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: [number, number][] = [];
        const look = (): void => {
          const stone = [...document.querySelectorAll('[data-city="0"] [data-piece="built"]')].at(-1);
          const tile = document.querySelector('[data-city="0"] [data-stage="1"]');
          if (stone !== undefined && tile !== null) {
            const { f } = new DOMMatrix(getComputedStyle(stone).transform);
            seen.push([f, Number(getComputedStyle(tile).opacity)]);
          }
          const isThere = seen.some(([, tile]) => tile === 0) && seen.at(-1)?.[1] === 1;
          if (isThere) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('a stage’s tile turns to gold when its stones lie, not before', async ({ arrive, dealtBy }) => {
  const { api, address } = await dealtBy('jump3');
  const table = await seat(api, { people: ['Ann', 'Bea', 'Cleo'] });
  const build = builder(['brown', 'grey', 'blue', 'yellow'], { stages: false });
  const seats = await playOn(address, table, {
    tastes: [build, build, build],
    isThere: (view) => view.public.table.turn === 3,
  });
  const { page } = await arrive({ as: table.host, address, motion: 'full' });
  await page.goto(`/m/${table.code}`);
  await page.locator('[data-hand] button').first().waitFor();
  await expect(ghosts(page)).toHaveCount(0);
  await page.evaluate(() => document.documentElement.style.setProperty('--pace', '4'));
  const watched = stageSeen(page);
  for (const one of seats) await one.choose(one === seats[0] ? builder([], { stages: true }) : build);
  const frames = await watched;
  // A frame may come a little late; half of its way above its place it would be too early.
  expect(frames.filter(([fallen, tile]) => tile === 1 && Math.abs(fallen) > 13)).toEqual([]);
  expect(frames.some(([fallen]) => Math.abs(fallen) > 13)).toBe(true);
  for (const one of seats) one.close();
});
