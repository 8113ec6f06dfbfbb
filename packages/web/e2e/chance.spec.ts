// The deal that nobody can choose, as people meet it: they notice nothing, and can check it afterwards.

import type { LobbyView } from '@mirabilia/protocol';
import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as table } from '../src/words/table/en.ts';
import type { Api, Person } from './kit/api.ts';
import { playOn } from './kit/company.ts';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { type Arrive, expect, test } from './kit/test.ts';

const { lobby } = app;
const { proof } = table.ending;

/** Ann's and Bob's table with a bot, both in the lobby; their devices have sealed a nonce. */
async function inLobby({ arrive, api }: { arrive: Arrive; api: Api }) {
  const made = await seat(api, { people: ['Ann', 'Bob'], bots: 1, isStarted: false });
  const [ann, bob] = made.people as [Person, Person];
  const host = await arrive({ as: ann });
  const guest = await arrive({ as: bob, device: 'phone' });
  for (const { page } of [host, guest]) await page.goto(`/m/${made.code}`);
  const now = () => api.match(ann, made.id);
  await expect.poll(async () => (await now()).nonceSeals).toEqual([HEX, HEX, null]);
  return { made, host, guest, now };
}

/** The host's page asks for the start once: however slow the machine is, the others are waited for. */
async function waitPatiently(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/start', (route) => (asked++ === 0 ? route.continue() : route.abort()));
}

const HEX = expect.stringMatching(/^[0-9a-f]{32,64}$/);

test('two people and a bot: devices seal, tell and find their numbers in the deal', async ({
  arrive,
  api,
  server,
}) => {
  test.setTimeout(90_000);
  const { made, host, guest, now } = await inLobby({ arrive, api });
  const { nonceSeals, seal } = (await now()) as LobbyView & { readonly seal: string };

  // The lobby shows the seal, and what it is good for to those who ask.
  const summary = guest.page.getByText(lobby.seal);
  await expect(summary).toContainText(seal.slice(0, 6));
  await summary.tap();
  await expect(guest.page.getByText(seal, { exact: true })).toBeVisible();
  await expect(guest.page.getByText(lobby.sealAdds('Ann, Bob'))).toBeVisible();

  // A page that is loaded again has its number still.
  await host.page.reload();
  await expect(host.page.getByRole('button', { name: lobby.start })).toBeEnabled();
  expect((await now()).nonceSeals).toEqual(nonceSeals);

  await waitPatiently(host.page);
  await host.page.getByRole('button', { name: lobby.start }).click();
  for (const { page } of [host, guest]) await new Player({ page }, { name: 'x' }).isAsked();
  expect(await now()).toMatchObject({ status: 'running', seal, nonceSeals, nonces: [HEX, HEX, null] });

  const seats = await playOn(server.address, made, {
    tastes: [],
    isThere: ({ public: { table } }) => table.phase.kind === 'over',
  });
  for (const each of seats) each.close();
  for (const { page } of [host, guest]) {
    const player = new Player({ page }, { name: 'x' });
    while ((await player.answer()) !== 'over');
    await page.getByText(proof.title).click();
    await page.getByRole('button', { name: proof.check }).click();
    await expect(page.getByText(proof.steps.device)).toBeVisible();
    await expect(page.getByText(proof.verdict.holds).first()).toBeVisible();
    await expect(page.getByText(proof.leftOut(''), { exact: false })).toHaveCount(0);
  }
});

test('somebody who goes away before the start holds nobody up for long, and everybody can see it', async ({
  arrive,
  api,
  server,
}) => {
  test.setTimeout(90_000);
  const { made, host, guest, now } = await inLobby({ arrive, api });
  await guest.leave();
  await host.page.getByRole('button', { name: lobby.start }).click();
  await expect(host.page.getByText(lobby.starting)).toBeVisible();
  const player = new Player(host, { name: 'Ann' });
  await player.isAsked();
  expect(await now()).toMatchObject({ nonceSeals: [HEX, HEX, null], nonces: [HEX, null, null] });

  const seats = await playOn(server.address, made, {
    tastes: [],
    isThere: ({ public: { table } }) => table.phase.kind === 'over',
  });
  for (const each of seats) each.close();
  while ((await player.answer()) !== 'over');
  await host.page.getByText(proof.title).click();
  await host.page.getByRole('button', { name: proof.check }).click();
  await expect(host.page.getByText(proof.leftOut('Bob'))).toBeVisible();
  await expect(host.page.getByText(proof.verdict.holds).first()).toBeVisible();

  // At the next table the devices begin anew.
  await host.page.getByRole('button', { name: table.ending.score.rematch }).click();
  await expect(host.page.getByRole('heading', { name: lobby.title })).toBeVisible();
  const { rematch } = await now();
  await expect
    .poll(async () => (await api.match(made.host, rematch as string)).nonceSeals)
    .toEqual([HEX, null, null]);
});

test('somebody who leaves while it starts calls it off, and it starts again with other numbers', async ({
  arrive,
  api,
}) => {
  const { made, host, guest, now } = await inLobby({ arrive, api });
  const [ann] = (await now()).nonceSeals;
  // Bob's page can tell nothing, so that the start waits for it.
  await guest.page.route('**/nonce', (route) => route.abort());
  await waitPatiently(host.page);
  await host.page.getByRole('button', { name: lobby.start }).click();
  await expect(guest.page.getByText(lobby.starting)).toBeVisible();
  await guest.page.getByRole('button', { name: lobby.leave }).tap();
  await expect(host.page.getByText(lobby.seatsOpen(1))).toBeVisible();
  await expect.poll(async () => (await now()).nonceSeals).toEqual([HEX, null, null]);
  expect((await now()).nonceSeals).not.toContain(ann);

  await host.page.unroute('**/start');
  const third = await arrive({ as: await api.person('Cleo') });
  await third.page.goto(`/m/${made.code}`);
  await third.page.getByRole('button', { name: lobby.sitDown }).click();
  await expect.poll(async () => (await now()).nonceSeals).toEqual([HEX, HEX, null]);
  await waitPatiently(host.page);
  await host.page.getByRole('button', { name: lobby.start }).click();
  for (const { page } of [host, third]) await new Player({ page }, { name: 'x' }).isAsked();
  expect((await now()).nonces).toEqual([HEX, HEX, null]);
});

test('a match against bots starts with one call, which takes the number along', async ({ arrive }) => {
  const { page } = await arrive();
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (/\/(start|nonce|nonce-seal)$/.test(request.url())) bodies.push(request.postData() ?? '');
  });
  await page.goto('/');
  await page.getByRole('button', { name: app.front.play, exact: true }).click();
  await new Player({ page }, { name: 'x' }).isAsked();
  expect(bodies).toEqual([expect.stringMatching(/^\{"nonce":"[0-9a-f]{32}"\}$/)]);
});
