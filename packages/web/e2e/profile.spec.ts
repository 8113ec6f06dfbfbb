// A person's own page: games that were played are there with their result, replay and statistics, and nobody else sees them.

import { LANGUAGES } from '@mirabilia/kernel';
import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as words } from '../src/words/profile/en.ts';
import type { Api, Person } from './kit/api.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults } from './kit/layout.ts';
import { sitDown } from './kit/seat.ts';
import type { TestServer } from './kit/server.ts';
import { expect, test } from './kit/test.ts';

/** Ann and Bo and a bot play a match to its end. */
async function played({
  api,
  server,
}: {
  api: Api;
  server: TestServer;
}): Promise<{ who: Person; match: string }> {
  const ann = await api.person('Ann');
  const bo = await api.person('Bo');
  const { id } = await api.create(ann, { seats: ['open', 'open', 'bot:easy'], botDelay: 0 });
  await api.join(bo, id);
  await api.start(ann, id);
  const seats = await Promise.all([ann, bo].map((who) => sitDown(server.address, who, id)));
  await Promise.all(seats.map((seat) => seat.playUntil(({ phase }) => phase.kind === 'over')));
  for (const seat of seats) seat.close();
  return { who: ann, match: id };
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.title }).getByRole('link', { name });

test('a game is in the history with its result and its replay, and in the statistics', async ({
  arrive,
  api,
  server,
}) => {
  const { page } = await arrive({ as: (await played({ api, server })).who });
  await page.goto('/');
  await page.getByRole('link', { name: app.front.helloName('') }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const games = page.getByRole('region', { name: words.parts.matches, exact: true });
  await expect(games.getByRole('listitem').filter({ hasText: /^Bo \d/ })).toBeVisible();
  await expect(games.getByRole('listitem').filter({ hasText: app.levels.easy.label }).last()).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  // Filters leave it out or keep it.
  await games.getByLabel(words.company.label).selectOption(words.company.bots);
  await expect(games.getByText(words.noneLikeThis)).toBeVisible();
  await games.getByLabel(words.company.label).selectOption(words.company.people);
  await expect(
    games.getByRole('link', { name: app.front.replayOf(app.games['seven-wonders'].title) }),
  ).toBeVisible();

  await tab(page, words.parts.statistics).click();
  await expect(page.getByRole('region', { name: words.statistics.byWonder })).toContainText(
    words.statistics.games(1),
  );
  await expect(page.getByRole('region', { name: words.statistics.byPeople })).toContainText('Bo');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await layoutFaults(page, { mayScroll: true }), language).toEqual([]);
  }
  await speak(page, 'de');
  expect(await faultsAtEverySize(page, { mayScroll: true })).toEqual([]);
  await page.goto('/profile');
  await expect(page.locator('main li').first()).toBeVisible();
  expect(await faultsAtEverySize(page, { mayScroll: true })).toEqual([]);
});

test('a game file is added once, for the player that one was', async ({ arrive, api, server }) => {
  const { who, match } = await played({ api, server });
  const record = await (await fetch(`${server.address}/api/matches/${match}/record`)).text();
  const cy = await api.person('Cy');
  const { page } = await arrive({ as: cy, device: 'phone' });
  await page.goto('/profile');
  const add = async (text: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await add('{"no":"game"}');
  await expect(page.getByText(words.add.noRecord)).toBeVisible();
  await add(record);
  await page.getByLabel(words.add.whichSeat).selectOption('Bo');
  await page.getByRole('button', { name: words.add.add, exact: true }).click();
  await expect(page.getByText(words.add.added(1))).toBeVisible();
  const games = page.getByRole('region', { name: words.parts.matches, exact: true });
  await expect(games.getByText(words.imported, { exact: false })).toBeVisible();
  await add(record);
  await page.getByLabel(words.add.whichSeat).selectOption('Bo');
  await page.getByRole('button', { name: words.add.add, exact: true }).click();
  await expect(page.getByText(words.add.known)).toBeVisible();
  // A forged one is refused, with the reason.
  await add(record.replace(/"winners":\[[^\]]*\]/, '"winners":[0,1,2]'));
  await page.getByLabel(words.add.whichSeat).selectOption('Ann');
  await page.getByRole('button', { name: words.add.add, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(app.troubles['bad-record']);
  // The replay of the imported game opens.
  await games.getByRole('link', { name: app.front.replay }).click();
  await expect(page).toHaveURL(/\/replay\/kept\//);
  expect(who.name).toBe('Ann');
});
