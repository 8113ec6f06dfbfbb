// Whole matches through the page, by people with browsers of their own.

import { en as app } from '../src/words/app/en.ts';
import { en as sevenWonders } from '../src/words/seven-wonders/en.ts';
import { en as tableWords } from '../src/words/table/en.ts';
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
  await player.hands.press(page.getByRole('button', { name: app.front.play, exact: true }));
  await player.playToTheEnd();
  await expect(player.score).toBeVisible();
  expect([...player.used]).toEqual(expect.arrayContaining(['build', 'discard']));
});

test('what is locked counts until something else is, and says so; home is one press away', async ({
  arrive,
  api,
}) => {
  const table = await seat(api, { people: ['Ann', 'Bea'], bots: 1 });
  const visitor = await arrive({ as: table.host });
  const { page } = visitor;
  await page.goto(`/m/${table.code}`);
  const player = new Player(visitor, { name: 'Ann' });
  await player.cards.first().click();
  await player.use('discard').click();
  await player.change.click();
  await expect(page.locator('[data-kept]')).toBeVisible();
  await page.getByRole('button', { name: sevenWonders.keep }).click();
  await expect(page.locator('[data-actions="locked"]')).toBeVisible();
  await page.getByRole('button', { name: app.home, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('who was too late is told that the clock has moved', async ({ arrive, api }) => {
  const pace = { kind: 'live', decision: 5, bank: 0 } as const;
  const table = await seat(api, { people: ['Ann'], bots: 2, pace });
  const { page } = await arrive({ as: table.host });
  await page.goto(`/m/${table.code}`);
  await expect(page.getByText('Turn 1 of 6')).toBeVisible();
  await expect(page.getByText(tableWords.frame.ranOut)).toBeVisible({ timeout: 9000 });
  await expect(page.getByText('Turn 2 of 6')).toBeVisible();
});
