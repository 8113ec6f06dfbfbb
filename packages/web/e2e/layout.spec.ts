// In every language and at every size nothing is cut, covered or outside, and no decision needs scrolling.

import { LANGUAGES } from '@mirabilia/kernel';
import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as sevenWonders } from '../src/words/seven-wonders/en.ts';
import { en as tableWords } from '../src/words/table/en.ts';
import { Architect } from './kit/architect.ts';
import { axeFindings } from './kit/axe.ts';
import { builder } from './kit/company.ts';
import { speak } from './kit/language.ts';
import { type Demands, faultsAtEverySize, LOW_SIZES, layoutFaults, SIZES } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { sitDown } from './kit/seat.ts';
import { firstSeen, gone } from './kit/soon.ts';
import { seat } from './kit/tables.ts';
import { expect, test, type Visitor } from './kit/test.ts';

const READING = { mayScroll: true };
const DECIDING = { mayScroll: false };

const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const firstCard = (page: Page) => page.locator('[data-hand] button').first();

/** The same page in one language after the other; each fault with its language. */
async function faultsInEveryLanguage(page: Page, demands: Demands): Promise<string[]> {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    const faults = await faultsAtEverySize(page, demands);
    found.push(...faults.map((fault) => `${language}, ${fault}`));
  }
  return found;
}

test('every language: home, a new table, a match on the device', async ({ arrive }) => {
  const { page } = await arrive();
  for (const address of ['/', '/new', '/solo']) {
    await page.goto(address);
    await isThere(page);
    expect(await faultsInEveryLanguage(page, READING), address).toEqual([]);
  }
});

test('every language: a lobby from both sides, and what is agreed on', async ({ arrive, api }) => {
  const { code, host } = await seat(api, {
    people: ['Ann', 'Wilhelmina of Orange-Nas'],
    bots: 2,
    isStarted: false,
  });
  const guest = await arrive();
  await guest.page.goto(`/m/${code}`);
  await isThere(guest.page);
  expect(await faultsInEveryLanguage(guest.page, READING)).toEqual([]);
  await guest.leave();
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await isThere(page);
  const agreed = page.getByRole('region').filter({ has: page.locator('dl') });
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await faultsAtEverySize(page, READING), language).toEqual([]);
    await agreed.getByRole('button').click();
    await firstSeen(page, { agreed: 'dialog input[type="radio"]' });
    expect(await faultsAtEverySize(page, READING), `${language}, agreed`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

/** It has to have room beside everything else; longer than any test thinks. */
const CLOCK = { kind: 'live', decision: 600, bank: 300 } as const;

for (const players of [3, 7]) {
  test(`every language: a table of ${players}, before and after a card is picked up`, async ({
    arrive,
    dealtBy,
  }) => {
    test.setTimeout(180_000);
    const { api, address } = await dealtBy(`layout ${players}`);
    const table = await seat(api, { people: ['Ann'], bots: players - 1, pace: CLOCK });
    const { page } = await arrive({ as: table.host, address });
    await page.goto(`/m/${table.code}`);
    await expect(firstCard(page)).toBeVisible();
    for (const language of LANGUAGES) {
      await speak(page, language);
      // To lay a table anew takes longer than to pick up a card.
      for (const size of SIZES) {
        const where = `${language}, ${size.width}x${size.height}`;
        await page.setViewportSize(size);
        expect(await layoutFaults(page, DECIDING), where).toEqual([]);
        await page.keyboard.press('1');
        await firstSeen(page, { uses: '[data-use]' });
        expect(await layoutFaults(page, DECIDING), `${where}, picked up`).toEqual([]);
        await page.keyboard.press('Escape');
        await gone(page, '[data-use]');
      }
    }
  });
}

/** The fullest tables there are: the last turn of the last Age, after all that can be built was built. */
for (const players of [3, 7]) {
  test(`${players} players at the end of the last Age: still no scrolling, nothing cut`, async ({
    arrive,
    dealtBy,
  }) => {
    const { api, address } = await dealtBy(`late ${players}`);
    const table = await seat(api, { people: ['Ann'], bots: players - 1 });
    const ann = await sitDown(address, table.host, table.id);
    await ann.playUntil(({ age, turn }) => age === 3 && turn === 6, builder([], { stages: true }));
    ann.close();
    const player = new Player(await arrive({ as: table.host, address }), { name: 'Ann' });
    await player.sitDown(table.code);
    expect(await player.isAsked()).toBe('card');
    expect(await faultsAtEverySize(player.page, DECIDING)).toEqual([]);
    await player.cards.first().click();
    await expect(player.use('discard')).toBeVisible();
    expect(await faultsAtEverySize(player.page, DECIDING), 'picked up').toEqual([]);
  });
}

/** What is said of a card that is picked up, if it has to be scrolled to be read. */
const hiddenWords = (page: Page): Promise<string[]> =>
  page
    .locator('[data-actions="choose"], [data-actions="choose"] > div')
    .evaluateAll((parts) =>
      parts
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => `“${textContent}” is cut`),
    );

/** The longest sentences there are, about a hand of which not everything can be built, with a turn to look back on. */
for (const players of [3, 7]) {
  test(`low windows, ${players} players: what a card takes and its buttons are whole in every language`, async ({
    arrive,
    dealtBy,
  }) => {
    const { api, address } = await dealtBy(`low ${players}`);
    const table = await seat(api, { people: ['Ann'], bots: players - 1, pace: CLOCK });
    const ann = await sitDown(address, table.host, table.id);
    await ann.playUntil(({ age, turn }) => age === 2 && turn === 2, builder([], { stages: false }));
    ann.close();
    const player = new Player(await arrive({ as: table.host, address }), { name: 'Ann' });
    const { page } = player;
    await player.sitDown(table.code);
    expect(await player.isAsked()).toBe('card');
    for (const language of LANGUAGES) {
      // Where the settings have a button of their own.
      await page.setViewportSize({ width: 1366, height: 650 });
      await speak(page, language);
      for (const size of LOW_SIZES) {
        await page.setViewportSize(size);
        await page.keyboard.press('5');
        await firstSeen(page, { uses: '[data-use]' });
        const where = `${language}, ${size.width}x${size.height}`;
        expect(await layoutFaults(page, DECIDING), where).toEqual([]);
        expect(await hiddenWords(page), where).toEqual([]);
        await page.keyboard.press('Escape');
        await gone(page, '[data-use]');
      }
    }
  });
}

test('low windows: a table of seven Architects, and the button that begins a match', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('low');
  const table = await seat(api, { game: 'architects', people: ['Ann'], bots: 6 });
  const { page } = await arrive({ as: table.host, address });
  await page.goto('/');
  const play = page.getByRole('button', { name: app.front.play, exact: true });
  await page.locator('[data-newcomer]').waitFor();
  for (const size of [...LOW_SIZES, ...SIZES, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expect(play, `${size.width}x${size.height}`).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: app.front.newHere.skip }).click();
  for (const size of [...LOW_SIZES, ...SIZES, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expect(play, `${size.width}x${size.height}, known`).toBeInViewport({ ratio: 1 });
  }
  await page.goto(`/m/${table.code}`);
  const player = new Architect({ page });
  expect(await player.isAsked()).toBe('deck');
  await player.decks.first().click();
  await expect(player.go).toBeVisible();
  expect(await faultsAtEverySize(page, DECIDING, LOW_SIZES)).toEqual([]);
});

const LONG_NAMES = [
  'Maximiliano de Alcántara',
  'Wilhelmina of Orange-Nas',
  'Maria Fernanda Gonçalves',
  'Maria Aparecida da Silva',
  'Bartłomiej Grzegorzewski',
  'Ștefania-Alexandra Popes',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
];

test('seven people with the longest names: none hides anything, and a press shows one whole', async ({
  arrive,
  api,
}) => {
  const table = await seat(api, { people: LONG_NAMES });
  const { page } = await arrive({ as: table.host });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/m/${table.code}`);
  await expect(firstCard(page)).toBeVisible();
  expect(await faultsAtEverySize(page, DECIDING)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const wilhelmina = page.getByRole('navigation').getByRole('button', { name: /Wilhelmina of Orange-Nas/ });
  await expect(wilhelmina).toContainText('Wilh');
  await wilhelmina.click();
  await expect(page.getByRole('heading', { name: 'Wilhelmina of Orange-Nas' })).toBeVisible();
  expect(await layoutFaults(page, DECIDING)).toEqual([]);
});

/** As somebody has it who has set the letters of his browser twice as large. */
async function withLargeLetters({ page, context }: Visitor): Promise<Page> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return page;
}

/** The fullest table on a phone and a usual one on a desk; letters this large may make anybody scroll. */
const LARGE = [
  { players: 7, viewport: { width: 390, height: 844 } },
  { players: 3, viewport: { width: 1440, height: 900 } },
];

for (const { players, viewport } of LARGE) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`text at 200 %, ${size}: home, a new table, settings and a lobby`, async ({ arrive, api }) => {
    const { code, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1, isStarted: false });
    const page = await withLargeLetters(await arrive({ as: host, browser: { viewport } }));
    for (const path of ['/new', `/m/${code}`, '/']) {
      await page.goto(path);
      await isThere(page);
      expect(await layoutFaults(page, READING), path).toEqual([]);
    }
    await page.getByRole('button', { name: app.settings.title }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await layoutFaults(page, READING), 'settings').toEqual([]);
  });

  test(`text at 200 %, ${size}: a table of ${players} from the first card to the score`, async ({
    arrive,
    dealtBy,
  }) => {
    const { api, address } = await dealtBy(`large ${players}`);
    const table = await seat(api, { people: ['Ann'], bots: players - 1 });
    const page = await withLargeLetters(await arrive({ as: table.host, address, browser: { viewport } }));
    const player = new Player({ page }, { name: 'Ann' });
    await player.sitDown(table.code);
    expect(await player.isAsked()).toBe('card');
    expect(await layoutFaults(page, READING), 'the first card').toEqual([]);
    const ann = await sitDown(address, table.host, table.id);
    await ann.playUntil(({ age, turn }) => age === 3 && turn === 6);
    await player.hands.press(page.getByRole('button', { name: sevenWonders.story.battles.goOn('III') }));
    await firstCard(page).click();
    await expect(page.locator('[data-use]').first()).toBeVisible();
    expect(await layoutFaults(page, READING), 'the last card').toEqual([]);
    await ann.playUntil(({ phase }) => phase.kind === 'over');
    ann.close();
    await player.awaits('battles');
    expect(await layoutFaults(page, READING), 'battles').toEqual([]);
    await player.answer();
    expect(await player.isAsked()).toBe('over');
    expect(await layoutFaults(page, READING), 'the score').toEqual([]);
  });

  test(`text at 200 %, ${size}: a table of Architects`, async ({ arrive, dealtBy }) => {
    const { api, address } = await dealtBy('large');
    const table = await seat(api, { game: 'architects', people: ['Ann'], bots: 3 });
    const page = await withLargeLetters(await arrive({ as: table.host, address, browser: { viewport } }));
    const player = new Architect({ page });
    await player.sitDown(table.code);
    expect(await player.isAsked()).toBe('deck');
    expect(await layoutFaults(page, READING)).toEqual([]);
    await player.decks.first().click();
    await expect(player.go).toBeVisible();
    expect(await layoutFaults(page, READING), 'a deck is pointed at').toEqual([]);
  });
}

test('an open drawer leaves the decision in sight, on phones and on tablets', async ({ arrive, dealtBy }) => {
  const { api, address } = await dealtBy('drawer');
  const wonders = await seat(api, { people: ['Ann'], bots: 6 });
  const architects = await seat(api, { game: 'architects', people: ['Bob'], bots: 6 });
  for (const { code, host } of [wonders, architects]) {
    const { page } = await arrive({ as: host, address });
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 844, height: 390 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`/m/${code}`);
      const cards = page.locator('[data-hand] button, [data-card]');
      await cards.nth(1).click();
      const menu = page.locator('[popovertarget="table-menu"]');
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: tableWords.frame.log, exact: true }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      const size = `${viewport.width}x${viewport.height}`;
      expect(await layoutFaults(page, DECIDING), size).toEqual([]);
      expect(await axeFindings(page), size).toEqual([]);
      // Neither is covered nor far away: another card can be taken up while the drawer is open.
      await cards.nth(0).click();
      await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('tabpanel')).toBeVisible();
    }
  }
});
