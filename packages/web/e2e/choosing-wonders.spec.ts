// Architects, where players choose their wonders in turn before the first card.

import { LANGUAGES } from '@mirabilia/kernel';
import { en as architects } from '../src/words/architects/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { Architect, byKeys } from './kit/architect.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults } from './kit/layout.ts';
import { recordOfArchitects } from './kit/records.ts';
import { expect, test } from './kit/test.ts';

const GAME = 'architects';
const DRAFT = { wonders: 'draft', first: 0 } as const;

/** A table of so many, all bots but the host, who chooses first. */
const bots = (players: number) =>
  ['open', ...Array<string>(players - 1).fill('bot:easy')] as ['open', ...'bot:easy'[]];

for (const players of [2, 7]) {
  test(`${players} players: the wonders fit at every size and in every language`, async ({ arrive, api }) => {
    test.setTimeout(120_000);
    const host = await api.person('Ann');
    const { id, code } = await api.create(host, { game: GAME, options: DRAFT, seats: bots(players) });
    await api.start(host, id);
    const { page } = await arrive({ as: host });
    await page.goto(`/m/${code}`);
    await page.locator('[data-wonder]').nth(2).click();
    expect(await faultsAtEverySize(page, { mayScroll: false })).toEqual([]);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect(page.locator('[data-go]')).toBeInViewport({ ratio: 1 });
      expect(await axeFindingsInBothThemes(page), `${size.width}`).toEqual([]);
    }
    for (const language of players === 7 ? LANGUAGES : []) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await speak(page, language);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await layoutFaults(page, { mayScroll: false }), language).toEqual([]);
    }
  });
}

test('two people choose one after the other, and see what the other took', async ({ arrive, api }) => {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => api.person(name)));
  const [host, other] = people as [(typeof people)[0], (typeof people)[0]];
  const { id, code } = await api.create(host, { game: GAME, options: DRAFT, seats: ['open', 'open'] });
  await api.join(other, id);
  await api.start(host, id);
  const ann = new Architect(await arrive({ as: host }));
  const bob = new Architect(await arrive({ as: other, device: 'phone' }));
  await Promise.all([ann.sitDown(code), bob.sitDown(code)]);

  await expect(bob.page.getByRole('heading', { name: architects.waits.draft('Ann') })).toBeVisible();
  await expect(bob.go).toHaveCount(0);
  // Who waits may look at the wonders.
  await bob.page.getByRole('button', { name: 'Giza' }).click();
  await expect(bob.page.getByRole('heading', { name: 'Giza' })).toBeVisible();
  await expect(bob.page.getByText(architects.draft.noEffect)).toBeVisible();

  await ann.page.getByRole('button', { name: 'Rhodes' }).click();
  await ann.page.getByRole('button', { name: architects.draft.take('Rhodes') }).click();
  const taken = bob.page.getByRole('button', { name: 'Rhodes' });
  await expect(taken).toContainText(architects.draft.taken({ name: 'Ann', isYou: false }));
  await taken.click();
  await expect(bob.go).toHaveCount(0);
  await bob.page.getByRole('button', { name: 'Babylon' }).click();
  await bob.go.click();

  await expect(ann.decks).toHaveCount(3);
  await expect(ann.page.getByRole('region', { name: architects.cityOf('You') })).toContainText('Rhodes');
});

test('by keyboard alone, to the end', async ({ arrive, api }) => {
  test.setTimeout(180_000);
  const host = await api.person('Ann');
  const { id, code } = await api.create(host, { game: GAME, options: DRAFT, seats: bots(2) });
  await api.start(host, id);
  const visitor = await arrive({ as: host });
  const player = new Architect(visitor, byKeys(visitor.page));
  await player.sitDown(code);
  expect(await player.answer()).toBe('wonder');
  await player.playToTheEnd();
  await expect(player.score).toBeVisible();
});

test('a replay begins with the choice, and the coach has something to say about it', async ({ arrive }) => {
  const { page } = await arrive();
  const record = JSON.stringify(recordOfArchitects(3, DRAFT));
  await page.addInitScript((text) => sessionStorage.setItem('mirabilia.record', text), record);
  await page.goto('/replay?at=0&seat=0');
  const draft = page.locator('[data-draft]');
  const chosen = draft.getByRole('button', { pressed: true });
  await expect(chosen).toHaveCount(1);
  const wonder = (await chosen.textContent()) ?? '';
  await expect(page.locator('[data-go]')).toHaveCount(0);
  await page.getByRole('switch', { name: table.frame.coach }).click();
  await expect(page.locator('[data-choices]').getByText('%').first()).toBeVisible({ timeout: 30_000 });

  await page.goto('/replay?at=1&seat=0');
  await expect(draft.getByRole('button', { name: wonder })).toContainText(
    architects.draft.taken({ name: 'Ann', isYou: false }),
  );
  await page.goto('/replay?at=3&seat=0');
  await expect(page.locator('[data-decks]')).toBeVisible();
  await expect(draft).toHaveCount(0);
});

test('a big screen shows who has which wonder', async ({ arrive, api }) => {
  const host = await api.person('Ann');
  const options = { ...DRAFT, first: 1 };
  const { id, code } = await api.create(host, { game: GAME, options, seats: bots(3) });
  await api.start(host, id);
  const { page } = await arrive({ browser: { viewport: { width: 1920, height: 1080 } } });
  await page.goto(`/tv/${code}`);
  await expect(page.getByRole('heading', { name: architects.draft.title })).toBeVisible();
  await expect(page.getByText(architects.draft.none)).toHaveCount(1);
  expect(await layoutFaults(page, { mayScroll: false })).toEqual([]);
});
