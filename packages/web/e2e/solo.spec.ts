// Matches on this device, after the server and the network are gone.

import { readFileSync } from 'node:fs';
import { checkRecord } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { Architect } from './kit/architect.ts';
import { axeFindings } from './kit/axe.ts';
import { leftAlone } from './kit/offline.ts';
import { Player } from './kit/player.ts';
import { expect, test } from './kit/test.ts';
import { precacheWeight } from './measures/weight.ts';

async function exported(page: Page): Promise<unknown> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: table.ending.score.exportRecord }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'));
}

const choose = (page: Page, name: string) =>
  page
    .locator('label', { has: page.getByText(name, { exact: true }) })
    .first()
    .click();

test('without server and network: a match of 7 Wonders, left, found again, finished, written down', async ({
  arrive,
  dealtBy,
}) => {
  const { page, context } = await leftAlone(arrive, await dealtBy('alone'));
  await page.reload();
  await choose(page, app.levels.easy.label);
  await page.getByRole('button', { name: app.front.play, exact: true }).click();
  const player = new Player({ page }, { name: 'Alone' });
  for (let i = 0; i < 4; i++) await player.answer();
  await player.isAsked();
  const before = await player.cards.allInnerTexts();
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto('/');
  const line = again.getByRole('link', { name: app.solo.goOn });
  await expect(line).toHaveAttribute('href', new URL(address).pathname);
  expect(await axeFindings(again)).toEqual([]);
  await line.click();
  const back = new Player({ page: again }, { name: 'Alone' });
  await back.isAsked();
  expect(await back.cards.allInnerTexts()).toEqual(before);

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: app.link.elsewhere })).toBeVisible();
  await other.close();

  await back.playToTheEnd();
  await expect(again.getByRole('button', { name: 'Chat' })).toHaveCount(0);
  const record = await exported(again);
  expect(checkRecord(sevenWonders, record)).toMatchObject({ holds: true });
  await again.getByText(table.ending.proof.title).click();
  await again.getByRole('button', { name: table.ending.proof.check }).click();
  await expect(again.getByText(table.ending.proof.verdict.holds).first()).toBeVisible();
  await again.getByRole('button', { name: table.ending.score.rematch }).click();
  await expect(again).not.toHaveURL(address);
  expect(await new Player({ page: again }, { name: 'Again' }).isAsked()).toBe('card');

  await again.goto('/');
  await choose(again, app.matched.label);
  await expect(again.getByText(app.matched.hint)).toBeVisible();
  const kept = await again.evaluate(() => JSON.parse(localStorage.getItem('mirabilia.matched') ?? '{}'));
  expect(kept['seven-wonders']).toMatchObject({ matches: 1 });
  expect(await axeFindings(again)).toEqual([]);
});

test('without server and network: a match of Architects on a phone, with options, and deleted', async ({
  arrive,
  dealtBy,
}) => {
  const { page } = await leftAlone(arrive, await dealtBy('alone'), 'phone');
  await page.goto('/solo');
  await choose(page, app.games.architects.title);
  await choose(page, '2');
  await choose(page, app.levels.easy.label);
  await choose(page, app.table.choices.first.host.label);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: app.solo.begin }).tap();
  const player = new Architect({ page });
  for (let i = 0; i < 3; i++) await player.answer();
  await player.isAsked();
  const moment = await page.locator('main').getAttribute('data-decision');
  await page.reload();
  await player.isAsked();
  await expect(page.locator('main')).toHaveAttribute('data-decision', moment ?? '');
  await player.answer();

  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${app.solo.remove}`) }).tap();
  await page.getByRole('dialog').getByRole('button', { name: app.solo.remove, exact: true }).tap();
  await expect(page.getByText(app.solo.onThisDevice)).toHaveCount(0);
});

test('a table that is opened while its server is away says so, and can be asked for again', async ({
  arrive,
  dealtBy,
}) => {
  const { page } = await leftAlone(arrive, await dealtBy('away'));
  await page.goto('/m/ABCDEF');
  await expect(page.getByRole('heading', { name: app.link.unreachable })).toBeVisible();
  await expect(page.getByRole('button', { name: app.retry })).toBeVisible();
});

test('all of the page that is kept in a browser weighs less than 1040 kB in eight languages', () => {
  expect(precacheWeight()).toBeLessThan(1_040_000);
});
