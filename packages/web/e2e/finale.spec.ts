// The end of a match: a race that tells nothing too soon, then the winner, and something for everybody.

import type { Locator, Page } from '@playwright/test';
import { en as architects } from '../src/words/architects/en.ts';
import { en as table } from '../src/words/table/en.ts';
import { axeFindings } from './kit/axe.ts';
import { playOn } from './kit/company.ts';
import { layoutFaults } from './kit/layout.ts';
import { recordOfArchitects, recordOfWonders } from './kit/records.ts';
import { seat } from './kit/tables.ts';
import { type Arrival, type Arrive, expect, test } from './kit/test.ts';

const { score: words, highlights } = table.ending;
/** Milliseconds: the race of seven categories and the winner's wonder at "full", and what a busy machine may add. */
const LONGEST = 7200;
const BUSY = 1500;

const lastOf = <T>(list: readonly T[]): T => list.at(-1) as T;
/** Where something stands that is seen. */
const boxOf = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const titleOf = (page: Page) => page.locator('[data-covers] h1');
const VERDICT = / wins? with \d+ points$|^Shared victory/;

/** A replay that is one step before its end, whose last step will be moving. */
async function beforeTheEnd(arrive: Arrive, record: object, arrival: Arrival = {}) {
  const visitor = await arrive({ motion: 'full', ...arrival });
  const { page } = visitor;
  await page.addInitScript(
    (text) => sessionStorage.setItem('mirabilia.record', text),
    JSON.stringify(record),
  );
  await page.goto('/replay?seat=0');
  const scrub = page.getByRole('slider', { name: table.replay.bar.moment });
  await scrub.waitFor();
  const last = Number(await scrub.getAttribute('max'));
  await page.goto(`/replay?seat=0&at=${last - 1}`);
  await expect(scrub).toHaveValue(String(last - 1));
  return visitor;
}

/** By the button: keys count a moment after the page is there. */
const stepForward = (page: Page) =>
  page.getByRole('button', { name: table.replay.bar.forward, exact: true }).click();
/** The last battles go by themselves, unless somebody wishes for stillness: then they are put away. */
async function toScore(page: Page): Promise<void> {
  const putAway = page.getByRole('button', { name: table.ending.battles.toScore });
  await putAway.or(page.locator('[data-covers]')).first().waitFor();
  if (await putAway.isVisible()) await putAway.click();
}

/** Everything that stands in the score, as often as the page draws it, from when it opens until the winner is told. */
async function watchRace(page: Page) {
  return page.evaluate(async () => {
    const seen: { at: number; title: string; text: string; order: string[]; totals: number[] }[] = [];
    const start = performance.now();
    let opened = 0;
    for (;;) {
      await new Promise(requestAnimationFrame);
      const score = document.querySelector('[data-covers]:not([data-finished-wonder])');
      if (score === null) {
        if (performance.now() - start > 20_000) throw new Error('the score did not open');
        continue;
      }
      opened ||= performance.now();
      const rows = [...score.querySelectorAll('ol > li')];
      const place = (row: Element) => row.getBoundingClientRect().top;
      seen.push({
        at: performance.now() - opened,
        title: score.querySelector('h1')?.textContent ?? '',
        text: (score as HTMLElement).innerText,
        order: rows
          .toSorted((a, b) => place(a) - place(b))
          .map((row) => row.firstElementChild?.lastChild?.textContent ?? ''),
        totals: rows.map((row) => Number(row.lastElementChild?.textContent)),
      });
      if (score.hasAttribute('data-over')) return seen;
      if (performance.now() - opened > 15_000) throw new Error('the race did not end');
    }
  });
}

test('nothing is told before the last category; whoever has more overtakes; then the winner, the crown and the sheet', async ({
  arrive,
}) => {
  const { page } = await beforeTheEnd(arrive, recordOfWonders(7));
  await stepForward(page);
  const watching = watchRace(page);
  await toScore(page);
  const seen = await watching;
  const race = seen.slice(0, -1);
  expect(race.length).toBeGreaterThan(20);
  for (const { title, text } of race) {
    expect(title).toBe(words.title);
    expect(text).not.toMatch(VERDICT);
    expect(text).not.toContain(words.sheet);
    expect(text).not.toContain(highlights.title);
  }
  const end = lastOf(seen);
  expect(end.title).toMatch(VERDICT);
  expect(end.at).toBeGreaterThan(2500);
  expect(end.at).toBeLessThan(LONGEST + BUSY);
  // Totals grow from nothing, and places change on the way.
  expect(race[0]?.totals).toEqual(Array(7).fill(0));
  const totals = new Set(race.map((each) => each.totals.join()));
  expect(totals.size).toBeGreaterThanOrEqual(5);
  expect(new Set(race.map((each) => each.order.join())).size).toBeGreaterThanOrEqual(3);
  expect(end.order).not.toEqual(race[0]?.order);
  expect(end.totals).toEqual(end.totals.toSorted((a, b) => b - a));
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(highlights.title)).toBeVisible();
});

test('nobody goes while points are counted; then the winner’s wonder has the screen, and the buttons come', async ({
  arrive,
}) => {
  const { page } = await beforeTheEnd(arrive, recordOfWonders(3));
  await stepForward(page);
  await toScore(page);
  await expect(titleOf(page)).toHaveText(words.title);
  const back = page.getByRole('button', { name: words.toTable });
  await expect(back).toBeHidden();
  const crowned = page.locator('[data-finished-wonder]');
  await expect(crowned.locator('h1')).toHaveText(VERDICT);
  await expect(back).toBeHidden();
  await expect(crowned).toBeHidden();
  await expect(back).toBeVisible();
  await expect(titleOf(page)).toHaveText(VERDICT);
});

test('half as long when animations are quick, and done at once when they are off', async ({ arrive }) => {
  const quick = await beforeTheEnd(arrive, recordOfWonders(3), { motion: 'quick' });
  await stepForward(quick.page);
  const watching = watchRace(quick.page);
  await toScore(quick.page);
  const seen = await watching;
  expect(lastOf(seen).at).toBeLessThan(LONGEST / 2 + BUSY);
  expect(seen.length).toBeGreaterThan(5);

  const off = await beforeTheEnd(arrive, recordOfWonders(3), { motion: 'off' });
  await stepForward(off.page);
  await toScore(off.page);
  expect(await watchRace(off.page)).toHaveLength(1);
});

test('any press shows the end, and does what it does otherwise', async ({ arrive }) => {
  const { page } = await beforeTheEnd(arrive, recordOfWonders(3));
  await stepForward(page);
  await toScore(page);
  await expect(titleOf(page)).toHaveText(words.title);
  await page.keyboard.press('Shift');
  await expect(titleOf(page)).toHaveText(VERDICT, { timeout: 400 });
  // Opened again, it is told.
  await page.getByRole('button', { name: words.toTable }).click();
  await page.getByRole('button', { name: words.toScore }).click();
  await expect(titleOf(page)).toHaveText(VERDICT, { timeout: 400 });
  // A replay that jumps there shows it as it is.
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await expect(titleOf(page)).toBeVisible();
  expect(await titleOf(page).innerText()).toMatch(VERDICT);
});

test('screen readers hear the winner once, when all see it', async ({ arrive }) => {
  const { page } = await beforeTheEnd(arrive, recordOfWonders(3));
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const note = () => {
      for (const line of document.querySelectorAll('[aria-live="polite"].sr-only')) {
        const text = line.textContent?.trim() ?? '';
        if (text !== '' && said.at(-1) !== text) said.push(text);
      }
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await stepForward(page);
  await toScore(page);
  await expect(titleOf(page)).toHaveText(words.title);
  // cast: put there above.
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect((await said()).filter((text) => VERDICT.test(text))).toEqual([]);
  await expect(titleOf(page)).toHaveText(VERDICT);
  const title = await titleOf(page).innerText();
  expect((await said()).filter((text) => text.startsWith(title))).toHaveLength(1);
});

test('in Architects the finished wonder has the screen first', async ({ arrive }) => {
  const { page } = await beforeTheEnd(arrive, recordOfArchitects(4));
  await stepForward(page);
  const wonder = page.locator('[data-finished-wonder]');
  await expect(wonder).toBeVisible();
  await expect(wonder).toContainText(architects.story.finished({ name: 'Ann', isYou: false }));
  expect(await axeFindings(page)).toEqual([]);
  const start = Date.now();
  await expect(titleOf(page)).toHaveText(words.title);
  expect(Date.now() - start).toBeLessThan(2000 + BUSY);
  await expect(titleOf(page)).toHaveText(VERDICT);
  // A press is enough.
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-covers]')).toHaveCount(0);
  await stepForward(page);
  await expect(wonder).toBeVisible();
  await page.mouse.click(300, 300);
  await expect(wonder).toBeHidden({ timeout: BUSY });
  await expect(titleOf(page)).toHaveText(words.title);
});

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const [game, record] of [
  ['7 Wonders', recordOfWonders],
  ['Architects', recordOfArchitects],
] as const) {
  test(`${game}: the winner’s wonder is whole at every size, the crown above it`, async ({ arrive }) => {
    const { page } = await beforeTheEnd(arrive, record(7), { motion: 'off' });
    // A replay that has only just been laid doesn't hear the first press.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(titleOf(page)).toHaveText(VERDICT, { timeout: 3000 });
    }).toPass();
    const picture = page.locator('[data-covers] header svg[viewBox="0 -4 480 160"]');
    const crown = page.locator('[data-covers] header svg').first();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const at = `${size.width}x${size.height}`;
      const box = await boxOf(picture);
      // As its drawing is: nothing of it is cut.
      expect(box.width / box.height, at).toBeCloseTo(3, 1);
      expect(box.y, at).toBeGreaterThanOrEqual(0);
      const above = await boxOf(crown);
      expect(above.y + above.height, at).toBeLessThanOrEqual(box.y + 1);
      expect(await layoutFaults(page, { mayScroll: true }), at).toEqual([]);
    }
  });
}

test('live: a fanfare or not, a personal best, hashes behind a lock, and room on a phone', async ({
  arrive,
  api,
  server,
}) => {
  // Wonders that ask nothing more after the last turn: Babylon's seventh card and a salvage would be waited for.
  const options = { wonders: ['rhodos', 'alexandria', 'ephesos'], sides: 'A' };
  const seated = await seat(api, { people: ['Ann', 'Bob', 'Cleo'], options });
  const isLast = (view: { public: { table: { age: number; turn: number } } }) =>
    view.public.table.age === 3 && view.public.table.turn === 6;
  const seats = await playOn(server.address, seated, { tastes: [], isThere: isLast });
  const { page } = await arrive({ as: seated.host, device: 'phone', motion: 'full' });
  await page.goto(`/m/${seated.code}`);
  await page.locator('[data-hand] button:enabled').first().waitFor();
  for (const each of seats) await each.choose();
  await toScore(page);
  await expect(titleOf(page)).toHaveText(words.title);
  await expect(titleOf(page)).toHaveText(VERDICT);
  await expect(page.getByText(highlights.first)).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('mirabilia.results') ?? '{}'));
  expect(stored['seven-wonders/3']).toHaveLength(1);

  const { check, title, seal } = table.ending.proof;
  await expect(page.getByText(seal)).toBeHidden();
  await page.getByText(title).click();
  await expect(page.getByText(seal)).toBeVisible();
  await page.getByRole('button', { name: check }).click();
  await expect(page.getByText(table.ending.proof.verdict.holds).first()).toBeVisible();

  const actions = await boxOf(page.getByRole('button', { name: words.rematch }).locator('..'));
  expect(actions.height).toBeGreaterThan(40);
  expect(actions.height).toBeLessThan(844 * 0.09);
  for (const name of [words.toTable, words.exportRecord])
    await expect(page.getByRole('button', { name })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  for (const each of seats) each.close();
  // Counted once, however often it is opened, and then it is no race.
  await page.reload();
  await expect(titleOf(page)).toHaveText(VERDICT);
  await expect(page.getByText(highlights.first)).toBeVisible();
});
