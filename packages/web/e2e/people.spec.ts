// People at a table: whom the host sends away, whom one hears, and who is who.

import { en as app } from '../src/words/app/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { layoutFaults } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { say } from './kit/say.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const { lobby } = app;
const { chat } = table;

test('the host removes somebody, who stays out until the host lets them back in', async ({ arrive, api }) => {
  const { code, people, host } = await seat(api, { people: ['Ann', 'Eve', 'Bob'], isStarted: false });
  const { page } = await arrive({ as: host });
  const eve = (await arrive({ as: people[1], device: 'phone' })).page;
  for (const each of [page, eve]) await each.goto(`/m/${code}`);
  await page.getByRole('button', { name: lobby.remove('Eve') }).click();
  await expect(eve.getByRole('heading', { name: lobby.removedTitle })).toBeVisible();
  await expect(eve.getByText(code)).toHaveCount(0);
  await expect(eve.getByRole('button', { name: lobby.sitDown })).toHaveCount(0);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await page
    .getByRole('region', { name: lobby.removed })
    .getByRole('button', { name: lobby.readmit('Eve') })
    .click();
  await expect(page.getByRole('region', { name: lobby.removed })).toHaveCount(0);
  await eve.getByRole('button', { name: lobby.sitDown }).click();
  await expect(page.getByRole('button', { name: lobby.remove('Eve') })).toBeVisible();
});

test('the second Ann is told that she appears with a number', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 1, isStarted: false });
  const { page: first } = await arrive({ as: host });
  await first.goto(`/m/${code}`);
  await first.getByRole('combobox', { name: lobby.whoSits(2) }).selectOption('open');
  const { page } = await arrive();
  await page.goto(`/m/${code}`);
  await page.getByLabel(app.yourName).fill('ANN');
  await page.getByRole('button', { name: lobby.sitDown }).click();
  await expect(page.getByText(lobby.namedApart('ANN (2)'))).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: 'ANN (2)' })).toBeVisible();
});

test('a table that is private now asks those who found it in the list for its code', async ({
  arrive,
  api,
}) => {
  const { id, code, host } = await seat(api, {
    people: ['Ann'],
    bots: 1,
    isStarted: false,
    visibility: 'public',
  });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await page.getByRole('combobox', { name: lobby.whoSits(2) }).selectOption('open');
  const { page: stranger } = await arrive();
  await stranger.goto(`/m/${id}`);
  await expect(stranger.getByRole('button', { name: lobby.sitDown })).toBeVisible();
  await page.getByRole('button', { name: lobby.changeAgreed, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: app.table.visibilities.private.label }).check();
  await expect(dialog.getByLabel(app.table.spectatorChat.label)).toBeChecked();
  await dialog.getByRole('button', { name: app.save }).click();
  await expect(dialog).toHaveCount(0);
  await stranger.getByLabel(app.yourName).fill('Eve');
  await stranger.getByRole('button', { name: lobby.sitDown }).click();
  await expect(stranger.getByText(app.troubles['code-needed'])).toBeVisible();
  await expect(stranger.getByText(code)).toHaveCount(0);
  // The link has the code.
  await stranger.goto(`/m/${code}`);
  await stranger.getByRole('button', { name: lobby.sitDown }).click();
  await expect(page.getByRole('button', { name: lobby.remove('Eve') })).toBeVisible();
});

for (const game of ['seven-wonders', 'architects'] as const) {
  test(`${game}: a player mutes one person, the host silences one for all`, async ({
    arrive,
    api,
    server,
  }) => {
    const { id, code, people, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1, game });
    const eve = await api.person('Bob');
    await say(server.address, eve, { match: id, text: 'from outside' });
    await say(server.address, people[1] ?? eve, { match: id, text: 'from the table' });
    const ann = (await arrive({ as: host })).page;
    const bob = (await arrive({ as: people[1], device: 'phone' })).page;
    const visitor = (await arrive({ as: eve })).page;
    for (const page of [ann, bob, visitor]) await page.goto(`/m/${code}`);
    for (const page of [ann, visitor]) {
      await page.getByRole('button', { name: table.frame.chat, exact: true }).click();
    }
    await bob.getByRole('button', { name: new RegExp(`^${table.frame.menu}`) }).click();
    await bob.getByRole('button', { name: new RegExp(`^${table.frame.chat}`) }).click();

    // A player mutes for themselves; the other Bob is told apart.
    const line = bob.getByRole('listitem').filter({ hasText: 'from outside' });
    await expect(line).toContainText('Bob (2)');
    await expect(line).toContainText(chat.spectator);
    await bob.getByRole('button', { name: chat.people, exact: true }).click();
    const outsider = (page: typeof ann) => page.getByRole('dialog').getByRole('group', { name: /Bob \(2\)/ });
    await outsider(bob).getByRole('switch', { name: chat.mutePerson }).check();
    await expect(bob.getByText('from outside')).toHaveCount(0);
    await expect(ann.getByText('from outside')).toBeVisible();
    expect(await axeFindingsInBothThemes(bob)).toEqual([]);
    await outsider(bob).getByRole('switch', { name: chat.mutePerson }).uncheck();
    await bob.getByRole('dialog').getByRole('button', { name: app.close }).click();
    await expect(bob.getByText('from outside')).toBeVisible();

    // The host decides for everybody.
    await ann.getByRole('button', { name: chat.people, exact: true }).last().click();
    await outsider(ann).getByRole('switch', { name: chat.silencePerson }).check();
    await expect(bob.getByText('from outside')).toHaveCount(0);
    await expect(visitor.getByText(app.troubles.silenced)).toBeVisible();
    await outsider(ann).getByRole('switch', { name: chat.silencePerson }).uncheck();
    await expect(bob.getByText('from outside')).toBeVisible();
    await ann.getByRole('dialog').getByRole('switch', { name: chat.spectatorChat }).uncheck();
    await expect(visitor.getByText(app.troubles['players-only'])).toBeVisible();
    await expect(bob.getByLabel(chat.message)).toBeVisible();
  });
}

test('the chat and its people fit a phone, and a finger', async ({ arrive, api, server }) => {
  const { id, code, people, host } = await seat(api, { people: ['Ann', 'Bob with a long name'], bots: 1 });
  await say(server.address, people[1] ?? host, { match: id, text: 'Hello! Good luck to everybody.' });
  const { page } = await arrive({ as: host, device: 'phone' });
  await page.goto(`/m/${code}`);
  await page.getByRole('button', { name: new RegExp(`^${table.frame.menu}`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${table.frame.chat}`) }).click();
  await expect(page.getByText('Good luck')).toBeVisible();
  const fingers = { mayScroll: true, targets: 44 };
  expect(await layoutFaults(page, fingers), 'the chat').toEqual([]);
  await page.getByRole('button', { name: chat.people, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(await layoutFaults(page, fingers), 'its people').toEqual([]);
});

test('a friend who is away doesn’t hold up the table: they are nudged, a bot plays, and they come back', async ({
  arrive,
  api,
}) => {
  const { code, people, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1 });
  const { page } = await arrive({ as: host });
  const ann = new Player({ page }, { name: 'Ann' });
  await ann.sitDown(code);
  // For half a minute after the server's start everybody may be on their way back.
  await expect(page.getByRole('img', { name: app.presence.isAway }).first()).toBeVisible({ timeout: 40_000 });
  await ann.answer();
  const banner = page.getByRole('status').filter({ hasText: app.presence.away('Bob') });
  await banner.getByRole('button', { name: app.presence.nudge }).click();
  await expect(page.getByText(app.presence.nudged('Bob'))).toBeVisible();
  await banner.getByRole('button', { name: app.presence.letBotPlay }).click();
  await expect(banner).toHaveCount(0);
  await ann.awaits('card');
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  const bob = (await arrive({ as: people[1], device: 'phone' })).page;
  await bob.goto(`/m/${code}`);
  await bob.getByRole('button', { name: app.link.takeBack }).click();
  await expect(bob.getByText(app.link.keptByBot)).toHaveCount(0);
  await expect(page.getByRole('img', { name: app.presence.isAway })).toHaveCount(0);
});
