// What an expert thinks of each move: beside the table of a match against bots, and in replays.

import { LANGUAGES } from '@mirabilia/kernel';
import type { Locator, Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as coach } from '../src/words/coach/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { Architect } from './kit/architect.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults, SIZES } from './kit/layout.ts';
import { leftAlone } from './kit/offline.ts';
import { Player } from './kit/player.ts';
import { recordOfArchitects, recordOfWonders } from './kit/records.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const toggle = (page: Page): Locator => page.getByRole('switch', { name: table.frame.coach });
/** In play the coach speaks at once; its numbers are another switch. */
const numbers = (page: Page): Locator => page.getByRole('switch', { name: coach.numbers });
const advice = (page: Page): Locator => page.locator('[data-advice="said"]');
const chances = (page: Page): Locator => page.locator('[data-choices] [data-chance]');
const best = (page: Page): Locator => page.locator('[data-choices] [data-chance="best"]');
const hasSaid = (page: Page) => expect(page.locator('[data-coach="said"]').last()).toBeVisible();

async function openReplay(page: Page, record: object, query: string): Promise<void> {
  await page.addInitScript(
    (text) => sessionStorage.setItem('mirabilia.record', text),
    JSON.stringify(record),
  );
  await page.goto(`/replay?${query}`);
  await expect(page.locator('[data-replay]').first()).toBeVisible();
}

test('against bots: every move has its chance, also in the next turn; until nobody wants to know', async ({
  arrive,
  api,
}) => {
  // Eight languages at two sizes, on a busy machine.
  test.setTimeout(150_000);
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  const { page, troubles } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  const ann = new Player({ page }, { name: 'Ann' });
  await ann.isAsked();
  await page.getByRole('button', { name: table.frame.coach }).first().click();
  await expect(page.locator('[data-choices]')).toHaveCount(1);
  await hasSaid(page);
  // The sentence comes first, and a star on the best move.
  await expect(advice(page)).toHaveText(/^★ \w+/);
  await expect(chances(page)).toHaveCount(1);
  await expect(best(page)).not.toContainText('%');
  await numbers(page).check();
  // What moves below the pointer has help of its own, which would be found outside the landmarks.
  await page.mouse.move(0, 0);
  await expect(best(page)).toContainText('%');
  // Each of seven cards can be sold.
  await expect(page.locator('[data-choices] td:last-child [data-chance]')).toHaveCount(7);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  // The smallest size, and last the one at which languages can be chosen.
  const sizes = [SIZES[0], SIZES[3]];
  for (const language of LANGUAGES.toReversed()) {
    await speak(page, language);
    expect(await faultsAtEverySize(page, { mayScroll: false }, sizes), language).toEqual([]);
  }

  await ann.answer();
  await ann.isAsked();
  await hasSaid(page);
  await expect(page.locator('[data-choices] td:last-child [data-chance]')).toHaveCount(6);
  await numbers(page).uncheck();
  await expect(chances(page)).toHaveCount(1);
  expect(troubles).toEqual([]);
});

test('nobody is coached against people, nor while he looks on', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1, visibility: 'public' });
  const ann = await arrive({ as: host });
  await ann.page.goto(`/m/${code}`);
  await new Player({ page: ann.page }, { name: 'Ann' }).isAsked();
  await expect(ann.page.getByRole('button', { name: table.frame.rules }).first()).toBeVisible();
  await expect(ann.page.getByRole('button', { name: table.frame.coach })).toHaveCount(0);

  const alone = await seat(api, { people: ['Cleo'], bots: 2, visibility: 'public' });
  const stranger = await arrive();
  await stranger.page.goto(`/m/${alone.code}`);
  await expect(stranger.page.getByRole('button', { name: table.frame.rules }).first()).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: table.frame.coach })).toHaveCount(0);
});

test('without server and network, on a phone, in Architects', async ({ arrive, dealtBy }) => {
  const { page, troubles } = await leftAlone(arrive, await dealtBy('coached'), 'phone');
  await page.evaluate(() =>
    localStorage.setItem('mirabilia.quick', '{"game":"architects","players":3,"level":"easy"}'),
  );
  await page.goto('/');
  await page.getByRole('button', { name: app.front.play, exact: true }).tap();
  const player = new Architect({ page });
  await player.isAsked();
  await page.getByRole('button', { name: table.frame.menu }).tap();
  await page.getByRole('button', { name: table.frame.coach }).tap();
  await hasSaid(page);
  await expect(advice(page)).toBeVisible();
  await expect(best(page)).toHaveCount(1);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

const RECORDS = { wonders: recordOfWonders(3), architects: recordOfArchitects(3) };
for (const [game, record] of Object.entries(RECORDS)) {
  test(`${game}: the course of a match, and the way to what cost most of it`, async ({ arrive }) => {
    test.setTimeout(90_000);
    const { page, troubles } = await arrive();
    await openReplay(page, record, 'at=8&seat=0');
    await toggle(page).check();
    const course = page.locator('[data-course]');
    await course.getByRole('button', { name: table.frame.courseGo }).click();
    await expect(course.getByRole('progressbar')).toBeVisible();
    await expect(course).toHaveAttribute('data-course', 'said', { timeout: 60_000 });
    await expect(course.locator('svg').first()).toBeVisible();
    // Played at random, it has cost a lot.
    await expect(course.getByRole('listitem')).toHaveCount(3);
    // Each says what would have been better.
    await expect(course.locator('[data-why="said"]')).toHaveCount(3, { timeout: 30_000 });
    await expect(course.getByText(/etter: /).first()).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await course.getByRole('listitem').first().getByRole('button').first().click();
    await expect(page).not.toHaveURL(/at=8/);
    await hasSaid(page);
    // There the coach would have done something else.
    await expect(best(page)).toHaveCount(1);
    await expect(page.locator('[class*="chosen"] [data-chance]:not([data-chance="best"])')).toHaveCount(1);
    await expect(advice(page)).toContainText(/etter: /);

    // What if? The same moment, in a match of its own, beside the others.
    await course.getByRole('button', { name: coach.playOn }).first().click();
    await expect(page).toHaveURL(/\/solo\//);
    const player = game === 'wonders' ? new Player({ page }, { name: '' }) : new Architect({ page });
    await player.isAsked();
    await page.goto('/');
    await expect(page.getByText(app.solo.whatIf)).toBeVisible();
    expect(troubles).toEqual([]);
  });
}

test('a link to a review leads to it: it is found again, from the record', async ({ arrive }) => {
  const { page, troubles } = await arrive();
  await openReplay(page, recordOfWonders(3), 'seat=1&review');
  const course = page.locator('[data-course]');
  await expect(course).toHaveAttribute('data-course', 'said', { timeout: 60_000 });
  await expect(course.getByRole('listitem')).toHaveCount(3);
  const said = await course.getByRole('listitem').first().innerText();
  await course.getByRole('button', { name: coach.copyReview }).click();
  // The shell has no clipboard, so the link is shown.
  const link = await page.getByRole('textbox', { name: table.replay.bar.moment }).inputValue();
  expect(link).toMatch(/kept\/.*review/);
  const other = await arrive();
  await other.page.goto(link);
  const again = other.page.locator('[data-course]');
  await expect(again).toHaveAttribute('data-course', 'said', { timeout: 60_000 });
  expect(said).toContain(
    (await again.getByRole('listitem').first().getByRole('button').first().innerText()).trim(),
  );
  expect(troubles).toEqual([]);
});

test('with all hands open everybody’s moves have their chances, and fit in any language', async ({
  arrive,
}) => {
  const { page } = await arrive();
  await openReplay(page, recordOfWonders(7), 'at=2&seat=all');
  await toggle(page).check();
  await expect(best(page)).toHaveCount(7, { timeout: 40_000 });
  await hasSaid(page);
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await layoutFaults(page, { mayScroll: false }), language).toEqual([]);
  }
});
