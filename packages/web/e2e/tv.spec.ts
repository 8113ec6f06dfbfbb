// A television follows whole matches from the QR code to the score, by itself, and is told nothing hidden.

import { en as app } from '../src/words/app/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { axeFindings } from './kit/axe.ts';
import { layoutFaults } from './kit/layout.ts';
import { expect, test } from './kit/test.ts';

const TELEVISION = { viewport: { width: 1920, height: 1080 } };
/** Who looks on is told these and nothing else. */
const HIDDEN = /"(plan|private|secret|room|hand|found|central)":/;

const GAMES = [
  { game: 'seven-wonders', theme: 'light', seats: ['open', 'open', 'bot:easy', 'bot:easy'] },
  { game: 'architects', theme: 'dark', seats: ['open', 'open', 'bot:easy'] },
] as const;

for (const { game, theme, seats } of GAMES) {
  test(`${game} on a big screen, from the lobby to the score`, async ({ arrive, api, server }) => {
    const host = await api.person('Ann');
    const { id, code } = await api.create(host, { game, seats: [...seats] });
    // In the browser of somebody who plays: the screen shows no more than to anybody.
    const { page, frames } = await arrive({ as: host, theme, browser: TELEVISION });
    await page.clock.install();
    await page.goto(`/tv/${code}`);
    await expect(page.getByRole('img', { name: app.lobby.qr })).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    // Bots have the names here that they will have at the table.
    const bot = page.getByRole('listitem').filter({ hasText: 'Philo' });
    await expect(bot.getByText(app.lobby.bot(app.levels.easy.label))).toBeVisible();
    expect(await axeFindings(page), 'lobby').toEqual([]);
    expect(await layoutFaults(page, { mayScroll: false }), 'lobby').toEqual([]);

    const guest = await api.person('Bob');
    await api.join(guest, id);
    await expect(page.getByText('Bob')).toBeVisible();
    await expect(page.getByText(table.tv.hostStarts('Ann'))).toBeVisible();
    await api.start(host, id);
    await expect(page.getByRole('heading', { name: 'Bob' })).toBeVisible();
    expect(await axeFindings(page), 'table').toEqual([]);
    expect(await layoutFaults(page, { mayScroll: false }), 'table').toEqual([]);

    // Bots keep the seats of both, and the match runs to its end.
    for (const who of [host, guest]) {
      await fetch(`${server.address}/api/matches/${id}/leave`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${who.token}`, 'Content-Type': 'application/json' },
        body: '{}',
      });
    }
    const score = page.getByRole('main', { name: table.ending.score.title });
    await expect(async () => {
      await page.clock.fastForward(3000);
      await expect(score).toBeVisible({ timeout: 150 });
    }).toPass({ timeout: 60_000, intervals: [100] });
    await expect(page.getByText(code)).toBeVisible();
    expect(await axeFindings(page), 'score').toEqual([]);
    // The bars of the score grow: their figures fit once they are there.
    await expect.poll(() => layoutFaults(page, { mayScroll: false }), 'score').toEqual([]);

    const views = frames.messages('view');
    expect(views.length).toBeGreaterThan(10);
    for (const { seat, view } of views) {
      expect(seat).toBeNull();
      expect(Object.keys(view as object).toSorted()).toEqual(['public', 'viewer']);
    }
    expect(frames.received.filter((text) => HIDDEN.test(text))).toEqual([]);
  });
}

test('a television without a link asks for the code, and the lobby says so', async ({ arrive, api }) => {
  const host = await api.person('Ann');
  const { code } = await api.create(host, { seats: ['open', 'open', 'bot:easy'] });
  const phone = await arrive({ as: host, device: 'phone' });
  await phone.page.goto(`/m/${code}`);
  await phone.page.getByRole('button', { name: app.bigScreen }).click();
  await expect(phone.page.getByRole('dialog')).toContainText(code);
  expect(await axeFindings(phone.page)).toEqual([]);

  const { page } = await arrive({ browser: TELEVISION });
  await page.goto('/tv');
  await page.getByLabel(app.front.code).fill(code.toLowerCase());
  await page.getByRole('button', { name: table.tv.show }).click();
  await expect(page).toHaveURL(`/tv/${code}`);
  await page.getByLabel(app.language).selectOption('pl');
  await expect(page.getByText('Zeskanuj, aby dołączyć')).toBeVisible();
});
