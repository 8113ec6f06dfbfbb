// The table of 7 Wonders at its moments. Each table is played there once; then every language looks at it.

import type { Language } from '@mirabilia/kernel';
import type { Page } from '@playwright/test';
import { loadWords } from '../../src/words/index.ts';
import { builder, playOn } from '../kit/company.ts';
import { openNetwork } from '../kit/network.ts';
import { type Pick, sitDown } from '../kit/seat.ts';
import { type Seated, seat, type Wish } from '../kit/tables.ts';
import { type Screen, type Studio, tableWordsIn } from './studio.ts';

const BUILDS = builder([], { stages: true });
/** Builds stages whenever it can, so that its wonder's powers come soon. */
const TASTES: readonly Pick[] = [
  builder(['brown', 'grey'], { stages: true }),
  builder(['purple', 'brown', 'grey'], { stages: false }),
  builder(['purple', 'brown', 'grey'], { stages: false }),
];

type Until = Parameters<Awaited<ReturnType<typeof sitDown>>['playUntil']>[0];

/** A table where Ann sits with bots, played until it is as wanted. */
const playedTo = ({ api, address, once }: Studio, key: string, wish: Wish, until: Until): Promise<Seated> =>
  once(key, async () => {
    const table = await seat(api, wish);
    const ann = await sitDown(address, table.host, table.id);
    await ann.playUntil(until, BUILDS);
    ann.close();
    return table;
  });

async function look(studio: Studio, language: Language, { code, host }: Seated, seen: string): Promise<Page> {
  const page = await studio.visit({ language, as: host });
  await page.goto(`/m/${code}`);
  await page.locator(seen).first().waitFor();
  return page;
}

const HAND = '[data-hand] button';
const LOCKED = '[data-actions="locked"]';

const moment = (name: string, wish: Wish, until: Until, seen: string): Screen => ({
  name,
  open: async (studio, language) => look(studio, language, await playedTo(studio, name, wish, until), seen),
});

const midway = (studio: Studio): Promise<Seated> =>
  playedTo(studio, 'midway', { people: ['Ann'], bots: 3 }, ({ age, turn }) => age === 2 && turn === 3);

/** The table midway, with something done to it. */
const atMidway = (name: string, act: (page: Page, language: Language) => Promise<void>): Screen => ({
  name,
  async open(studio, language) {
    const page = await look(studio, language, await midway(studio), HAND);
    await act(page, language);
    return page;
  },
});

const pickUp = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await page.locator('[data-use]').first().waitFor();
};

const openDrawer = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('tabpanel').first().waitFor();
};

export const WONDERS: readonly Screen[] = [
  atMidway('wonders-choice', async () => {}),
  atMidway('wonders-picked-up', (page) => pickUp(page, '1')),
  atMidway('wonders-picked-up-last', (page) => pickUp(page, '5')),
  atMidway('wonders-log', async (page, language) =>
    openDrawer(page, (await tableWordsIn(language)).frame.log),
  ),
  atMidway('wonders-chat', async (page, language) =>
    openDrawer(page, (await tableWordsIn(language)).frame.chat),
  ),
  atMidway('wonders-rules-drawer', async (page, language) => {
    const { frame } = await tableWordsIn(language);
    await page.getByRole('button', { name: frame.rules, exact: true }).click();
    await page.getByRole('tabpanel').first().waitFor();
  }),
  {
    name: 'wonders-locked',
    async open(studio, language) {
      const table = await studio.once('locked', async () => {
        const seated = await seat(studio.api, { people: ['Ann', 'Bob'], bots: 1 });
        const page = await look(studio, 'en', seated, HAND);
        await pickUp(page, '1');
        await page.locator('[data-use]:enabled').first().click();
        await page.locator(LOCKED).waitFor();
        await page.context().close();
        return seated;
      });
      return look(studio, language, table, LOCKED);
    },
  },
  moment('wonders-free-city', { people: ['Ann'], bots: 1 }, ({ age, turn }) => age === 1 && turn === 2, HAND),
  moment(
    'wonders-draft',
    { people: ['Ann'], bots: 2, options: { wonders: 'draft' } },
    () => true,
    'button[data-take]',
  ),
  moment(
    'wonders-sides',
    { people: ['Ann'], bots: 2, options: { sides: 'choice' } },
    () => true,
    'button[data-take]',
  ),
  {
    name: 'wonders-salvage',
    async open(studio, language) {
      const table = await studio.once('salvage', async () => {
        const options = { wonders: ['halikarnassos', 'gizah', 'rhodos'], sides: ['A', 'A', 'A'] };
        const seated = await seat(studio.api, { people: ['Ann', 'Bob', 'Cleo'], options });
        const seats = await playOn(studio.address, seated, {
          tastes: TASTES,
          isThere: ({ public: { table: seen } }) => seen.phase.kind === 'salvage',
        });
        for (const each of seats) each.close();
        return seated;
      });
      return look(studio, language, table, 'button[data-decline]');
    },
  },
  {
    // Battles are shown when they are fought, so every language has its own.
    name: 'wonders-battle',
    async open(studio, language) {
      const table = await seat(studio.api, { people: ['Ann'], bots: 3 });
      const ann = await sitDown(studio.address, table.host, table.id);
      const { decision } = (await ann.playUntil(({ turn }) => turn === 6, BUILDS)).public;
      const page = await look(studio, language, table, HAND);
      await ann.choose(BUILDS);
      await ann.at(decision + 1);
      ann.close();
      await page.locator('[data-battles] button').first().waitFor();
      return page;
    },
  },
  moment(
    'wonders-score',
    { people: ['Ann'], bots: 3 },
    ({ phase }) => phase.kind === 'over',
    '[data-covers]',
  ),
  {
    name: 'wonders-tv',
    async open(studio, language) {
      const { code } = await midway(studio);
      const page = await studio.visit({ language });
      await page.goto(`/tv/${code}`);
      await page.getByRole('heading', { name: 'Ann' }).waitFor();
      return page;
    },
  },
  {
    name: 'wonders-replay-coach',
    async open(studio, language) {
      const over = ({ phase }: { phase: { kind: string } }) => phase.kind === 'over';
      const { id } = await playedTo(studio, 'wonders-score', { people: ['Ann'], bots: 3 }, over);
      const { frame } = await tableWordsIn(language);
      const page = await studio.visit({ language });
      await page.goto(`/replay/${id}?at=8&seat=0`);
      await page.getByRole('switch', { name: frame.coach }).check();
      await page.locator('[data-coach="said"]').waitFor();
      return page;
    },
  },
  {
    name: 'lost-connection',
    async open(studio, language) {
      const { link } = await loadWords('app', language);
      const { code, host } = await midway(studio);
      const network = await openNetwork(studio.address);
      studio.later(network.close);
      const page = await studio.visit({ language, as: host, address: network.address });
      await page.goto(`/m/${code}`);
      await page.locator(HAND).first().waitFor();
      network.cut();
      await page.getByText(link.reconnecting).first().waitFor();
      return page;
    },
  },
];
