// The deal of the day: played through the page, counted by the server, and shown beside everybody else's.

import { en as app } from '../src/words/app/en.ts';
import { en as daily } from '../src/words/daily/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { layoutFaults } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { expect, test } from './kit/test.ts';

test('played, counted once, and compared with others', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/');
  await page.getByRole('link', { name: app.front.daily }).click();
  const panel = page.getByRole('region', { name: app.games['seven-wonders'].title, exact: true });
  await expect(panel).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await panel.getByRole('button', { name: daily.play }).click();
  const player = new Player({ page }, { name: 'Daily' });
  await player.awaits('card');
  // Nobody helps here.
  await expect(page.getByRole('button', { name: table.frame.coach })).toHaveCount(0);
  const address = page.url();
  await player.answer();
  await page.goto('/daily');
  await panel.getByRole('button', { name: daily.continue }).click();
  await expect(page).toHaveURL(address);
  await player.playToTheEnd();
  await page.getByRole('link', { name: daily.seeResults }).click();
  // The server plays the whole match again, with bots that it may have to load first.
  await expect(panel.getByText(daily.firstToday)).toBeVisible({ timeout: 45_000 });
  await expect(panel.getByText(daily.everyone(1))).toBeVisible();
  const points = await panel.getByText(/^You scored/).innerText();
  await page.reload();
  await expect(panel.getByText(points)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  for (const language of ['de', 'pl'] as const) {
    await speak(page, language);
    expect(await layoutFaults(page, { mayScroll: true }), language).toEqual([]);
  }
});
