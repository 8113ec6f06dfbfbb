// Whole matches of Architects through the page, and how its table stands on every size.

import { LANGUAGES } from '@mirabilia/kernel';
import type { Page } from '@playwright/test';
import { en as table } from '../src/words/table/en.ts';
import { Architect, byKeys } from './kit/architect.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults } from './kit/layout.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

const GAME = 'architects';

test('a desk, a phone and a bot play a whole match of Architects through clicks', async ({ arrive, api }) => {
  test.setTimeout(180_000);
  const people = await Promise.all(['Ann', 'Bob'].map((name) => api.person(name)));
  const [host, other] = people as [(typeof people)[0], (typeof people)[0]];
  const { id, code } = await api.create(host, { game: GAME, seats: ['open', 'open', 'bot:easy'] });
  await api.join(other, id);
  await api.start(host, id);
  const players = await Promise.all(
    people.map(async (person, i) => {
      const player = new Architect(await arrive({ as: person, device: i === 0 ? 'desktop' : 'phone' }));
      await player.sitDown(code);
      return player;
    }),
  );
  await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const { score, done } of players) {
    await expect(score).toBeVisible();
    expect([...done]).toEqual(expect.arrayContaining(['deck', 'over']));
  }
});

test('a whole match of Architects by keyboard alone', async ({ arrive, api }) => {
  test.setTimeout(180_000);
  const host = await api.person('Ann');
  const { id, code } = await api.create(host, { game: GAME, seats: ['open', 'bot:easy'] });
  await api.start(host, id);
  const visitor = await arrive({ as: host });
  const player = new Architect(visitor, byKeys(visitor.page));
  await player.sitDown(code);
  await player.playToTheEnd();
  await expect(player.score).toBeVisible();
  expect([...player.done]).toEqual(expect.arrayContaining(['deck', 'over']));
});

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

for (const players of [2, 7]) {
  test(`Architects with ${players}: nothing is cut, and axe finds nothing`, async ({ arrive, api }) => {
    test.setTimeout(120_000);
    const host = await api.person('Ann');
    const seats = ['open', ...Array<string>(players - 1).fill('bot:easy')] as ['open', ...'bot:easy'[]];
    const { id, code } = await api.create(host, { game: GAME, seats });
    await api.start(host, id);
    const visitor = await arrive({ as: host });
    const player = new Architect(visitor);
    await player.sitDown(code);
    for (let turn = 0; turn < 8; turn++) if ((await player.answer()) === 'over') break;
    // A battle lies over the table, and is put away.
    while ((await player.isAsked()) === 'battle') await player.answer();
    for (const size of SIZES) {
      await visitor.page.setViewportSize(size);
      expect(await layoutFaults(visitor.page, { mayScroll: false }), `${size.width}`).toEqual([]);
      expect(await axeFindingsInBothThemes(visitor.page), `${size.width}`).toEqual([]);
    }
  });
}

/** Those whose stages stand side by side need the most room. */
const CROWDED = ['ephesus', 'rhodes', 'halicarnassus', 'olympia'] as const;

for (const wonder of CROWDED) {
  test(`the stages of ${wonder} fit on a desk and on a phone`, async ({ arrive, api }) => {
    const host = await api.person('Ann');
    const options = { wonders: [wonder, 'giza'] };
    const { id, code } = await api.create(host, { game: GAME, options, seats: ['open', 'bot:easy'] });
    await api.start(host, id);
    const { page } = await arrive({ as: host });
    await page.goto(`/m/${code}`);
    await expect(page.locator('[data-card]:enabled').first()).toBeVisible();
    expect(await faultsAtEverySize(page, { mayScroll: false })).toEqual([]);
  });
}

test('the table of Architects fits in every language on a small phone', async ({ arrive, api }) => {
  const host = await api.person('Ann');
  const seats = ['open', ...Array<string>(6).fill('bot:easy')] as ['open', ...'bot:easy'[]];
  const { id, code } = await api.create(host, { game: GAME, seats });
  await api.start(host, id);
  const { page } = await arrive({ as: host });
  await page.goto(`/m/${code}`);
  await page.locator('[data-card]:enabled').first().click({ timeout: 30_000 });
  const [small, wide] = SIZES;
  for (const language of LANGUAGES) {
    await page.setViewportSize(wide);
    await speak(page, language);
    await page.setViewportSize(small);
    await expect(page.locator('[data-go]')).toBeVisible();
    expect(await layoutFaults(page, { mayScroll: false }), language).toEqual([]);
  }
});

/** Upright and sideways, large and as small as phones are. */
const PHONES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
] as const;

for (const players of [3, 7]) {
  test(`${players} players: on every phone the sheet says what each token is, in every language`, async ({
    arrive,
    dealtBy,
  }) => {
    test.setTimeout(180_000);
    const { api, address } = await dealtBy('tokens');
    const { code, host } = await seat(api, { game: GAME, people: ['Ann'], bots: players - 1 });
    const visitor = await arrive({ as: host, address });
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    const player = new Architect(visitor);
    await player.sitDown(code);
    const offers = page.locator('[data-offer]');
    for (let turn = 0; turn < 40 && (await offers.count()) === 0; turn++) {
      await player.answer();
      await player.isAsked();
    }
    await expect(offers).toHaveCount(4);
    const found: string[] = [];
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await speak(page, language);
      for (const size of PHONES) {
        await page.setViewportSize(size);
        const faults = await layoutFaults(page, { mayScroll: false });
        const hidden = await offers.evaluateAll((all) =>
          all.flatMap((offer) => {
            const { top, bottom } = offer.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight ? [] : [`“${offer.textContent}” is out of sight`];
          }),
        );
        const where = `${language}, ${size.width}x${size.height}`;
        found.push(...[...faults, ...hidden].map((fault) => `${where}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
    await offers.first().click();
    await expect(page.locator('[data-go]')).toBeVisible();
  });
}

test('the log is the same after a reload, and for who comes late', async ({ arrive, api }) => {
  const host = await api.person('Ann');
  const { id, code } = await api.create(host, { game: GAME, seats: ['open', 'bot:easy', 'bot:easy'] });
  await api.start(host, id);
  const visitor = await arrive({ as: host });
  const player = new Architect(visitor);
  await player.sitDown(code);
  for (let turn = 0; turn < 4; turn++) await player.answer();
  // A battle may have been fought since, and is put away.
  while ((await player.isAsked()) === 'battle') await player.answer();
  const logIn = async (page: Page) => {
    await page.getByRole('button', { name: table.frame.log }).click();
    const lines = page.getByRole('tabpanel').getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    return lines.allInnerTexts();
  };
  const before = await logIn(visitor.page);
  expect(before.length).toBeGreaterThan(8);
  await visitor.page.reload();
  await player.isAsked();
  expect(await logIn(visitor.page)).toEqual(before);
  const { page } = await arrive();
  await page.goto(`/m/${code}`);
  expect(await logIn(page)).toHaveLength(before.length);
});
