// Tournaments and groups in the browser: a host makes one, friends join by its link on a phone and without a browser, a round
// is played, and everybody is led from the table to the standings.

import { LANGUAGES } from '@mirabilia/kernel';
import { en as app } from '../src/words/app/en.ts';
import { en as words } from '../src/words/leagues/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { axeFindings, axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults } from './kit/layout.ts';
import { sitDown } from './kit/seat.ts';
import { expect, test } from './kit/test.ts';

test('a tournament from its creation to its standings', async ({ arrive, api, server }) => {
  const [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map(api.person));
  if (ann === undefined || bo === undefined || cy === undefined) throw new Error('nobody is there');
  const { page } = await arrive({ as: ann });
  await page.goto('/');
  await page.getByRole('link', { name: app.front.leagues }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.noTournaments)).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: words.newTournament }).click();
  await page.getByLabel(words.name, { exact: true }).fill('Harbour cup');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('combobox', { name: words.rounds, exact: true }).selectOption('1');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await faultsAtEverySize(page, { mayScroll: true })).toEqual([]);
  await page.getByRole('button', { name: words.create, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour cup' })).toBeVisible();
  const link = await page.getByLabel(words.link, { exact: true }).inputValue();
  const id = new URL(link).pathname.split('/').at(-1) ?? '';

  // A friend without a name comes by the link, on a phone.
  const { page: phone } = await arrive({ as: bo, device: 'phone' });
  await phone.goto(link);
  await phone.getByRole('button', { name: words.join }).click();
  await expect(phone.getByRole('button', { name: words.notReady })).toBeVisible();
  expect(await axeFindings(phone)).toEqual([]);
  const joined = await fetch(new URL(`/api/tournaments/${id}/join`, server.address), {
    method: 'POST',
    headers: { Authorization: `Bearer ${cy.token}` },
  });
  expect(joined.status).toBe(200);
  await expect(page.getByRole('listitem').filter({ hasText: 'Cy' }).first()).toBeVisible();

  await page.getByRole('button', { name: words.start(1) }).click();
  // Whoever waits is led to the table.
  await expect(phone).toHaveURL(/\/m\//);
  const match = new URL(phone.url()).pathname.split('/').at(-1) ?? '';
  await expect(page).toHaveURL(/\/m\//);
  const seats = await Promise.all([ann, bo, cy].map((who) => sitDown(server.address, who, match)));
  await Promise.all(seats.map((seat) => seat.playUntil(({ phase }) => phase.kind === 'over')));
  for (const seat of seats) seat.close();

  // The last conflicts are told until somebody goes on.
  await phone.reload();
  const toStandings = phone.getByRole('link', { name: table.ending.score.standings });
  await expect(toStandings).toBeVisible();
  await toStandings.click();
  await expect(phone.getByText(words.over)).toBeVisible();
  await expect(phone.getByRole('rowheader')).toHaveCount(3);
  await expect(phone.getByRole('link', { name: app.front.replay })).toBeVisible();
  expect(await axeFindingsInBothThemes(phone)).toEqual([]);
  for (const language of LANGUAGES) {
    await speak(phone, language);
    expect(await layoutFaults(phone, { mayScroll: true }), language).toEqual([]);
  }
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'CSV' })).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await faultsAtEverySize(page, { mayScroll: true })).toEqual([]);
});

test('a group with a table, and a member who comes by its link', async ({ arrive, api }) => {
  const [ann, bo] = await Promise.all(['Ann', 'Bo'].map(api.person));
  const { page } = await arrive({ as: ann as NonNullable<typeof ann> });
  await page.goto('/tournaments');
  await page.getByLabel(words.name, { exact: true }).fill('Thursday club');
  await page.getByRole('button', { name: words.create, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thursday club' })).toBeVisible();
  const link = await page.getByLabel(words.link, { exact: true }).inputValue();

  const { page: phone } = await arrive({ as: bo as NonNullable<typeof bo>, device: 'phone' });
  await phone.goto(link.split('#')[0] ?? '');
  await expect(phone.getByText(app.troubles['no-such-group'])).toBeVisible();
  await phone.goto('/');
  await phone.goto(link);
  await phone.getByRole('button', { name: words.join }).click();
  await expect(phone.getByRole('rowheader', { name: 'Bo' })).toBeVisible();
  await phone.getByRole('button', { name: words.newTable(app.games.architects.title) }).click();
  await expect(phone).toHaveURL(/\/m\//);
  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(app.front.seatsFree(2)) })).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  expect(await faultsAtEverySize(page, { mayScroll: true })).toEqual([]);
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await layoutFaults(page, { mayScroll: true }), language).toEqual([]);
  }
  await speak(page, 'en');
  await page.getByRole('button', { name: words.remove('Bo') }).click();
  await expect(page.getByRole('rowheader', { name: 'Bo' })).toHaveCount(0);
});
