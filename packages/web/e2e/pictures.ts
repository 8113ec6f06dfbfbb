// `npm run shots`: the pictures of README and docs, made from the page as it is, with the same deals every time.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { en as tableWords } from '../src/words/table/en.ts';
import { type Api, apiOf, type Person } from './kit/api.ts';
import { Architect } from './kit/architect.ts';
import { openBrowser } from './kit/browser.ts';
import { animatedWebp, asWebp } from './kit/moving-picture.ts';
import { Player } from './kit/player.ts';
import { startServer } from './kit/server.ts';
import { filmed, slowMotion } from './kit/strip.ts';
import { seat } from './kit/tables.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/images/', import.meta.url));
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

interface Studio {
  readonly api: Api;
  visit(options: BrowserContextOptions, who?: Person): Promise<Page>;
}

/** As the pictures show the address of the server. */
const SITE = 'http://mirabilia.example';

const openBrowserAt = (address: string): Promise<Browser> =>
  openBrowser([
    `--host-resolver-rules=MAP ${new URL(SITE).host}:80 ${new URL(address).host}`,
    // What browsers allow only to secure sites, such as copying a link, stands in the pictures, too.
    `--unsafely-treat-insecure-origin-as-secure=${SITE}`,
  ]);

const studioOf = (browser: Browser, address: string, motion: 'off' | 'full'): Studio => ({
  api: apiOf(address),
  visit: async (options, who) => {
    const context = await browser.newContext({ baseURL: SITE, locale: 'en', ...options });
    const cookie = { name: 'mirabilia', url: SITE, httpOnly: true, sameSite: 'Lax' } as const;
    if (who !== undefined) await context.addCookies([{ ...cookie, value: who.token }]);
    await context.addInitScript((wanted) => {
      localStorage.setItem('mirabilia.settings', JSON.stringify({ motion: wanted, hints: false }));
    }, motion);
    return context.newPage();
  },
});

/** A server and its deals for one picture, so that no picture depends on another. */
async function picture(name: string, take: (studio: Studio) => Promise<Page>): Promise<void> {
  const server = await startServer(`pictures, ${name}`);
  const browser = await openBrowserAt(server.address);
  try {
    const page = await take(studioOf(browser, server.address, 'off'));
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: `${FOLDER}${name}.png` });
    console.log(`docs/images/${name}.png`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Scene {
  readonly players: number;
  readonly options: BrowserContextOptions;
  /** How many cards have been played. */
  readonly after: number;
}

/** At the table with bots, some way into the match. */
async function atTable({ api, visit }: Studio, { players, options, after }: Scene): Promise<Player> {
  const { code, host } = await seat(api, { people: ['Ann'], bots: players - 1 });
  const player = new Player({ page: await visit(options, host) }, { name: 'Ann', isBuilder: true });
  await player.sitDown(code);
  let cards = 0;
  while (cards < after) if ((await player.answer()) === 'card') cards++;
  await player.isAsked();
  return player;
}

/** A card that can be built, if there is one. */
async function pickUp({ page, hands, cards }: Player): Promise<Page> {
  const open = page.locator('[data-hand] button:not([data-verdict="closed"])');
  await hands.press((await open.count()) > 0 ? open.first() : cards.first());
  return page;
}

/** Milliseconds at full speed: a card is lifted and laid down, all are turned over, and the hands are passed. */
const TURN = Array.from({ length: 20 }, (_, i) => i * 65);
/** The table at rest before it begins again. */
const REST = 900;
const SMALL = { width: 720, height: 450 };

/** Needs motion, so it is no picture like the others. */
async function movingPicture(name: string): Promise<void> {
  const server = await startServer(`pictures, ${name}`);
  const browser = await openBrowserAt(server.address);
  try {
    const studio = studioOf(browser, server.address, 'full');
    const { page } = await pickedUp(studio);
    await slowMotion(page);
    const still = { at: 0, png: await page.screenshot() };
    const moved = await filmed(page, () => page.keyboard.press('Enter'), TURN);
    const frames = [still, ...moved];
    const pictures = await asWebp(page, frames, SMALL);
    const stays = frames.map(({ at }, i) => Math.max(40, (frames[i + 1]?.at ?? at + REST) - at));
    stays[0] = REST;
    const all = pictures.map((webp, i) => ({ webp, stays: stays[i] as number }));
    writeFileSync(`${FOLDER}${name}.webp`, animatedWebp(all, SMALL));
    console.log(`docs/images/${name}.webp`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A card in hand that Enter would build. */
async function pickedUp(studio: Studio): Promise<{ readonly page: Page }> {
  const player = await atTable(studio, { players: 3, options: DESKTOP, after: 8 });
  await player.page.waitForTimeout(2000);
  return { page: await pickUp(player) };
}

mkdirSync(FOLDER, { recursive: true });
await picture('home', async ({ visit }) => {
  const page = await visit(DESKTOP);
  await page.goto('/', { waitUntil: 'networkidle' });
  return page;
});
await picture('lobby', async ({ api, visit }) => {
  const table = await seat(api, {
    people: ['Ann', 'Bob'],
    bots: 1,
    isStarted: false,
    pace: { kind: 'live', decision: 60, bank: 120 },
  });
  const page = await visit(DESKTOP, table.host);
  await page.goto(`/m/${table.code}`, { waitUntil: 'networkidle' });
  return page;
});
for (const colorScheme of ['light', 'dark'] as const) {
  await picture(`table-${colorScheme}`, async (studio) =>
    pickUp(await atTable(studio, { players: 3, options: { ...DESKTOP, colorScheme }, after: 9 })),
  );
}
await picture('table-phone', async (studio) =>
  pickUp(await atTable(studio, { players: 7, options: PHONE, after: 9 })),
);
await picture('battle', async (studio) => {
  const player = await atTable(studio, { players: 4, options: DESKTOP, after: 12 });
  return player.page;
});
await picture('score', async (studio) => {
  const player = await atTable(studio, { players: 4, options: DESKTOP, after: 18 });
  while ((await player.answer()) !== 'over');
  return player.page;
});
await picture('architects', async ({ api, visit }) => {
  const { code, host } = await seat(api, { game: 'architects', people: ['Ann'], bots: 3 });
  const page = await visit(DESKTOP, host);
  await page.goto(`/m/${code}`);
  const player = new Architect({ page });
  for (let i = 0; i < 12; i++) await player.answer();
  await player.isAsked();
  return page;
});
await picture('coach', async (studio) => {
  const player = await atTable(studio, { players: 3, options: DESKTOP, after: 18 });
  while ((await player.answer()) !== 'over');
  const { page } = player;
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/replay/${id}?at=8&seat=1`);
  await page.getByRole('switch', { name: tableWords.frame.coach }).check();
  await page.getByRole('button', { name: tableWords.frame.courseGo }).click();
  await page.locator('[data-course="said"]').waitFor();
  return page;
});
await movingPicture('turn');
