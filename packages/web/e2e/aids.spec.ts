// Helps that are opened at a table: the running score with its forecast, what a closed card would need, what can still come.

import { LANGUAGES } from '@mirabilia/kernel';
import { verdicts } from '@mirabilia/seven-wonders';
import { en as aids } from '../src/words/aids/en.ts';
import { en as app } from '../src/words/app/en.ts';
import { en as architects } from '../src/words/architects/en.ts';
import { en as sevenWonders } from '../src/words/seven-wonders/en.ts';
import { Architect } from './kit/architect.ts';
import { axeFindings } from './kit/axe.ts';
import { builder, type TableView } from './kit/company.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const SCROLLS = { mayScroll: true };
const DESK = { width: 1440, height: 900 };
const SIZES = [{ width: 360, height: 740 }, DESK];

const isClosed = (view: TableView, place: number): boolean =>
  verdicts(view).find(({ card }) => card === view.private.holding.hand[place])?.build.closed !== undefined;

test('7 Wonders: score, forecast, needs and cards to come, in every language', async ({
  arrive,
  dealtBy,
}) => {
  test.setTimeout(180_000);
  const { api, address } = await dealtBy('aids');
  const table = await seat(api, { people: ['Ann'], bots: 6, aids: { memory: true, score: true } });
  const ann = await sitDown(address, table.host, table.id);
  const view = await ann.playUntil(
    ({ age, turn }) => age === 2 && turn === 2,
    builder(['red', 'green', 'blue'], { stages: false }),
  );
  ann.close();
  const player = new Player(await arrive({ as: table.host, address }), { name: 'Ann' });
  const { page } = player;
  await player.sitDown(table.code);
  await player.awaits('card');
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await page.keyboard.press('e');
  const score = page.getByRole('region', { name: aids.score.title });
  await expect(score.locator('[data-wins]')).toHaveCount(7, { timeout: 30_000 });
  const chances = await score.locator('[data-wins]').allTextContents();
  const sum = chances.reduce((all, chance) => all + Number.parseInt(chance, 10), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(4);
  expect(await axeFindings(page)).toEqual([]);
  await close();

  // A card that can't be built leads to what it would take.
  const place = view.private.holding.hand.findIndex((_, at) => isClosed(view, at));
  expect(place).toBeGreaterThanOrEqual(0);
  await player.cards.nth(place).click();
  await page.getByRole('button', { name: sevenWonders.needAsk }).click();
  await expect(page.getByRole('region', { name: aids.need.title })).toContainText(aids.need.build);
  expect(await axeFindings(page)).toEqual([]);
  await close();
  await page.keyboard.press('Escape');

  await page.keyboard.press('c');
  await expect(page.getByRole('region', { name: aids.coming.canCome }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('radio', { name: sevenWonders.help.chains }).check({ force: true });
  await expect(dialog.getByRole('heading', { name: sevenWonders.help.chains })).toBeVisible();
  await close();

  for (const language of LANGUAGES) {
    await page.setViewportSize(DESK);
    await speak(page, language);
    for (const key of ['e', 'c']) {
      await page.keyboard.press(key);
      await page.locator('[data-running-score] [data-wins], [data-coming]').first().waitFor();
      expect(await faultsAtEverySize(page, SCROLLS, SIZES.slice(0, 1)), `${language}, ${key}`).toEqual([]);
      await close();
    }
    await page.keyboard.press(String(place + 1));
    await page.locator('[data-needs]').click();
    await page.locator('[data-need]').waitFor();
    expect(await faultsAtEverySize(page, SCROLLS, SIZES.slice(0, 1)), `${language}, need`).toEqual([]);
    await close();
    await page.keyboard.press('Escape');
  }
});

test('among people there is no running score unless the host wants it, and the table says so', async ({
  arrive,
  api,
}) => {
  const { code, host } = await seat(api, { people: ['Ann', 'Bob'], isStarted: false });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  const term = page.locator('dl > div', { hasText: app.table.scoreTerm });
  await expect(term).toContainText(app.table.scoreAt.hidden);
  const started = await seat(api, { people: ['Ann'], bots: 2 });
  const player = new Player(await arrive({ as: started.host }), { name: 'Ann' });
  await player.sitDown(started.code);
  await player.awaits('card');
  await player.page.keyboard.press('e');
  await expect(player.page.getByRole('dialog')).toBeVisible();
  await expect(player.page.getByText(aids.score.title)).toHaveCount(0);
});

test('Architects: score, forecast and what is left in the decks', async ({ arrive, dealtBy }) => {
  const { api, address } = await dealtBy('aids');
  const wish = { game: 'architects', people: ['Ann'], bots: 3, aids: { memory: true, score: true } };
  const { code, host } = await seat(api, wish);
  const visitor = await arrive({ as: host, address });
  const { page } = visitor;
  const player = new Architect(visitor);
  await player.sitDown(code);
  for (let answers = 0; answers < 3; answers++) await player.answer();
  await player.isAsked();
  await page.keyboard.press('e');
  await expect(page.locator('[data-wins]')).toHaveCount(4, { timeout: 30_000 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await faultsAtEverySize(page, SCROLLS, SIZES)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESK);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog')).toContainText(architects.cardsInDecks);
  // Everybody's deck and the central one.
  await expect(page.locator('[data-decks-left] section')).toHaveCount(5);
  expect(await axeFindings(page)).toEqual([]);
  expect(await faultsAtEverySize(page, SCROLLS, SIZES)).toEqual([]);
});
