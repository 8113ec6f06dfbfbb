// Whole matches through the page, by people with browsers of their own.

import { en as front } from '../src/words/en.ts';
import { typing } from './kit/hands.ts';
import { Player } from './kit/player.ts';
import { seat } from './kit/tables.ts';
import { type Arrive, expect, test, type Visitor } from './kit/test.ts';

async function sitDown(
  arrive: Arrive,
  { code, people }: Awaited<ReturnType<typeof seat>>,
  devices: readonly ('desktop' | 'phone')[],
) {
  return Promise.all(
    people.map(async (person, i) => {
      const visitor = await arrive({ as: person, device: devices[i] ?? 'desktop' });
      const player = new Player(visitor, { name: person.name });
      await player.sitDown(code);
      return player;
    }),
  );
}

test('three browsers, one of them a phone, and a bot play a whole match through clicks', async ({
  arrive,
  api,
}) => {
  test.setTimeout(240_000);
  // Boards that ask for a seventh card, for the discard pile and for a free build.
  const options = { wonders: ['babylon', 'halikarnassos', 'olympia', 'gizah'], sides: ['B', 'B', 'A', 'A'] };
  const table = await seat(api, { people: ['Ann', 'Bob', 'Cleo'], bots: 1, options });
  const players = await sitDown(arrive, table, ['desktop', 'desktop', 'phone']);
  await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const { score, asked } of players) {
    await expect(score).toBeVisible();
    expect([...asked]).toEqual(expect.arrayContaining(['card', 'battles', 'over']));
  }
  const totals = await Promise.all(players.map(({ score }) => score.getByRole('table').innerText()));
  expect(new Set(totals.map((text) => text.match(/\d+/g)?.join(' '))).size).toBe(1);
  const { status } = await api.match(table.host, table.id);
  expect(status).toBe('over');
});

test('two browsers play the Free City variant', async ({ arrive, api }) => {
  test.setTimeout(180_000);
  const table = await seat(api, { people: ['Ann', 'Bob'] });
  const players = await sitDown(arrive, table, ['desktop', 'phone']);
  await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const { score } of players) await expect(score).toBeVisible();
});

test('one plays from the front page to the score by keyboard alone', async ({ arrive }) => {
  test.setTimeout(180_000);
  const visitor: Visitor = await arrive();
  const { page } = visitor;
  const player = new Player(visitor, { name: 'Ann', hands: typing(page) });
  await page.goto('/');
  await player.hands.press(page.getByRole('button', { name: front.front.play, exact: true }));
  await player.playToTheEnd();
  await expect(player.score).toBeVisible();
  expect([...player.used]).toEqual(expect.arrayContaining(['build', 'discard']));
});
