// What happens when a network goes, a browser dies, or a server comes back with another page.

import { en as app } from '../src/words/app/en.ts';
import { openNetwork } from './kit/network.ts';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

test('a network that goes in the middle of a turn loses nothing: what was chosen is sent when it is back', async ({
  arrive,
  api,
  server,
}) => {
  const network = await openNetwork(server.address);
  try {
    const table = await seat(api, { people: ['Ann'], bots: 2 });
    const { page, frames } = await arrive({ as: table.host, address: network.address });
    const player = new Player({ page }, { name: 'Ann' });
    await player.sitDown(table.code);
    // Some wonders ask once more.
    const playTo = async (turn: number) => {
      do await player.answer();
      while ((await player.isAsked()) === 'salvage');
      await expect(page.getByText(`Turn ${turn} of 6`)).toBeVisible();
    };
    await playTo(2);

    network.cut();
    await expect(page.getByText(app.link.reconnecting)).toBeVisible();
    // The table stays, and the choice is taken at once, though nobody can hear of it yet.
    await player.cards.first().click();
    await player.use('discard').click();
    await expect(player.change).toBeVisible();
    const heard = frames.received.length;

    network.mend();
    await expect(page.getByText('Turn 3 of 6')).toBeVisible();
    await expect(page.getByText(app.link.reconnecting)).toBeHidden();
    expect(frames.received.length).toBeGreaterThan(heard);
    await expect(player.change).toBeHidden();
    await playTo(4);
  } finally {
    await network.close();
  }
});

test('a player whose browser is gone goes on with another device by a link', async ({ arrive, api }) => {
  const table = await seat(api, { people: ['Ann'], bots: 2 });
  const first = await arrive({ as: table.host });
  const player = new Player(first, { name: 'Ann' });
  await player.sitDown(table.code);
  await player.answer();
  await expect(first.page.getByText('Turn 2 of 6')).toBeVisible();

  await first.page.goto('/settings');
  await first.page.getByRole('button', { name: app.settings.makeLink }).click();
  const link = await first.page.getByRole('textbox', { name: app.settings.linkLabel }).inputValue();
  await first.leave();

  const second = await arrive({ device: 'phone' });
  await second.page.goto(link);
  await second.page.getByRole('button', { name: app.device.go }).tap();
  // The match waits on the front page, and says that it waits for him.
  await second.page.getByRole('link', { name: new RegExp(app.front.yourTurn) }).tap();
  await expect(second.page.getByText(/^2\/6$|Turn 2 of 6/).first()).toBeVisible();
  const same = new Player(second, { name: 'Ann again' });
  await same.answer();
  await expect(second.page.getByText(/^3\/6$|Turn 3 of 6/).first()).toBeVisible();
  // It worked once and never again.
  const thief = await arrive();
  await thief.page.goto(link);
  await thief.page.getByRole('button', { name: app.device.go }).click();
  await expect(thief.page.getByText(app.troubles['bad-link'])).toBeVisible();
});

test('a page of another build than the server’s says so and offers to reload', async ({ arrive, api }) => {
  const table = await seat(api, { people: ['Ann'], bots: 2 });
  const { page } = await arrive({ as: table.host });
  await page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replace(/"build":"\w+"/, '"build":"another"')));
  });
  await page.goto(`/m/${table.code}`);
  await expect(page.getByText(app.link.outdated)).toBeVisible();
  await expect(page.getByRole('button', { name: app.reload })).toBeVisible();
});

test('a server that can store nothing for a while: people are told to wait, and what they chose is sent again', async ({
  arrive,
  api,
}) => {
  const table = await seat(api, { people: ['Ann'], bots: 2 });
  const visitor = await arrive({ as: table.host });
  const { page } = visitor;
  let isOutOfOrder = true;
  const refused: string[] = [];
  await page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { id, type } = JSON.parse(String(text)) as { id: string; type: string };
      if (!isOutOfOrder) return server.send(text);
      refused.push(type);
      socket.send(JSON.stringify({ type: 'refused', id, code: 'unavailable', sentence: '', facts: {} }));
    });
  });
  await page.goto(`/m/${table.code}`);
  await expect(page.getByText(app.link.stalled)).toBeVisible();
  isOutOfOrder = false;
  const player = new Player(visitor, { name: 'Ann' });
  await expect(page.getByText('Turn 1 of 6')).toBeVisible();
  await expect(page.getByText(app.link.stalled)).toBeHidden();

  isOutOfOrder = true;
  await player.cards.first().click();
  await player.use('discard').click();
  await expect(page.getByText(app.link.stalled)).toBeVisible();
  await expect(player.change).toBeVisible();
  isOutOfOrder = false;
  await expect(page.getByText('Turn 2 of 6')).toBeVisible();
  await expect(page.getByText(app.link.stalled)).toBeHidden();
  expect(refused).toEqual(expect.arrayContaining(['watch', 'commit']));
});

test('a connection that takes everything and says nothing is given up within seconds', async ({
  arrive,
  api,
}) => {
  // With a clock, each card that is picked up is sent to the server: the clock would play it.
  const pace = { kind: 'live', decision: 300, bank: 0 } as const;
  const table = await seat(api, { people: ['Ann', 'Bea'], bots: 1, pace });
  const visitor = await arrive({ as: table.host });
  const { page } = visitor;
  let isDead = false;
  await page.routeWebSocket('**/socket', (socket) => {
    // What connects after the death of the first finds nobody either.
    if (isDead) return;
    const server = socket.connectToServer();
    socket.onMessage((text) => !isDead && server.send(text));
    server.onMessage((text) => !isDead && socket.send(text));
  });
  await page.goto(`/m/${table.code}`);
  const player = new Player(visitor, { name: 'Ann' });
  await expect(page.getByText('Turn 1 of 6')).toBeVisible();
  isDead = true;
  // Going on sending must not put it off.
  await expect(async () => {
    for (const at of [0, 1]) await player.cards.nth(at).click();
    await expect(page.getByText(app.link.reconnecting)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 9000 });
});
