// For people who hear the page, or see it otherwise: axe-core finds nothing on any screen, by day and by night.

import { en as app } from '../src/words/app/en.ts';
import { en as tableWords } from '../src/words/table/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { builder } from './kit/company.ts';
import { Player } from './kit/player.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

test('home, settings, a new table, a lobby from both sides', async ({ arrive, api }) => {
  const { page } = await arrive();
  await page.goto('/');
  await expect(page.getByRole('button', { name: app.front.play, exact: true })).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: app.settings.title }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.goto('/new');
  await expect(page.getByRole('button', { name: app.table.create })).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: app.lost.title })).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const { code, host } = await seat(api, { people: ['Ann'], bots: 1, isStarted: false });
  const owner = await arrive({ as: host });
  for (const each of [page, owner.page]) {
    await each.goto(`/m/${code}`);
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindingsInBothThemes(each)).toEqual([]);
  }
});

for (const device of ['desktop', 'phone'] as const) {
  test(`${device}: the table, its drawer and dialogs, battles and the score`, async ({ arrive, dealtBy }) => {
    test.setTimeout(180_000);
    const { api, address } = await dealtBy('axe');
    const table = await seat(api, { people: ['Ann'], bots: 4 });
    const visitor = await arrive({ device, as: table.host, address });
    const { page } = visitor;
    const player = new Player(visitor, { name: 'Ann' });
    await player.sitDown(table.code);
    const looked = async (within?: string) => expect(await axeFindingsInBothThemes(page, within)).toEqual([]);
    await player.isAsked();
    await looked();
    await player.hands.press(player.cards.first());
    await expect(player.use('discard')).toBeVisible();
    await looked();
    await player.hands.press(page.getByRole('button', { name: /^About / }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await looked('dialog');
    await page.keyboard.press('Escape');
    if (device === 'desktop') {
      for (const name of [tableWords.frame.log, tableWords.frame.chat, tableWords.frame.rules]) {
        await page.getByRole('button', { name, exact: true }).click();
        await looked('aside');
      }
      for (const name of [tableWords.frame.everybody, tableWords.frame.settings]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await looked('dialog');
        await page.keyboard.press('Escape');
      }
    }
    // What lies between is played without looking.
    const ann = await sitDown(address, table.host, table.id);
    await ann.playUntil(({ age }) => age === 2);
    await player.awaits('battles');
    await looked('[data-battles]');
    await player.answer();
    await ann.playUntil(({ phase }) => phase.kind === 'over', builder([], { stages: true }));
    ann.close();
    await player.awaits('battles');
    while ((await player.answer()) !== 'over');
    await looked();
    await expect(page.getByRole('button', { name: tableWords.ending.score.rematch })).toBeVisible();
  });
}
