// What people read when the server limits something: what it is, and for how long.

import { LANGUAGES } from '@mirabilia/kernel';
import type { Page } from '@playwright/test';
import { en } from '../src/words/app/en.ts';
import { loadWords } from '../src/words/index.ts';
import { layoutFaults } from './kit/layout.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

/** The server refuses a call, as if too many had been made. */
const limit = (page: Page, path: string, facts: Record<string, string | number>): Promise<unknown> =>
  page.route(path, (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many', sentence: '', facts } }),
  );

for (const language of LANGUAGES) {
  test(`${language}: wrong codes and public tables`, async ({ arrive }) => {
    const { limits, front, table } = await loadWords('app', language);
    const { page } = await arrive({ device: 'phone', language, theme: 'dark' });
    await limit(page, '**/api/matches/WRONGA', { what: 'guesses', seconds: 431 });
    await page.goto('/');
    await page.getByLabel(front.code).fill('WRONGA');
    await page.getByLabel(front.code).press('Enter');
    await expect(page.getByText(`${limits.guesses} ${limits.inMinutes(8)}`)).toBeVisible();
    expect(await layoutFaults(page, { mayScroll: true })).toEqual([]);

    await limit(page, '**/api/matches', { what: 'public-lobbies', most: 3 });
    await page.goto('/new/architects');
    await page.getByRole('button', { name: table.create }).click();
    await expect(page.getByRole('alert')).toContainText(limits.publicLobbies(3));
    expect(await layoutFaults(page, { mayScroll: true })).toEqual([]);
  });
}

test('a table that was refused for a rate is there again by itself', async ({ arrive, api }) => {
  const table = await seat(api, { people: ['Ann'], bots: 2 });
  const { page } = await arrive({ as: table.host });
  let refusals = 0;
  await page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { id, type } = JSON.parse(String(text)) as { id: string; type: string };
      if (type !== 'watch' || refusals > 0) return server.send(text);
      refusals++;
      const facts = { what: 'player', seconds: 2 };
      socket.send(JSON.stringify({ type: 'refused', id, code: 'too-many', sentence: '', facts }));
    });
  });
  await page.goto(`/m/${table.code}`);
  await expect(page.getByText(`${en.limits.tooFast} ${en.limits.inSeconds(2)}`)).toBeVisible();
  await expect(page.getByText('Turn 1 of 6')).toBeVisible();
  await expect(page.getByText(en.limits.tooFast)).toBeHidden();
});
