// A round of Architects as it is seen: every move in order, however fast the bots are; skipped by any press.

import type { Page } from '@playwright/test';
import type { Api } from './kit/api.ts';
import { Architect } from './kit/architect.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import type { Visitor } from './kit/test.ts';
import { type Arrival, type Arrive, expect, test } from './kit/test.ts';

declare global {
  /** `decision`: of the table that was shown then. */
  var momentsSeen: { readonly moment: string; readonly at: number; readonly decision: number }[];
}

interface Wishes extends Pick<Arrival, 'device' | 'motion' | 'address'> {
  readonly players: number;
}

async function atTable(arrive: Arrive, api: Api, { players, ...arrival }: Wishes): Promise<Visitor> {
  const host = await api.person('Ann');
  const bots = Array<'bot:easy'>(players - 1).fill('bot:easy');
  const options = { first: 0 };
  const { id, code } = await api.create(host, { game: 'architects', seats: ['open', ...bots], options });
  await api.start(host, id);
  const visitor = await arrive({ as: host, motion: 'full', ...arrival });
  await visitor.page.goto(`/m/${code}`);
  await expect(visitor.page.locator('[data-decks] button:enabled').first()).toBeVisible();
  return visitor;
}

/** Writes down every moment that is told on the table, with its time and the table that was shown. */
const watchMoments = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.momentsSeen = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const moment = node instanceof HTMLElement ? node.dataset.moment : undefined;
          const decision = Number(document.querySelector('main')?.dataset.decision);
          if (moment !== undefined) globalThis.momentsSeen.push({ moment, at: performance.now(), decision });
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

const seats = async (page: Page): Promise<number[]> =>
  (await page.evaluate(() => globalThis.momentsSeen)).map(({ moment }) => Number(moment.split(' ')[1]));

/** Everything that flies is gone, and nothing is animated by hand any more. */
const leftovers = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.querySelectorAll('[data-sky] > *').length +
      document.getAnimations().filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition))
        .length,
  );

async function takeFirst(page: Page): Promise<void> {
  await page.locator('[data-decks] button:enabled').first().click();
  await page.locator('[data-go]').click();
}

const isMyTurn = (page: Page) => expect(page.locator('[data-decks] button:enabled').first()).toBeVisible();

for (const [device, players] of [
  ['desktop', 4],
  ['phone', 7],
] as const) {
  test(`${device}: with ${players} players every move of a round is seen in order`, async ({
    arrive,
    api,
  }) => {
    const { page } = await atTable(arrive, api, { players, device });
    await watchMoments(page);
    await takeFirst(page);
    await isMyTurn(page);
    const order = (await seats(page)).filter((seat, at, all) => seat !== all[at - 1]);
    expect(order).toEqual(Array.from({ length: players - 1 }, (_, i) => i + 1));
    await expect.poll(() => leftovers(page)).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });
}

test('while a move is told the table shows its moment, and nothing can be chosen that is past', async ({
  arrive,
  api,
}) => {
  const { page } = await atTable(arrive, api, { players: 4 });
  await page.evaluate(() => document.documentElement.style.setProperty('--pace', '4'));
  await watchMoments(page);
  await takeFirst(page);
  await expect(page.locator('[data-moment="taken 1"]')).toBeAttached();
  expect(await page.locator('[data-decks] button:enabled').count()).toBe(0);
  await isMyTurn(page);
  const told = (await page.evaluate(() => globalThis.momentsSeen)).map(({ decision }) => decision);
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual(told.map((_, move) => (told[0] as number) + move));
});

test('the last round can be seen again: in its order, without its being told twice', async ({
  arrive,
  api,
}) => {
  const { page } = await atTable(arrive, api, { players: 3, device: 'phone' });
  await takeFirst(page);
  await isMyTurn(page);
  await expect.poll(() => leftovers(page)).toBe(0);
  const decision = await page.locator('main').getAttribute('data-decision');
  const told = await page.locator('[data-last-round] > li').allTextContents();
  expect(told).toHaveLength(3);
  await watchMoments(page);
  await page.locator('[data-see-again]').tap();
  await expect(page.locator(`main[data-decision="${decision}"]`)).toHaveCount(0);
  await isMyTurn(page);
  const again = await seats(page);
  expect(again.filter((seat, at) => seat !== again[at - 1])).toEqual([1, 2]);
  expect(await page.locator('main').getAttribute('data-decision')).toBe(decision);
  expect(await page.locator('[data-last-round] > li').allTextContents()).toEqual(told);
  // Any press ends it.
  await page.locator('[data-see-again]').tap();
  await expect(page.locator(`main[data-decision="${decision}"]`)).toHaveCount(0);
  await page.locator('header').first().tap();
  await expect(page.locator(`main[data-decision="${decision}"]`)).toBeVisible();
  await expect.poll(() => leftovers(page)).toBe(0);
});

test('any press shows the newest table, and the same press chooses', async ({ arrive, api }) => {
  const { page } = await atTable(arrive, api, { players: 7, device: 'phone' });
  await page.evaluate(() => document.documentElement.style.setProperty('--pace', '20'));
  await takeFirst(page);
  await expect(page.locator('[data-moment="taken 1"]')).toBeAttached();
  // All bots have moved, and their moves wait to be told.
  await page.waitForTimeout(1500);
  const deck = page.locator('[data-decks] [data-card="1"]');
  const box = await deck.boundingBox();
  if (box === null) throw new Error('no deck is seen');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await isMyTurn(page);
  await expect(deck).toHaveAttribute('aria-pressed', 'true');
  expect(await leftovers(page)).toBe(0);
});

test('with motion off nothing flies, and nothing waits', async ({ arrive, api }) => {
  const { page } = await atTable(arrive, api, { players: 4, motion: 'off' });
  await watchMoments(page);
  await takeFirst(page);
  await isMyTurn(page);
  expect(await seats(page)).toEqual([]);
});

test('who comes back sees the newest table at once', async ({ arrive, api }) => {
  const { page } = await atTable(arrive, api, { players: 4 });
  await takeFirst(page);
  await isMyTurn(page);
  await page.reload();
  await watchMoments(page);
  await isMyTurn(page);
  expect(await seats(page)).toEqual([]);
});

test('a card is dragged up to be taken', async ({ arrive, api }) => {
  const { page } = await atTable(arrive, api, { players: 2, motion: 'off' });
  const deck = page.locator('[data-decks] button:enabled').first();
  const box = await deck.boundingBox();
  if (box === null) throw new Error('no deck is seen');
  const decision = await page.locator('main').getAttribute('data-decision');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator(`main[data-decision="${decision}"]`)).toHaveCount(0);
});

test('conflicts are fought on the table, and one press ends them', async ({ arrive, dealtBy }) => {
  const { api, address } = await dealtBy('tokens');
  const visitor = await atTable(arrive, api, { players: 3, address, motion: 'quick' });
  const { page } = visitor;
  const player = new Architect(visitor);
  await page.evaluate(() => {
    globalThis.momentsSeen = [];
    new MutationObserver(() => {
      const clashes = document.querySelectorAll('[data-battles] [data-clash]').length;
      if (clashes > 0)
        globalThis.momentsSeen.push({ moment: `clashes ${clashes}`, at: performance.now(), decision: 0 });
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (let turn = 0; turn < 60 && (await seats(page)).length === 0; turn++) {
    await player.answer();
    await player.isAsked();
  }
  expect(await seats(page)).toContain(3);
  while ((await player.isAsked()) === 'battle') await player.answer();
  await expect(page.locator('[data-battles]')).toHaveCount(0);
  await expect.poll(() => leftovers(page)).toBe(0);
});
