// Ratings, leaderboards and quick match, as people see them.

import { en as app } from '../src/words/app/en.ts';
import { en as ratings } from '../src/words/ratings/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { faultsAtEverySize } from './kit/layout.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const { quick, board, own, end } = ratings;
const CLOCK = { kind: 'live', decision: 600, bank: 600 } as const;
const LAYOUT = { mayScroll: true, targets: 24 } as const;

test('two people press “Find a game” and sit at one rated table, which begins', async ({ arrive, api }) => {
  const [ann, bob] = [await api.person('Ann'), await api.person('Bob')];
  const { page } = await arrive({ as: ann });
  const { page: phone } = await arrive({ as: bob, device: 'phone' });
  for (const each of [page, phone]) {
    await each.goto('/quick-match');
    for (const size of ['3', '4', '5']) await each.getByRole('checkbox', { name: size }).uncheck();
    await expect(each.getByRole('button', { name: quick.find })).toBeDisabled();
    await each.getByRole('checkbox', { name: '2' }).check();
    await each.getByRole('radio', { name: quick.never }).check();
  }
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: quick.find }).click();
  await expect(page.getByRole('status').filter({ hasText: quick.people(1) })).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  // Leaving is one press, and so is waiting again.
  await page.getByRole('button', { name: quick.stop }).click();
  await page.getByRole('checkbox', { name: '2' }).check();
  for (const size of ['3', '4', '5']) await page.getByRole('checkbox', { name: size }).uncheck();
  await page.getByRole('button', { name: quick.find }).click();
  await phone.getByRole('button', { name: quick.find }).tap();
  for (const each of [page, phone]) await expect(each).toHaveURL(/\/m\/[A-Z]{6}$/);
  expect(new URL(page.url()).pathname).toBe(new URL(phone.url()).pathname);
  const match = page.url().split('/').at(-1) as string;
  await expect(async () => {
    const lobby = await api.match(ann, match);
    expect(lobby).toMatchObject({ status: 'running', rated: true });
    // The devices of both have added to the chance of the deal.
    expect(lobby.nonces.filter((nonce) => nonce !== null)).toHaveLength(2);
  }).toPass();
});

test('whoever closes the page waits no longer', async ({ arrive, api }) => {
  const { page } = await arrive({ as: await api.person('Cy') });
  await page.goto('/quick-match');
  await page.getByRole('radio', { name: app.games.architects.title }).check();
  await page.getByRole('button', { name: quick.find }).click();
  await expect(page.getByRole('button', { name: quick.stop })).toBeVisible();
  await page.goto('/leaderboard');
  await page.goto('/quick-match');
  await expect(page.getByRole('button', { name: quick.find })).toBeVisible();
});

test('the host makes a table rated: what it can’t have is gone', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 1, isStarted: false });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await page.getByRole('button', { name: app.lobby.changeAgreed, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: app.table.rated.label }).check();
  await expect(dialog.getByRole('radio', { name: app.table.paces.untimed.label })).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: app.table.paces.live.label })).toBeChecked();
  await dialog.getByRole('button', { name: app.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').getByText(ratings.unrated)).toBeVisible();
  await expect(page.getByRole('button', { name: app.lobby.fill })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: app.lobby.whoSits(2) }).getByRole('option')).toHaveCount(1);
});

test('a rated match ends: its players see what it made of their ratings', async ({ arrive, server, api }) => {
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cem'], pace: CLOCK, rated: true });
  const seats = await Promise.all(table.people.map((who) => sitDown(server.address, who, table.id)));
  await Promise.all(seats.map((each) => each.playUntil(({ phase }) => phase.kind === 'over')));
  for (const each of seats) each.close();
  const devices = ['desktop', 'phone'] as const;
  for (const [at, device] of devices.entries()) {
    const { page } = await arrive({ as: table.people[at], device });
    await page.goto(`/m/${table.id}`);
    const part = page.getByRole('region', { name: end.title });
    await expect(part.getByRole('listitem')).toHaveCount(3);
    await expect(part.getByText(/^[+−]\d+$/).first()).toBeVisible();
    await expect(part.getByText(ratings.provisional).first()).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.goto('/profile/rating');
    await expect(page.getByText(/^1[3-6]\d\d ±2\d\d$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: own.last })).toBeVisible();
    await page.getByRole('switch', { name: own.listed.label }).uncheck();
    await expect(page.getByRole('switch', { name: own.listed.label })).not.toBeChecked();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.goto('/leaderboard');
    await expect(page.getByText(board.hidden)).toBeVisible();
    await expect(page.getByText(board.empty)).toBeVisible();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  }
  const { page } = await arrive({ as: table.people[2] });
  for (const address of ['/leaderboard', '/quick-match', '/profile/rating']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsAtEverySize(page, LAYOUT)).toEqual([]);
  }
});
