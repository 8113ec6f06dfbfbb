// Somebody at the table of 7 Wonders who sees what the page shows and does what it lets him do.

import type { Locator, Page } from '@playwright/test';
import { en as sevenWonders } from '../../src/words/seven-wonders/en.ts';
import { en as table } from '../../src/words/table/en.ts';
import { type Hands, pointing, type Use } from './hands.ts';
import { firstSeen, gone, handNow } from './soon.ts';
import type { Visitor } from './test.ts';

/** What can be asked, by what stands for it in the page, in the order in which they hide each other. */
export const ASKED = {
  battles: '[data-battles] button',
  over: '[data-covers]',
  card: 'main:not(:has([data-actions="locked"])) [data-hand] button:enabled',
  salvage: 'button[data-decline]',
  board: 'button[data-take]',
} as const;
type Asked = keyof typeof ASKED;

/** Numbers from 0 to 1, the same for the same name. */
function chanceOf(name: string): () => number {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}

const starts = (words: string): RegExp => new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

interface Habits {
  /** From which all his choices follow. */
  readonly name: string;
  readonly hands?: Hands;
  /** Builds whatever can be built, as people do. */
  readonly isBuilder?: boolean;
}

export class Player {
  readonly page: Page;
  readonly hands: Hands;
  /** What he has been asked so far, and what he has done with cards. */
  readonly asked = new Set<Asked>();
  readonly used = new Set<Use>();
  readonly #chance: () => number;
  readonly #isBuilder: boolean;

  constructor({ page }: Pick<Visitor, 'page'>, { name, hands, isBuilder = false }: Habits) {
    this.page = page;
    this.hands = hands ?? pointing(page);
    this.#chance = chanceOf(name);
    this.#isBuilder = isBuilder;
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: sevenWonders.hand }).getByRole('button');
  }

  use(use: Use): Locator {
    const name = { build: sevenWonders.build, stage: sevenWonders.wonder, discard: sevenWonders.sell }[use];
    // Where the actions are, and not on the whole page: there every button's name would have to be worked out.
    return this.page.locator('[data-actions]').getByRole('button', { name: starts(name) });
  }

  get change(): Locator {
    return this.page.getByRole('button', { name: sevenWonders.change, exact: true });
  }

  get #battles(): Locator {
    return this.page.locator(ASKED.battles);
  }

  get score(): Locator {
    return this.page.getByRole('region', { name: table.ending.score.title });
  }

  get #takeNothing(): Locator {
    return this.page.getByRole('button', { name: sevenWonders.takeNothing });
  }

  async sitDown(code: string): Promise<void> {
    await this.page.goto(`/m/${code}`);
  }

  /** Waits until something is asked of him. */
  isAsked(): Promise<Asked> {
    return firstSeen(this.page, ASKED);
  }

  /** Waits for this one, whatever is asked meanwhile. */
  async awaits(asked: Asked): Promise<void> {
    await firstSeen(this.page, { [asked]: ASKED[asked] });
  }

  #any<T>(list: readonly T[]): T {
    return list[Math.floor(this.#chance() * list.length)] as T;
  }

  /** Any card, and anything that may be done with it. The Free City can't do anything with some. */
  async #playCard(): Promise<void> {
    const count = await this.cards.count();
    const first = Math.floor(this.#chance() * count);
    for (let i = 0; i < count; i++) {
      const place = (first + i) % count;
      // The table may go on while he reaches for a card: then there are battles first.
      const isLate = await this.hands.pick(this.cards.nth(place), place).then(
        async () =>
          (await firstSeen(this.page, { battles: ASKED.battles, uses: '[data-use]' })) === 'battles',
        async (error) => {
          if (await this.#battles.isVisible()) return true;
          throw error;
        },
      );
      if (isLate) return;
      const buttons = this.page.locator('[data-use]:enabled');
      const open = await buttons.evaluateAll((all) => all.map((button) => button.dataset.use as Use));
      if (open.length === 0) continue;
      if (this.#isBuilder && !open.includes('build') && i < count - 1) continue;
      const use = this.#isBuilder && open.includes('build') ? 'build' : this.#any(open);
      this.used.add(use);
      const hand = await handNow(this.page);
      await this.hands.use(this.use(use), use);
      // Until the page has taken it, the same is asked: the hand is another one then, or locked.
      return gone(this.page, `main:not(:has([data-actions="locked"])) ${hand}`);
    }
    // The match went on elsewhere while the cards were tried: what is asked now is answered next.
    if (count === 0 || (await this.cards.count()) < count) return;
    throw new Error('nothing can be done with any card');
  }

  async #salvage(): Promise<void> {
    const cards = this.page
      .locator('section', { has: this.#takeNothing })
      .getByRole('listitem')
      .getByRole('button');
    await this.hands.press(cards.first());
    const build = this.page.getByRole('button', { name: starts(`${sevenWonders.build} `) });
    await this.hands.press(
      (await build.isVisible()) && (await build.isEnabled()) ? build : this.#takeNothing,
    );
  }

  /** Answers whatever is asked next; says what it was. */
  async answer(): Promise<Asked> {
    const asked = await this.isAsked();
    this.asked.add(asked);
    const answers: Readonly<Record<Asked, () => Promise<void>>> = {
      card: () => this.#playCard(),
      salvage: () => this.#salvage(),
      board: () => this.hands.press(this.page.getByRole('button', { name: /^Take .+ [AB]$/ }).first()),
      battles: () => this.hands.press(this.#battles),
      over: async () => {},
    };
    await answers[asked]();
    return asked;
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.answer()) !== 'over');
  }
}
