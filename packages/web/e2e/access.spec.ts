// For people who hear the page, or see it otherwise: axe-core finds nothing on any screen, by day and by night.

import { en as story } from '../src/seven-wonders/story/words/en.ts';
import { en as table } from '../src/seven-wonders/words/en.ts';
import { en as front } from '../src/words/en.ts';
import { axeFindings } from './kit/axe.ts';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: home, settings, a new table, a lobby from both sides`, async ({ arrive, api }) => {
    const { page } = await arrive({ theme });
    await page.goto('/');
    await expect(page.getByRole('button', { name: front.front.play, exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: front.settings.title }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/new');
    await expect(page.getByRole('button', { name: front.table.create })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: front.lost.title })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const { code, host } = await seat(api, { people: ['Ann'], bots: 1, isStarted: false });
    const owner = await arrive({ theme, as: host });
    for (const each of [page, owner.page]) {
      await each.goto(`/m/${code}`);
      await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFindings(each)).toEqual([]);
    }
  });
}

for (const device of ['desktop', 'phone'] as const) {
  test(`${device}: the table, its drawer and dialogs, battles and the score`, async ({ arrive, dealtBy }) => {
    test.setTimeout(180_000);
    const { api, address } = await dealtBy('axe');
    const { code, host } = await seat(api, { people: ['Ann'], bots: 4 });
    const visitor = await arrive({ device, as: host, address });
    const { page } = visitor;
    const player = new Player(visitor, { name: 'Ann' });
    await player.sitDown(code);
    const looked = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page), colorScheme).toEqual([]);
      }
    };
    await player.isAsked();
    await looked();
    await player.hands.press(player.cards.first());
    await expect(player.use('discard')).toBeVisible();
    await looked();
    await player.hands.press(page.getByRole('button', { name: /^About this card/ }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await looked();
    await page.keyboard.press('Escape');
    if (device === 'desktop') {
      for (const name of [table.log, table.chat, table.rules]) {
        await page.getByRole('button', { name, exact: true }).click();
        await looked();
      }
      for (const name of [table.everybody, table.settings]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await looked();
        await page.keyboard.press('Escape');
      }
    }
    while ((await player.isAsked()) !== 'battles') await player.answer();
    await looked();
    while ((await player.answer()) !== 'over');
    await looked();
    await expect(page.getByRole('button', { name: story.score.rematch })).toBeVisible();
  });
}
