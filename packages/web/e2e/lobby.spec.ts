// What is agreed on before the start, and who may change it.

import { en as app } from '../src/words/app/en.ts';
import { en as people } from '../src/words/people/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { layoutFaults } from './kit/layout.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const { lobby, table } = app;

test('the host agrees anew on everything, and the guest sees what has changed', async ({ arrive, api }) => {
  const { code, people } = await seat(api, { people: ['Ann', 'Bob'], bots: 1, isStarted: false });
  const [ann, bob] = people;
  const host = (await arrive({ as: ann })).page;
  const guest = (await arrive({ as: bob, device: 'phone' })).page;
  for (const page of [host, guest]) await page.goto(`/m/${code}`);
  await expect(guest.getByRole('button', { name: lobby.changeAgreed, exact: true })).toHaveCount(0);

  await host.getByRole('button', { name: lobby.changeAgreed, exact: true }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4', exact: true }).check();
  await dialog.getByRole('radio', { name: table.choices.wonders.chosen.label }).check();
  await dialog.getByLabel(table.wonderOf(1)).selectOption('rhodos');
  await dialog.getByRole('radio', { name: 'B', exact: true }).check();
  await dialog.getByRole('radio', { name: table.paces.live.label }).check();
  await dialog.getByRole('radio', { name: table.visibilities.public.label }).check();
  await dialog.getByLabel(table.memory.label).click();
  await dialog.getByRole('button', { name: app.save }).click();
  await expect(dialog).toHaveCount(0);

  const agreed = guest.getByRole('region', { name: lobby.agreed });
  await expect(agreed.getByText(`${table.wonderOf(1)}: Rhodes`)).toBeVisible();
  await expect(agreed.locator('[data-changed]')).toHaveCount(6);
  await expect(agreed.getByText(table.memoryAt.forbidden)).toBeVisible();
  await expect(guest.getByRole('status').getByText(lobby.hostChanged(''), { exact: false })).toContainText(
    table.options.sides,
  );
  await expect(guest.getByText(lobby.seatsOpen(1))).toBeVisible();

  // The host's own page marks nothing, and knows it all when it is asked again.
  await expect(host.locator('[data-changed]')).toHaveCount(0);
  await host.getByRole('button', { name: lobby.changeAgreed, exact: true }).click();
  await expect(dialog.getByLabel(table.wonderOf(1))).toHaveValue('rhodos');
  await expect(dialog.getByLabel(table.memory.label)).not.toBeChecked();
  await dialog.getByRole('radio', { name: '2', exact: true }).check();
  await dialog.getByRole('button', { name: app.save }).click();
  await expect(host.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await expect(guest.getByText(lobby.waitForHost('Ann'))).toBeVisible();

  // In Architects no hand comes back, so there is nothing to remember.
  await host.goto('/new/architects');
  await expect(host.getByLabel(table.spectatorChat.label)).toBeVisible();
  await expect(host.getByLabel(table.memory.label)).toHaveCount(0);
});

test('what can’t be is said in the dialog, and nothing changes', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann', 'Bob', 'Cleo'], isStarted: false });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await page.getByRole('button', { name: lobby.changeAgreed, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '2', exact: true }).check();
  await dialog.getByRole('button', { name: app.save }).click();
  await expect(dialog.getByText(app.troubles['seats-taken'])).toBeVisible();
  await dialog.getByRole('button', { name: app.cancel }).click();
  await expect(page.getByRole('button', { name: lobby.start })).toBeEnabled();
});

test('a newcomer has a link for friends after two presses, and chooses name and settings later', async ({
  arrive,
}) => {
  const { page } = await arrive({ device: 'phone' });
  await page.goto('/');
  const panel = page.getByRole('region', { name: app.front.withFriends });
  await panel.getByRole('button', { name: app.games.architects.title }).click();
  const invite = page.getByRole('region', { name: lobby.invite });
  await expect(invite).toBeInViewport();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await invite.getByRole('button', { name: lobby.copyLink }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  expect(await layoutFaults(page, { mayScroll: true, targets: 44 })).toEqual([]);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  const { page: friend } = await arrive();
  await friend.goto(link);
  await friend.getByLabel(app.yourName).fill('Bob');
  await friend.getByRole('button', { name: lobby.sitDown }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();
  await page.getByRole('button', { name: people.emblem.change }).click();
  await page.getByRole('dialog').getByLabel(app.yourName).fill('Ann');
  await page.getByRole('dialog').getByRole('button', { name: app.save }).click();
  await expect(friend.getByRole('listitem').filter({ hasText: 'Ann' })).toBeVisible();
});
