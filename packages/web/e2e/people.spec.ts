// People at a table: whom the host sends away, whom one hears, and who is who.

import { designOf } from '../src/table/seat-emblems.ts';
import { en as app } from '../src/words/app/en.ts';
import { en as peopleWords } from '../src/words/people/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { layoutFaults } from './kit/layout.ts';
import { Player } from './kit/player.ts';
import { say } from './kit/say.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const { lobby } = app;
const { chat } = table;
const { reactions } = peopleWords;

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

test('people talk in the lobby, and at the table a message is shown in its own words while the chat is closed', async ({
  arrive,
  api,
}) => {
  const { code, people, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1, isStarted: false });
  const { page: ann } = await arrive({ as: host });
  const { page: bob } = await arrive({ as: people[1], device: 'phone' });
  for (const page of [ann, bob]) await page.goto(`/m/${code}`);
  const write = async (page: typeof ann, text: string) => {
    await page.getByLabel(chat.message, { exact: true }).fill(text);
    await page.getByRole('button', { name: chat.send }).click();
  };
  const talk = (page: typeof ann) => page.getByRole('region', { name: app.table.chat, exact: true });
  await expect(talk(bob).getByText(chat.empty)).toBeAttached();
  // Bob's chat lies below the edge of his phone.
  await write(ann, 'Shall we begin?');
  await expect(bob.getByRole('status').getByText('Ann: Shall we begin?')).toBeVisible();
  await write(bob, 'One moment');
  await expect(talk(ann).getByRole('listitem')).toHaveText([/Shall we begin/, /One moment/]);
  await expect(ann.getByRole('status').getByText('Bob: One moment')).toHaveCount(0);
  expect(await axeFindingsInBothThemes(ann)).toEqual([]);
  expect(await layoutFaults(bob, { mayScroll: true, targets: 44 })).toEqual([]);

  await ann.getByRole('button', { name: lobby.start }).click();
  await expect(bob.getByRole('button', { name: new RegExp(`^${table.frame.menu}`) })).toBeVisible();
  await ann.getByRole('button', { name: table.frame.chat, exact: true }).click();
  await expect(ann.getByRole('list', { name: chat.title }).getByRole('listitem')).toHaveCount(2);
  await write(ann, 'Good luck!');
  await expect(bob.getByRole('status').getByText('Ann: Good luck!')).toBeVisible();
});

for (const game of ['seven-wonders', 'architects'] as const) {
  test(`${game}: a reaction stands at its player’s seat for a moment, and the host may do without`, async ({
    arrive,
    api,
  }) => {
    const { code, people, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1, game });
    const { page: ann } = await arrive({ as: host });
    const { page: bob } = await arrive({ as: people[1], device: 'phone' });
    const { page: fan } = await arrive();
    for (const page of [ann, bob, fan]) await page.goto(`/m/${code}`);
    await bob.getByRole('button', { name: new RegExp(`^${table.frame.menu}`) }).click();
    await bob.getByRole('button', { name: reactions.title, exact: true }).click();
    const picker = bob.getByRole('region', { name: reactions.title });
    await expect(picker.getByRole('button')).toHaveText(Object.values(reactions.names));
    await expect(picker.getByRole('button').first()).toBeFocused();
    expect(await layoutFaults(bob, { mayScroll: true, targets: 44 })).toEqual([]);
    // It stands there for a few seconds only.
    const isShown = [ann, bob, fan].map((page) =>
      expect(page.locator('[data-reaction="ouch"]')).toBeInViewport(),
    );
    const isSaid = expect(fan.locator('[aria-live="polite"]')).toContainText(`Bob: ${reactions.names.ouch}`);
    await picker.getByRole('button', { name: reactions.names.ouch }).click();
    await Promise.all([...isShown, isSaid]);
    await expect(picker).toBeHidden();
    await expect(ann.locator('[data-reaction]')).toHaveCount(0);

    // By keyboard alone.
    await ann.getByRole('button', { name: reactions.title, exact: true }).press('Enter');
    expect(await axeFindingsInBothThemes(ann)).toEqual([]);
    await ann.getByRole('button', { name: reactions.names.bravo }).focus();
    await ann.keyboard.press('Tab');
    const thanks = expect(bob.locator('[data-reaction="thanks"]')).toBeVisible();
    await ann.keyboard.press('Enter');
    await thanks;
    await expect(fan.getByRole('button', { name: reactions.title, exact: true })).toHaveCount(0);
  });
}

test('a table without reactions offers none', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2, social: { reactions: false } });
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await expect(page.getByRole('button', { name: table.frame.chat, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: reactions.title, exact: true })).toHaveCount(0);
});

test('a player chooses their emblem in the lobby: everyone sees it there, at the table and in the chat', async ({
  arrive,
  api,
}) => {
  const { code, people, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1, isStarted: false });
  const { page: ann } = await arrive({ as: host });
  const { page: bob } = await arrive({ as: people[1], device: 'phone' });
  for (const page of [ann, bob]) await page.goto(`/m/${code}`);
  const { emblem } = peopleWords;
  await bob.getByRole('button', { name: emblem.change }).click();
  const dialog = bob.getByRole('dialog');
  await dialog.getByRole('radio', { name: emblem.charges.ship, exact: true }).check();
  await dialog.getByRole('radio', { name: emblem.colours.pink, exact: true }).check();
  expect(await axeFindingsInBothThemes(bob)).toEqual([]);
  expect(await layoutFaults(bob, { mayScroll: true, targets: 44 })).toEqual([]);
  await dialog.getByLabel(app.yourName).fill('Robert');
  await dialog.getByRole('button', { name: app.save }).click();
  await dialog.getByRole('button', { name: app.close }).click();
  const pink = `path[fill="${designOf('ship', 'pink').field}"]`;
  await expect(ann.getByRole('listitem').filter({ hasText: 'Robert' }).locator(pink)).toBeVisible();

  await ann.getByRole('button', { name: lobby.start }).click();
  await expect(bob.getByRole('button', { name: new RegExp(`^${table.frame.menu}`) })).toBeVisible();
  await expect(ann.locator('main').locator(pink).first()).toBeVisible();
  // It is theirs wherever they play.
  await bob.goto('/');
  await bob.getByRole('button', { name: app.settings.title }).first().click();
  await expect(bob.getByRole('radio', { name: emblem.charges.ship, exact: true })).toBeChecked();
});

for (const game of ['seven-wonders', 'architects'] as const) {
  test(`${game}: players without a clock end the match together, and can look at it again`, async ({
    arrive,
    api,
  }) => {
    const { code, people, host } = await seat(api, { people: ['Ann', 'Bob'], bots: 1, game });
    const { page: ann } = await arrive({ as: host });
    const { page: bob } = await arrive({ as: people[1], device: 'phone' });
    for (const page of [ann, bob]) await page.goto(`/m/${code}`);
    const { ending } = peopleWords;
    await ann.getByRole('button', { name: table.frame.chat, exact: true }).click();
    const propose = async () => {
      await ann.getByRole('button', { name: ending.tool, exact: true }).click();
      await ann.getByRole('dialog').getByRole('button', { name: ending.propose }).click();
      await expect(ann.getByRole('status').getByText(ending.waiting)).toBeVisible();
    };
    await propose();
    const asked = bob.getByRole('dialog').filter({ hasText: ending.wants('Ann', 1) });
    await expect(asked).toBeVisible();
    expect(await axeFindingsInBothThemes(bob)).toEqual([]);
    expect(await layoutFaults(bob, { mayScroll: true, targets: 44 })).toEqual([]);
    await asked.getByRole('button', { name: ending.playOn }).click();
    await expect(ann.getByRole('status').getByText(ending.goesOn)).toBeVisible();
    await propose();
    await asked.getByRole('button', { name: ending.agree }).click();
    for (const page of [ann, bob]) {
      await expect(page.getByRole('dialog').getByText(ending.ended)).toBeVisible();
      await expect(page.getByRole('button', { name: table.ending.score.rematch })).toBeVisible();
    }
    expect(await axeFindingsInBothThemes(ann)).toEqual([]);
    expect(await layoutFaults(bob, { mayScroll: true, targets: 44 })).toEqual([]);
    await ann.getByRole('link', { name: table.ending.score.replay }).click();
    await expect(ann.getByRole('region', { name: table.replay.bar.label })).toBeVisible();
    // Whoever looks at the table first can still play again.
    await bob.getByRole('button', { name: table.ending.score.toTable }).click();
    await expect(bob.getByRole('dialog')).toHaveCount(0);
    await bob.getByRole('button', { name: new RegExp(`^${table.frame.menu}`) }).click();
    await bob.getByText(table.ending.score.rematch, { exact: true }).click();
    await bob.getByRole('dialog').getByRole('button', { name: table.ending.score.rematch }).click();
    await expect(bob.getByRole('button', { name: lobby.leave })).toBeVisible();
  });
}
