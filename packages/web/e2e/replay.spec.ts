// Matches looked at again: from the score, by a link, from a file; through one pair of eyes or all.

import { LANGUAGES } from '@mirabilia/kernel';
import { cardFacts } from '@mirabilia/seven-wonders';
import type { Locator, Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as sevenWonders } from '../src/words/seven-wonders/en.ts';
import { en as tableWords } from '../src/words/table/en.ts';
import { axeFindings, axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults, SIZES } from './kit/layout.ts';
import { recordOfArchitects, recordOfWonders } from './kit/records.ts';
import { sitDown } from './kit/seat.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const at = (page: Page, moment: number): Locator => page.locator(`[data-replay="${moment}"]`);
const eyes = (page: Page): Locator => page.getByRole('combobox', { name: tableWords.replay.bar.eyes });
const hand = (page: Page): Promise<string[]> =>
  page
    .locator('[data-hand] [data-card]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''));

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const openFile = (page: Page, text: string) =>
  page.locator('input[type="file"]').setInputFiles(file('match.json', text));

test('from the score through the whole match by keys, seat by seat, and by a link to one moment', async ({
  arrive,
  api,
  server,
}) => {
  test.setTimeout(90_000);
  const { id, code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  const ann = await sitDown(server.address, host, id);
  for (let view = await ann.at(0); view.public.table.phase.kind !== 'over'; ) {
    const { decision, owed } = view.public;
    if ((owed[view.viewer] as number) > 0) await ann.choose();
    view = await ann.at(decision + 1);
  }
  ann.close();
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  // The code ended with the match; it still leads Ann there, and the page goes by the id from then on.
  await expect(page).toHaveURL(new RegExp(`/m/${id}`));
  await page.getByRole('link', { name: tableWords.ending.score.replay }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}`));

  // Ann sees what Ann saw, at every moment, and nothing else.
  await expect(at(page, 0)).toBeVisible();
  const mine = ann.views.filter(({ public: { table } }) => table.phase.kind === 'turn');
  for (const view of mine.slice(0, 4)) {
    const { decision } = view.public;
    await expect(at(page, decision)).toBeVisible();
    await expect.poll(() => hand(page)).toEqual(view.private.holding.hand.map((card) => cardFacts(card).id));
    await expect(page.locator('[data-choices]')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
  }
  expect(await axeFindings(page)).toEqual([]);

  // All hands open: everybody's choices, each with what was taken. What comes next may be somebody's power.
  await page.keyboard.press('ArrowLeft');
  await expect(at(page, mine[3]?.public.decision ?? -1)).toBeVisible();
  await eyes(page).selectOption('all');
  await expect(page.locator('[data-choices]')).toHaveCount(3);
  await expect(page.locator('[data-choices] td').getByRole('img', { name: 'Chosen' })).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: tableWords.ending.score.title })).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('region', { name: tableWords.ending.score.title })).toBeHidden();
  await page.keyboard.press('Home');
  await expect(at(page, 0)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: tableWords.replay.bar.pause })).toBeVisible();
  await expect(at(page, 1)).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/at=0&seat=all/);

  // A link to a moment, for somebody who never played.
  const stranger = await arrive({ device: 'phone' });
  const seen = mine[2];
  await stranger.page.goto(`/replay/${id}?at=${seen?.public.decision}&seat=${seen?.viewer}`);
  await expect(at(stranger.page, seen?.public.decision ?? -1)).toBeVisible();
  await expect(eyes(stranger.page)).toHaveValue(String(seen?.viewer));
  await expect
    .poll(() => hand(stranger.page))
    .toEqual(seen?.private.holding.hand.map((card) => cardFacts(card).id));
  expect(await axeFindings(stranger.page)).toEqual([]);

  await page.goto('/');
  await page.getByText(app.front.finished(1)).click();
  await expect(page.getByRole('link', { name: app.front.replayOf('7 Wonders') })).toBeVisible();
});

test('a match that runs has no replay yet', async ({ arrive, api }) => {
  const { code, host } = await seat(api, { people: ['Ann'], bots: 2 });
  const { page } = await arrive({ as: host });
  await page.goto(`/replay/${code}`);
  await expect(page.getByRole('alert')).toContainText(tableWords.replay.fault.kinds.running);
});

test('a key that is pressed as soon as a replay is there counts', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/replay');
  await expect(page.getByRole('heading', { name: tableWords.replay.open.title })).toBeVisible();
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-replay]') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await openFile(page, JSON.stringify(recordOfArchitects(3)));
  await expect(at(page, 1)).toBeVisible();
});

for (const [game, record] of [
  ['wonders', recordOfWonders],
  ['architects', recordOfArchitects],
] as const) {
  test(`${game}: who leaves the end sees the table at once; the score is gone for good, and comes again`, async ({
    arrive,
  }) => {
    const { page } = await arrive();
    await page.goto('/replay');
    await openFile(page, JSON.stringify(record(3)));
    await expect(at(page, 0)).toBeVisible();
    const score = page.locator('[data-covers]');
    const deck = page.locator('[data-hand]').first();
    for (let time = 0; time < 2; time++) {
      await page.keyboard.press('End');
      await expect(score.getByRole('heading', { level: 1 })).toBeFocused();
      // In the very frame of the other moment, whatever is thrown away later.
      const isSeen = await page.evaluate(async () => {
        const { body } = document;
        body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
        await new Promise(requestAnimationFrame);
        return document.querySelector('[data-covers]')?.checkVisibility() ?? false;
      });
      expect(isSeen).toBe(false);
      await expect(at(page, 0)).toBeVisible();
      await expect(score).toHaveCount(0);
      await expect(deck).toBeVisible();
    }
  });
}

test('records of both games from files and from a text, and what is wrong with broken ones', async ({
  arrive,
}) => {
  const { page } = await arrive({ theme: 'dark' });
  await page.goto('/');
  await page.getByRole('link', { name: app.front.openRecord }).click();
  await expect(page.getByRole('heading', { name: tableWords.replay.open.title })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await openFile(page, '{"format": "mirab');
  await expect(page.getByRole('alert')).toContainText(tableWords.replay.fault.kinds['not-json']);
  await expect(page.getByText('not-json')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: tableWords.replay.fault.another }).click();

  // A move taken away: what comes before it can still be seen.
  const whole = recordOfWonders(3);
  const moves = whole.moves as readonly object[];
  await openFile(page, JSON.stringify({ ...whole, moves: moves.toSpliced(20, 1) }));
  await expect(page.getByRole('alert')).toContainText(tableWords.replay.fault.kinds.move);
  await page.getByRole('button', { name: tableWords.replay.fault.watchAnyway }).click();
  await expect(at(page, 0)).toBeVisible();

  // Architects, from a file with several.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/replay');
  const lines = [whole, recordOfArchitects(4)].map((record) => JSON.stringify(record)).join('\n');
  await openFile(page, lines);
  await page.getByRole('button', { name: tableWords.replay.open.record(2) }).click();
  await expect(at(page, 0)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(at(page, 1)).toBeVisible();
  await expect(page.locator('[data-choices]')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await eyes(page).selectOption('2');
  await expect(page).toHaveURL(/\/replay\?at=1&seat=2/);
  // A reload loses nothing.
  await page.reload();
  await expect(at(page, 1)).toBeVisible();

  // Pasted; two players and the Free City.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/replay');
  await page.getByLabel(tableWords.replay.open.paste).fill(JSON.stringify(recordOfWonders(2)));
  await page.getByRole('button', { name: tableWords.replay.open.go, exact: true }).click();
  await expect(at(page, 0)).toBeVisible();
  // One of the two chooses for the Free City, too.
  await expect(page.locator('[data-choices]')).toHaveCount(3);
});

for (const device of ['desktop', 'phone'] as const) {
  test(`${device}: with all hands open each hand can be looked at, with what was taken of it`, async ({
    arrive,
  }) => {
    const { page } = await arrive({ device });
    await page.addInitScript(
      (text) => sessionStorage.setItem('mirabilia.record', text),
      JSON.stringify(recordOfWonders(4)),
    );
    await page.goto('/replay?at=3&seat=0');
    await expect(at(page, 3)).toBeVisible();
    const names = ['Ann', 'Bob', 'Cleo', 'Dido'];
    const taken = () => page.locator('[data-hand] [aria-pressed="true"]').getAttribute('data-card');
    const own: unknown[] = [];
    for (const [seat, name] of names.entries()) {
      await eyes(page).selectOption(String(seat));
      await expect(page.getByRole('list', { name: sevenWonders.handOf(name) })).toBeVisible();
      own.push([await hand(page), await taken()]);
    }
    await eyes(page).selectOption('all');
    for (const [seat, name] of names.entries()) {
      if (seat > 0 && device === 'phone') {
        await page
          .getByRole('navigation')
          .getByRole('button', { name: new RegExp(name) })
          .tap();
      } else if (seat > 0)
        await page
          .getByRole('button', { name: sevenWonders.cityOf(name), exact: true })
          .last()
          .click();
      await expect(page.getByRole('list', { name: sevenWonders.handOf(name) })).toBeVisible();
      expect([await hand(page), await taken()]).toEqual(own[seat]);
    }
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await layoutFaults(page, { mayScroll: false })).toEqual([]);
  });
}

const READY = { wonders: recordOfWonders(7), architects: recordOfArchitects(7) };
for (const [game, record] of Object.entries(READY)) {
  test(`${game}: a replay fits at every size, in any language`, async ({ arrive }) => {
    const { page } = await arrive();
    await page.addInitScript(
      (text) => sessionStorage.setItem('mirabilia.record', text),
      JSON.stringify(record),
    );
    await page.goto('/replay?at=7&seat=3');
    await expect(at(page, 7)).toBeVisible();
    await page.locator('[data-hand]').waitFor();
    for (const language of LANGUAGES) {
      await speak(page, language);
      // Tables are measured elsewhere; in every language it is the bar and the drawer that have to fit.
      const sizes = language === 'en' ? SIZES : SIZES.filter(({ width }) => width === 360 || width === 1440);
      expect(await faultsAtEverySize(page, { mayScroll: false }, sizes), language).toEqual([]);
    }
    await speak(page, 'en');
    await eyes(page).selectOption('all');
    await page.locator('[data-hand]').waitFor();
    expect(await faultsAtEverySize(page, { mayScroll: false }), 'all').toEqual([]);
  });
}
