// The table of Architects at its moments. Each table is played there once, through the page; then every language looks at it.

import type { Language } from '@mirabilia/kernel';
import type { Page } from '@playwright/test';
import { type Answer, Architect } from '../kit/architect.ts';
import { type Seated, seat, type Wish } from '../kit/tables.ts';
import { type Screen, type Studio, tableWordsIn } from './studio.ts';

const GAME = 'architects';
/** More questions than any match asks. */
const FAR_TOO_OFTEN = 150;

interface Moment {
  readonly wish: Omit<Wish, 'people' | 'game'>;
  /** What is asked, after at least so many answers. */
  readonly asked: Answer;
  readonly after?: number;
}

const playedTo = (studio: Studio, key: string, { wish, asked, after = 0 }: Moment): Promise<Seated> =>
  studio.once(key, async () => {
    const table = await seat(studio.api, { game: GAME, people: ['Ann'], ...wish });
    const page = await studio.visit({ language: 'en', as: table.host });
    const player = new Architect({ page });
    await player.sitDown(table.code);
    for (let answers = 0; answers < FAR_TOO_OFTEN; answers++) {
      if ((await player.isAsked()) === asked && answers >= after) {
        await page.context().close();
        return table;
      }
      await player.answer();
    }
    throw new Error(`${key} was never asked`);
  });

const SEEN: Readonly<Partial<Record<Answer, string>>> = {
  over: '[data-covers]',
  wonder: 'button[data-wonder]',
  token: 'button[data-token][data-open]',
  deck: '[data-decks] button:enabled',
};

async function look(studio: Studio, language: Language, key: string, moment: Moment): Promise<Page> {
  const { code, host } = await playedTo(studio, key, moment);
  const page = await studio.visit({ language, as: host });
  await page.goto(`/m/${code}`);
  await page
    .locator(SEEN[moment.asked] ?? 'main')
    .first()
    .waitFor();
  return page;
}

const moment = (
  name: string,
  at: Moment,
  act?: (page: Page, language: Language) => Promise<void>,
): Screen => ({
  name: `architects-${name}`,
  async open(studio, language) {
    const page = await look(studio, language, `architects ${JSON.stringify(at)}`, at);
    await act?.(page, language);
    return page;
  },
});

const DECK: Moment = { wish: { bots: 3 }, asked: 'deck', after: 12 };
const TOKEN: Moment = { wish: { bots: 3 }, asked: 'token' };

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

export const ARCHITECTS: readonly Screen[] = [
  moment('choice', DECK),
  moment('deck', DECK, press('[data-decks] button:enabled')),
  moment('token', TOKEN),
  moment('token-chosen', TOKEN, press('button[data-token][data-open]')),
  moment('draft', { wish: { bots: 3, options: { wonders: 'draft', first: 0 } }, asked: 'wonder' }),
  moment('log', DECK, async (page, language) => {
    const { frame } = await tableWordsIn(language);
    await page.getByRole('button', { name: frame.log, exact: true }).click();
    await page.getByRole('tabpanel').first().waitFor();
  }),
  moment('score', { wish: { bots: 3 }, asked: 'over' }),
];
