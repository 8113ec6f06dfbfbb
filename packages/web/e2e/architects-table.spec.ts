// The table of Architects stands still while it is played, and shows what it has at the sizes where people play it.

import type { Locator, Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as architects } from '../src/words/architects/en.ts';
import { Architect, ASKED } from './kit/architect.ts';
import { layoutFaults } from './kit/layout.ts';
import { recordOfArchitects } from './kit/records.ts';
import { seat } from './kit/tables.ts';
import { expect, test } from './kit/test.ts';

/** Where the decks and the wonder stand, to the pixel. */
const places = (page: Page): Promise<string> =>
  page.locator('[data-decks], main > [data-city]').evaluateAll((parts) =>
    parts
      .map((part) => part.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '))
      .join(', '),
  );

/** Those that complete something, else those that bring it nearer, so that soon everything is asked. */
async function bestDeck({ decks }: Architect): Promise<Locator> {
  for (const hasText of ['Completes', 'Towards']) {
    const found = decks.filter({ hasText });
    if ((await found.count()) > 0) return found;
  }
  return decks;
}

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`a phone of ${size.width}x${size.height}: nothing moves under the finger, whatever is asked and chosen`, async ({
    arrive,
    dealtBy,
  }) => {
    const { api, address } = await dealtBy('tokens two');
    // Stages of Ephesus stand side by side, so that there is one to choose; what can be done in one way only is done.
    const options = { wonders: ['ephesus', 'giza', 'rhodes'], first: 0 };
    const { code, host } = await seat(api, { game: 'architects', people: ['Ann'], bots: 2, options });
    const visitor = await arrive({ as: host, address, device: 'phone', browser: { viewport: size } });
    const { page } = visitor;
    const player = new Architect(visitor);
    await player.sitDown(code);
    await player.isAsked();
    const first = await places(page);
    const seen = new Set<string>();
    for (let answers = 0; answers < 40 && !(seen.has('stage') && seen.has('token')); answers++) {
      const asked = await player.isAsked();
      if (asked === 'over') break;
      if (asked === 'battle') {
        await player.answer();
        continue;
      }
      seen.add(asked);
      // The tokens lie where the decks were, which nobody can take from then.
      const isCovered = (await page.locator('section[data-tokens]').count()) > 0;
      if (!isCovered) expect(await places(page), `${asked} is asked`).toBe(first);
      const open = asked === 'deck' ? await bestDeck(player) : page.locator(ASKED[asked]);
      await open.first().tap();
      await expect(player.go).toBeInViewport({ ratio: 1 });
      if (!isCovered) expect(await places(page), `${asked} is chosen`).toBe(first);
      const decision = await page.locator('main').getAttribute('data-decision');
      await player.go.tap();
      await expect(page.locator(`main[data-decision="${decision}"]`)).toHaveCount(0);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['deck', 'stage', 'token']));
  });
}

const linesOf = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]);

test('a phone with seven players: names in one line, numbers in two, to the end', async ({
  arrive,
  dealtBy,
}) => {
  const { api, address } = await dealtBy('seven on a phone');
  const { code, host } = await seat(api, { game: 'architects', people: ['Ann'], bots: 6 });
  const visitor = await arrive({ as: host, address, device: 'phone' });
  const { page } = visitor;
  const player = new Architect(visitor);
  await player.sitDown(code);
  for (let answers = 0; answers < 30; answers++) {
    if ((await player.isAsked()) === 'over') break;
    const heights = await page
      .locator('nav > [data-seat]')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
    expect(await linesOf(page, 'nav h2')).toHaveLength(1);
    expect((await linesOf(page, 'nav [data-figures] > span:not(.sr-only)')).length).toBeLessThanOrEqual(4);
    expect(await layoutFaults(page, { mayScroll: false })).toEqual([]);
    await player.answer();
  }
});

const DESKS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

for (const bots of [1, 3, 6]) {
  test(`a desk with ${bots + 1}: the button lies by the cards, nothing is cut, the last round is told in order`, async ({
    arrive,
    dealtBy,
  }) => {
    const { api, address } = await dealtBy(`laptop ${bots}`);
    const { code, host } = await seat(api, { game: 'architects', people: ['Ann'], bots });
    const visitor = await arrive({ as: host, address });
    const { page } = visitor;
    const player = new Architect(visitor);
    await player.sitDown(code);
    for (let answers = 0; answers < 9; answers++) if ((await player.answer()) === 'over') break;
    while ((await player.isAsked()) !== 'deck') await player.answer();
    await player.decks.first().click();
    for (const size of DESKS) {
      await page.setViewportSize(size);
      const where = `${size.width}x${size.height}`;
      expect(await layoutFaults(page, { mayScroll: false }), where).toEqual([]);
      const hand = await page.locator('[data-decks]').boundingBox();
      const go = await player.go.boundingBox();
      if (hand === null || go === null) throw new Error('no decks, or no button');
      const [across, down] = [
        Math.max(0, go.x - (hand.x + hand.width)),
        Math.max(0, go.y - (hand.y + hand.height)),
      ];
      expect(Math.hypot(across, down), where).toBeLessThan(120);
    }
    await page.setViewportSize(DESKS[0] as (typeof DESKS)[0]);
    // I played before all others did, and am asked again: I come first.
    await expect(page.locator('[data-last-round] > li b').first()).toHaveText('You');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^${architects.round(0).replace('0', '\\d+')}$`),
    );
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`on laptops the wonders of three others are seen, and all that they have: ${theme}`, async ({
    arrive,
  }) => {
    const { page } = await arrive();
    await page.emulateMedia({ colorScheme: theme });
    await page.addInitScript(
      (text) => sessionStorage.setItem('mirabilia.record', text),
      JSON.stringify(recordOfArchitects(4)),
    );
    await page.goto('/replay?at=70&seat=0');
    const pictures = page.locator('[data-seat] svg[viewBox="0 -4 480 160"]');
    await expect(pictures).toHaveCount(3);
    await page.getByRole('button', { name: app.close, exact: true }).click();
    for (const size of [
      { width: 1280, height: 720 },
      { width: 1366, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const at = `${size.width}x${size.height}`;
      for (const picture of await pictures.all()) {
        expect((await picture.boundingBox())?.height ?? 0, at).toBeGreaterThan(120);
      }
      expect(await layoutFaults(page, { mayScroll: false }), at).toEqual([]);
    }
    // By night the moon stands over them.
    await expect(pictures.first()).toHaveClass(theme === 'dark' ? /dusk/ : /day/);
  });
}
