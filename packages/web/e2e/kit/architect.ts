// Somebody at the table of Architects who sees what the page shows and does what it lets him do.

import type { Locator, Page } from '@playwright/test';
import { en as architects } from '../../src/words/architects/en.ts';
import { en as table } from '../../src/words/table/en.ts';
import { firstSeen, gone } from './soon.ts';
import { expect, type Visitor } from './test.ts';

/** What can be asked, by what stands for it in the page, in the order in which they hide each other. */
export const ASKED = {
  battle: '[data-battles] button',
  over: '[data-covers]',
  wonder: 'button[data-wonder]',
  stage: 'button[data-stage]',
  token: 'button[data-token][data-open]',
  far: 'button[data-far]',
  deck: '[data-decks] button:enabled',
} as const;
export type Answer = keyof typeof ASKED;

/** How he does things: with a mouse or a finger, or with the keyboard alone. */
export interface Ways {
  /** Points at what can be chosen. */
  point(control: Locator): Promise<void>;
  /** Does what is pointed at, or presses any other button. */
  go(button: Locator): Promise<void>;
}

export function byPointer(page: Page): Ways {
  let isTouch: Promise<boolean> | undefined;
  const press = async (control: Locator) => {
    isTouch ??= page.evaluate(() => navigator.maxTouchPoints > 0);
    await ((await isTouch) ? control.tap() : control.click());
  };
  return { point: press, go: press };
}

/** More stops than any screen of the page has. */
const FAR_TOO_OFTEN = 150;

export function byKeys(page: Page): Ways {
  const { keyboard } = page;
  const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
  const walkTo = async (control: Locator) => {
    for (let i = 0; !(await hasFocus(control)); i++) {
      expect(i, 'every control is reached by the Tab key').toBeLessThan(FAR_TOO_OFTEN);
      await keyboard.press('Tab');
    }
  };
  return {
    point: async (control) => {
      const place = await control.getAttribute('data-card');
      // Decks and wonders have numbers of their own; everything else is walked to.
      if (place !== null) await keyboard.press(String(Number(place) + 1));
      else {
        await walkTo(control);
        await keyboard.press('Enter');
      }
    },
    go: async (button) => {
      await walkTo(button);
      await keyboard.press('Enter');
    },
  };
}

export class Architect {
  readonly page: Page;
  readonly ways: Ways;
  /** What he has done so far. */
  readonly done = new Set<Answer>();
  #turn = 0;

  constructor({ page }: Pick<Visitor, 'page'>, ways?: Ways) {
    this.page = page;
    this.ways = ways ?? byPointer(page);
  }

  get decks(): Locator {
    return this.page.getByRole('list', { name: architects.decks }).locator('button:enabled');
  }

  get score(): Locator {
    return this.page.getByRole('region', { name: table.ending.score.title });
  }

  get go(): Locator {
    return this.page.locator('[data-go]');
  }

  async sitDown(code: string): Promise<void> {
    await this.page.goto(`/m/${code}`);
  }

  /** Waits until something is asked of him. */
  isAsked(): Promise<Answer> {
    return firstSeen(this.page, ASKED);
  }

  /** Answers whatever is asked next; says what it was. */
  async answer(): Promise<Answer> {
    const asked = await this.isAsked();
    this.done.add(asked);
    if (asked === 'over') return asked;
    if (asked === 'battle') await this.ways.go(this.page.locator(ASKED.battle));
    else {
      const open = asked === 'deck' ? this.decks : this.page.locator(ASKED[asked]);
      const decision = await this.page.locator('main').getAttribute('data-decision');
      await this.ways.point(open.nth(this.#turn++ % (await open.count())));
      await this.ways.go(this.go);
      // The table has taken it when it asks something else.
      await gone(this.page, `main[data-decision="${decision}"]`);
    }
    return asked;
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.answer()) !== 'over');
  }
}
