// What a table of 7 Wonders says is whole, true and in sight, at the sizes of real screens.

import { LANGUAGES } from '@mirabilia/kernel';
import { FREE_CITY, verdicts } from '@mirabilia/seven-wonders';
import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as sevenWonders } from '../src/words/seven-wonders/en.ts';
import { en as tableWords } from '../src/words/table/en.ts';
import { builder, playOn, type TableView } from './kit/company.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults, type Size } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { recordOfWonders } from './kit/records.ts';
import { sitDown } from './kit/seat.ts';
import { firstSeen } from './kit/soon.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const DECIDING = { mayScroll: false };
const DESKS: readonly Size[] = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1536, height: 864 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const WAYS = [
  builder(['brown', 'grey'], { stages: false }),
  builder(['red', 'blue'], { stages: true }),
  builder(['blue'], { stages: false }),
  builder(['green'], { stages: false }),
];

test('seven players, Age III: a far city shows all its cards, and closes again', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('far cities');
  const table = await seat(api, { people: ['Ann'], bots: 6 });
  const ann = await sitDown(address, table.host, table.id);
  await ann.playUntil(({ age, turn }) => age === 3 && turn === 5, builder([], { stages: true }));
  ann.close();
  const player = new Player(await arrive({ as: table.host, address }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('card');
  const tile = page.getByRole('navigation').locator('[data-seat]').nth(1);
  const built = page.locator(`[data-city="${await tile.getAttribute('data-seat')}"] [data-built]`);
  for (const size of [...DESKS, TABLET]) {
    const where = `${size.width}x${size.height}`;
    await page.setViewportSize(size);
    await tile.click();
    await expect(built.first(), where).toBeVisible();
    for (const card of await built.all()) await expect(card, where).toBeInViewport({ ratio: 0.95 });
    expect(await layoutFaults(page, DECIDING), where).toEqual([]);
    await tile.click();
    await expect(built, where).toHaveCount(0);
  }
});

/** A hand with a card for which the coins can be divided both for building it and for the stage. */
const twoSliders = (view: TableView) =>
  verdicts(view).find(({ build, stage }) => build.moves.length > 1 && stage.moves.length > 1);

test('two sliders, and the way back to what was locked: the actions are whole in every language', async ({
  arrive,
  dealtBy,
}) => {
  test.setTimeout(120_000);
  const { api, address } = await dealtBy('sliders');
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cleo', 'Dido'] });
  const poor = builder(['blue', 'yellow'], { stages: false });
  const seats = await playOn(address, table, {
    tastes: [poor, ...WAYS.slice(0, 1), poor, ...WAYS.slice(0, 1)],
    isThere: (view) => view.public.table.phase.kind === 'turn' && twoSliders(view) !== undefined,
  });
  const view = seats[0]?.views.at(-1) as TableView;
  const place = view.private.holding.hand.indexOf(twoSliders(view)?.card ?? -1);
  const player = new Player(await arrive({ as: table.host, address }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('card');
  const rail = page.locator('[data-actions="choose"]');
  const isWhole = () =>
    rail.evaluate(
      (part) => part.scrollHeight <= part.clientHeight + 1 && part.getBoundingClientRect().top >= 0,
    );
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const size of [DESKS[3], DESKS[2], PHONE] as Size[]) {
      const where = `${language} ${size.width}x${size.height}`;
      await page.setViewportSize(size);
      await page.keyboard.press(String(place + 1));
      await expect(rail.getByRole('slider'), where).toHaveCount(2);
      // In a low window the card beside it is its heading.
      if (size.height > 768) await expect(rail.getByRole('heading'), where).toBeInViewport({ ratio: 1 });
      expect(await isWhole(), where).toBe(true);
      expect(await layoutFaults(page, DECIDING), where).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize(DESKS[3] as Size);
  }
  // Locked, then changed, with the chat open: what counts and the way back stay in sight.
  await speak(page, 'en');
  await player.cards.nth(place).click();
  await player.use('discard').click();
  await page.getByRole('button', { name: tableWords.frame.chat, exact: true }).click();
  await player.change.click();
  await expect(page.getByRole('button', { name: sevenWonders.keep })).toBeInViewport({ ratio: 1 });
  expect(await isWhole()).toBe(true);
  await page.getByRole('button', { name: sevenWonders.keep }).click();
  await expect(player.change).toBeVisible();
});

test('a picked card says first what it does; stages and the wonder explain themselves', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('first turn');
  const options = { wonders: ['gizah', 'rhodos', 'babylon'], sides: ['A', 'A', 'A'] };
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cleo'], options });
  const player = new Player(await arrive({ as: table.host, address }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('card');
  for (const size of [...DESKS, PHONE, TABLET]) {
    await page.setViewportSize(size);
    for (const card of await player.cards.all()) {
      await card.click();
      // In a sentence, before what it takes.
      const line = page.locator('[data-actions="choose"] p').first();
      await expect(line, `${size.width}x${size.height}`).toHaveAttribute('data-does');
      await expect(line).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = page.getByRole('dialog');
  for (const part of [
    page.locator('button[data-wonder]'),
    page.getByRole('list', { name: sevenWonders.stages }).getByRole('button').nth(1),
  ]) {
    await part.click();
    await expect(dialog).toContainText(sevenWonders.help.stage(2));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  // The seal is behind a lock.
  const seal = page.locator('#deal-seal');
  await expect(seal).toBeHidden();
  expect(await page.locator('main').innerText()).not.toMatch(/[0-9a-f]{6}/);
});

test('sides of choice: both can be compared, and nobody’s is shown before all have chosen', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('open sides');
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cleo'], options: { sides: 'choice' } });
  const player = new Player(await arrive({ as: table.host, address }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('board');
  const neighbours = page.locator('section[data-city]');
  await expect(neighbours).toHaveCount(2);
  for (const city of await neighbours.all()) {
    await expect(city).toContainText('· ?');
    await expect(city).not.toContainText(/· [AB]/);
    await expect(city.getByRole('img', { name: /stages built/ })).toHaveCount(0);
  }
  expect(await faultsAtEverySize(page, DECIDING, [...DESKS, TABLET, PHONE])).toEqual([]);
  await expect(page.locator('[data-side]')).toHaveCount(2);
  for (const side of await page.locator('[data-side]').all()) await expect(side).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  // Both sides are told of, too.
  await neighbours.first().getByRole('button', { name: /· \?/ }).click();
  await expect(page.getByRole('dialog')).toContainText(sevenWonders.help.side('A'));
  await expect(page.getByRole('dialog')).toContainText(sevenWonders.help.side('B'));
  await page.keyboard.press('Escape');
  await player.answer();
  const others = await Promise.all(table.people.slice(1).map((other) => sitDown(address, other, table.id)));
  for (const other of others) await other.choose();
  await player.awaits('card');
  await expect(neighbours.first()).toContainText(/· [AB]/);
  for (const other of others) other.close();
});

test('the Free City is seen to be another’s, and one’s own locked city doesn’t think', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('free city');
  const table = await seat(api, { people: ['Ann', 'Bob'] });
  const [first] = await playOn(address, table, {
    tastes: WAYS,
    // Whoever has its card draws an eighth one and chooses for two.
    isThere: ({ public: { owed } }) => owed[0] === FREE_CITY,
  });
  const view = first?.views.at(-1) as TableView;
  expect(view.public.owed[0]).toBe(FREE_CITY);
  const player = new Player(await arrive({ as: table.host, address }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('card');
  const banner = page.getByText(sevenWonders.actingForFreeCity);
  const mine = page.locator('[data-city="0"]');
  // In which order the two are asked is the rules' affair.
  while (!(await banner.isVisible())) await player.answer();
  await expect(page.getByText(sevenWonders.freeCityExtra)).toBeVisible();
  if ((await page.getByRole('button', { name: sevenWonders.changeFirst }).count()) > 0)
    await expect(mine.locator('[data-ready]')).toHaveAttribute('data-ready', 'ready');
  expect(await faultsAtEverySize(page, DECIDING, [...DESKS, TABLET, PHONE])).toEqual([]);
});

/** The switch, and then the keys of the replay. */
async function coachThenKeys(page: Page): Promise<void> {
  await page.getByRole('switch', { name: tableWords.frame.coach }).click();
  const at = page.locator('[data-replay]');
  await page.keyboard.press('ArrowRight');
  await expect(at).toHaveAttribute('data-replay', '10');
  await page.keyboard.press('ArrowLeft');
  await expect(at).toHaveAttribute('data-replay', '9');
  await page.keyboard.press(' ');
  await expect(page.getByRole('switch', { name: tableWords.frame.coach })).toBeChecked();
  await expect(page.getByRole('button', { name: tableWords.replay.bar.pause })).toBeVisible();
}

test('a shared replay calls everybody by their names, and its keys live on beside the coach', async ({
  arrive,
}) => {
  const { page } = await arrive();
  const record = JSON.stringify(recordOfWonders(3));
  await page.addInitScript((text) => sessionStorage.setItem('mirabilia.record', text), record);
  await page.goto('/replay?at=9&seat=0');
  await page.locator('[data-hand]').waitFor();
  await expect(page.getByRole('region', { name: sevenWonders.cityOf('Ann') })).toBeVisible();
  await expect(page.getByRole('heading', { name: tableWords.frame.you, exact: true })).toHaveCount(0);
  await coachThenKeys(page);
});

test('a tab that lost the match says so and takes nothing', async ({ arrive }) => {
  const { page, context } = await arrive();
  await page.goto('/solo');
  await page.getByRole('button', { name: app.solo.begin }).click();
  await page.locator('[data-hand] button').first().waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  const takeOver = other.getByRole('button', { name: app.link.takeOver });
  await takeOver.click();
  await other.locator('[data-hand] button').first().waitFor();
  await firstSeen(page, { locked: '[inert] main' });
  await expect(page.locator('[data-status]').filter({ visible: true })).toHaveText(app.link.elsewhere);
  await page.bringToFront();
  await page.keyboard.press('1');
  await expect(page.locator('[data-use]')).toHaveCount(0);
});

test('a table has one address, by whatever way one came', async ({ arrive, api }) => {
  const table = await seat(api, { people: ['Ann', 'Bob'], isStarted: false });
  const { page } = await arrive({ as: table.host });
  await page.goto(`/m/${table.id}`);
  await expect(page).toHaveURL(new RegExp(`/m/${table.code}$`));
});
