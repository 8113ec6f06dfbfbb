// The rulebooks' advice for those who are new to 7 Wonders: side A, and some matches with more players before two play.

import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { Player } from './kit/player.ts';
import { expect, test } from './kit/test.ts';

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).locator('label', { hasText: name }).first().click();
const sideA = (page: Page) => page.getByRole('switch', { name: app.front.sideA });
const advice = (page: Page) => page.getByText(app.table.playOthersFirst);
const play = (page: Page) => page.getByRole('button', { name: app.front.play, exact: true });

test('a newcomer gets side A, unless they want something else', async ({ arrive }) => {
  const sent: unknown[] = [];
  const { page } = await arrive();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/matches'))
      sent.push(request.postDataJSON());
  });
  await page.goto('/');
  await expect(sideA(page)).toBeChecked();
  await expect(advice(page)).toHaveCount(0);
  await choose(page, app.players, '2');
  await expect(advice(page)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await play(page).click();
  await expect.poll(() => sent).toMatchObject([{ options: { sides: 'A' } }]);

  await page.goto('/');
  await sideA(page).uncheck();
  await play(page).click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).not.toHaveProperty('options.sides');

  await page.goto('/new');
  await expect(page.getByRole('radio', { name: 'A', exact: true })).toBeChecked();
  await choose(page, app.players, '2');
  await expect(advice(page)).toBeVisible();

  // Hands come back in 7 Wonders alone.
  const memory = page.getByRole('switch', { name: app.table.memory.label });
  await expect(memory).toBeVisible();
  await choose(page, app.front.game, app.games.architects.title);
  await expect(memory).toHaveCount(0);
});

test('who has finished a match gets what everybody gets', async ({ arrive, api }) => {
  test.setTimeout(120_000);
  const host = await api.person('Ann');
  const { id, code } = await api.create(host, { seats: ['open', 'bot:easy', 'bot:easy'] });
  await api.start(host, id);
  const visitor = await arrive({ as: host });
  const player = new Player(visitor, { name: 'Ann' });
  await player.sitDown(code);
  await player.playToTheEnd();
  const { page } = visitor;
  await page.goto('/');
  await expect(play(page)).toBeVisible();
  await expect(sideA(page)).toHaveCount(0);
  // One match isn't many: two players are still told to wait.
  await choose(page, app.players, '2');
  await expect(advice(page)).toBeVisible();
  await page.goto('/new');
  await expect(page.getByRole('radio', { name: 'A', exact: true })).not.toBeChecked();
});
