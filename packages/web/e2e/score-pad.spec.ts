// The score pad beside a real table: by thumb, without a network, in every language.

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@mirabilia/kernel';
import { en as wonders } from '@mirabilia/seven-wonders/i18n/en';
import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as words } from '../src/words/score-pad/en.ts';
import { en as sevenWonders } from '../src/words/seven-wonders/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, SIZES } from './kit/layout.ts';
import { leftAlone } from './kit/offline.ts';
import { startServer } from './kit/server.ts';
import { expect, test } from './kit/test.ts';

const SCROLLS = { mayScroll: true };
/** Lists and forms, which are alike at all sizes but these. */
const SMALLEST = [SIZES[0], SIZES[3]];
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dido', 'Eirene', 'Philo', 'Strabo'];

/** From the first screen to an empty sheet. */
async function begin(page: Page, game: string, names: readonly string[]): Promise<void> {
  await page.getByRole('radio', { name: game, exact: true }).check({ force: true });
  await page.getByRole('radio', { name: String(names.length), exact: true }).check({ force: true });
  for (const [at, name] of names.entries()) await page.getByLabel(words.nameOf(at + 1)).fill(name);
  await page.getByRole('button', { name: words.begin }).click();
  await page.locator('[data-cell]').first().waitFor();
}

test('a phone without a network: counted by thumb, taken back, kept, won by coins, and a picture of it', async ({
  arrive,
}) => {
  const server = await startServer('score pad');
  const { page } = await leftAlone(arrive, server, 'phone');
  await page.goto('/');
  await page.getByRole('link', { name: app.front.scorePad }).tap();
  await expect(page.getByText(words.historyEmpty)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByLabel(words.wonderOf(1)).selectOption({ label: `${wonders.wonders.gizah.city} · A` });
  await begin(page, app.games['seven-wonders'].title, ['Ann', 'Bob']);

  const cell = (category: string, at: number) => page.locator(`[data-cell="${category} ${at}"]`);
  const more = (what: string) => page.getByRole('button', { name: words.more(what) });
  await more(words.victoriesWorth(5)).tap();
  await more(words.defeats).tap();
  await expect(cell('military', 0)).toHaveText('4');
  await page.getByRole('button', { name: words.undo }).tap();
  await expect(cell('military', 0)).toHaveText('5');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  // On to the next player, then through the categories; each button is large enough for a thumb.
  const next = page.getByRole('button', { name: new RegExp(`^${words.next} · `) });
  await expect(next).toHaveText(`${words.next} · Bob`);
  for (const button of await page.locator('[data-editor] button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await next.tap();
  await next.tap();
  await page.getByLabel(words.coins, { exact: true }).fill('7');
  await page.keyboard.press('Enter');
  await expect(cell('treasury', 0)).toHaveText('2');
  await expect(page.getByText('7 ÷ 3')).toBeVisible();
  // Stages of the wonder that was named, and points of one that wasn't.
  await cell('wonder', 0).tap();
  await more(words.stages).tap();
  await expect(cell('wonder', 0)).toHaveText('3');
  await cell('science', 1).tap();
  for (const what of [wonders.symbols.compass, wonders.symbols.compass, sevenWonders.symbolOfChoice])
    await more(what).tap();
  await expect(cell('science', 1)).toHaveText('9');
  await cell('civilian', 1).tap();
  await page.getByRole('button', { name: '+1', exact: true }).or(more(words.points)).tap();
  await expect(page.locator('[data-total]')).toHaveText(['10', '10']);
  // It is kept: the page can be closed at any moment.
  await page.goto('/score-pad');
  await page.locator('[data-pad]').tap();
  await expect(page.locator('[data-total]')).toHaveText(['10', '10']);
  await cell('guilds', 1).tap();
  await page.getByRole('button', { name: words.finish }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    table.ending.score.won({ name: 'Ann', isYou: false }, 10),
  );
  const byCoins = sevenWonders.story.score.byCoins({ name: 'Ann', isYou: false }, 7);
  await expect(page.getByText(byCoins)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.share }).tap(),
  ]);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(20_000);
  await page.getByRole('button', { name: words.newGame }).tap();
  await expect(page.locator('[data-pad]')).toHaveCount(1);
});

for (const game of ['seven-wonders', 'architects'] as const) {
  test(`${game}: seven players fit at every size in every language`, async ({ arrive }) => {
    test.setTimeout(120_000);
    const { page } = await arrive();
    await page.goto('/score-pad');
    await begin(page, app.games[game].title, NAMES);
    const most = page.locator(`[data-cell="${game === 'architects' ? 'progress' : 'military'} 1"]`);
    await page.locator('[data-cell]').last().click();
    for (const language of LANGUAGES) {
      // The list has the languages in its header; the sheet needs all of its window.
      await page.goto('/score-pad');
      await page.locator('[data-pad]').waitFor();
      await speak(page, language);
      expect(await faultsAtEverySize(page, SCROLLS, SMALLEST), `${language}, start`).toEqual([]);
      await page.locator('[data-pad]').click();
      await most.click();
      expect(await faultsAtEverySize(page, SCROLLS), `${language}, sheet`).toEqual([]);
      await page.locator('[data-cell]').last().click();
      await page.locator('[data-editor] button').last().click();
      await page.locator('[data-place]').first().waitFor();
      expect(await faultsAtEverySize(page, SCROLLS, SMALLEST), `${language}, result`).toEqual([]);
      // Back to counting, for the next language.
      await page.locator('main button').nth(-2).click();
    }
  });
}
