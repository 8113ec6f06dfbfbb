// Rules and cards: found by words in the reader's language, and read beside a table that stays as it is.

import { LANGUAGES } from '@mirabilia/kernel';
import { pl as polishNames } from '@mirabilia/seven-wonders/i18n/pl';
import type { Page } from '@playwright/test';
import { plain } from '../src/reference/search.ts';
import { en as app } from '../src/words/app/en.ts';
import { en as architectsRules } from '../src/words/architects-rules/en.ts';
import { en as sevenWondersRules } from '../src/words/seven-wonders-rules/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { pl } from '../src/words/table/pl.ts';
import { axeFindings, axeFindingsInBothThemes } from './kit/axe.ts';
import { typing } from './kit/hands.ts';
import { speak } from './kit/language.ts';
import { layoutFaults } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const PLACES = [
  'seven-wonders',
  'seven-wonders/cards',
  'seven-wonders/cards/arena',
  'seven-wonders/wonders/halikarnassos',
  'seven-wonders/chains',
  'seven-wonders/decks',
  'architects',
  'architects/cards/civic2cat',
  'architects/wonders/ephesus',
  'architects/tokens',
  'architects/decks',
] as const;

/** Made of the same parts as others: axe needn't look at them again. */
const LIKE_ANOTHER = new Set<(typeof PLACES)[number]>([
  'seven-wonders/cards',
  'seven-wonders/wonders/halikarnassos',
  'architects/cards/civic2cat',
  'architects/decks',
]);

const SMALL = { width: 360, height: 740 };

/** From place to place as a link does it, without loading the page anew. */
async function visit(page: Page, place: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }, `/rules/${place}`);
  await expect(page).toHaveURL(new RegExp(`/rules/${place}$`));
  await expect(page.locator('main nav a[aria-current]').nth(1)).toBeVisible();
}

test('from home to the rules, and a card is found in two languages', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/');
  await page.getByRole('link', { name: app.howToPlay }).click();
  await expect(page.getByRole('heading', { name: sevenWondersRules.sheets.trade.title })).toBeVisible();
  await page.getByLabel(table.reference.search).fill('conflict shield');
  await page.getByRole('link', { name: /Barracks/ }).click();
  await expect(page).toHaveURL(/\/cards\/barracks$/);
  await expect(page.getByRole('heading', { name: 'Barracks' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(table.reference.search)).toHaveValue('conflict shield');

  const polish = await arrive({ language: 'pl' });
  await polish.page.goto('/rules/seven-wonders');
  const search = polish.page.getByLabel(pl.reference.search);
  const baths = new RegExp(polishNames.cards.baths);
  await search.fill(plain(polishNames.cards.baths));
  await expect(polish.page.getByRole('link', { name: baths })).toBeVisible();
  await search.fill('baths');
  await expect(polish.page.getByRole('link', { name: baths })).toBeVisible();
  await search.fill('xyz');
  await expect(polish.page.getByText(pl.reference.nothing('xyz'))).toBeVisible();
});

test('the chain chart leads to cards, a card to its rules, by keyboard', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/rules/seven-wonders/chains');
  const hands = typing(page);
  await hands.press(page.getByRole('link', { name: /Pantheon/ }));
  await expect(page.getByRole('heading', { name: 'Pantheon' })).toBeVisible();
  await hands.press(page.getByRole('link', { name: sevenWondersRules.sheets.scoring.title }));
  const sheet = page.getByRole('region', { name: sevenWondersRules.sheets.scoring.title });
  await expect(sheet).toBeFocused();
  await expect(sheet).toBeInViewport();
});

test('in play: rules beside the table, which stays as it is', async ({ arrive, dealtBy }) => {
  const { api, address } = await dealtBy('reference');
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  for (const device of ['desktop', 'phone'] as const) {
    const visitor = await arrive({ device, as: host, address });
    const { page } = visitor;
    const player = new Player(visitor, { name: 'Ann' });
    await player.sitDown(code);
    await player.hands.press(player.cards.first());
    await player.hands.press(page.getByRole('button', { name: /^About / }));
    const dialog = page.getByRole('dialog');
    // Its title, once.
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveCount(1);
    await player.hands.press(dialog.getByRole('listitem').getByRole('link').last());
    const drawer = page.getByLabel(table.frame.drawer).first();
    await expect(drawer.getByRole('navigation', { name: table.reference.contents })).toBeVisible();
    await player.hands.press(drawer.getByRole('link', { name: table.reference.parts.cards, exact: true }));
    await player.hands.press(drawer.getByRole('link', { name: /Baths/ }).first());
    await expect(drawer.getByRole('heading', { name: 'Baths' })).toBeVisible();
    await player.hands.press(drawer.getByRole('button', { name: table.reference.back }));
    await expect(drawer.getByRole('link', { name: /Tavern|Altar/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/m/${code}$`));
    await expect(player.use('discard')).toBeVisible();
  }
});

test('Architects has its rules at the table, too', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { game: 'architects', people: ['Ann'], bots: 1 });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await page.getByRole('button', { name: table.frame.rules, exact: true }).click();
  await expect(page.getByRole('heading', { name: architectsRules.sheets.cat.title })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const header = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: table.reference.parts.decks, exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  // Only the drawer has moved.
  await expect(header).toBeInViewport();
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Babylon' }).click();
  await expect(header).toBeInViewport();
  await page.getByLabel(table.reference.search).fill('decor');
  await expect(page.getByText(/6 if your wonder is complete/)).toBeVisible();
});

test('axe finds nothing on any part', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/rules');
  for (const place of PLACES.filter((each) => !LIKE_ANOTHER.has(each))) {
    await visit(page, place);
    expect(await axeFindingsInBothThemes(page), place).toEqual([]);
  }
});

/** Each game by itself: two browsers read faster than one. */
for (const game of ['seven-wonders', 'architects']) {
  test(`${game}: nothing is cut on a phone, in any language`, async ({ arrive }) => {
    const { page } = await arrive({ browser: { viewport: SMALL } });
    await page.goto('/rules');
    for (const language of LANGUAGES) {
      await speak(page, language);
      for (const place of PLACES.filter((each) => each.startsWith(game))) {
        await visit(page, place);
        expect(await layoutFaults(page, { mayScroll: true }), `${language}, ${place}`).toEqual([]);
      }
    }
  });
}

test('in the drawer nothing is cut on a phone, in any language', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await page.getByRole('button', { name: table.frame.rules, exact: true }).click();
  await expect(page.locator('[data-item]').first()).toBeVisible();
  const wide = page.viewportSize() as typeof SMALL;
  for (const language of LANGUAGES) {
    await page.setViewportSize(wide);
    await speak(page, language);
    await page.setViewportSize(SMALL);
    await expect(page.locator('[data-item]').first()).toBeVisible();
    expect(await layoutFaults(page, { mayScroll: true }), language).toEqual([]);
  }
});
