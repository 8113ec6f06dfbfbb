// Somebody at the table of Architects who sees what the page shows and does what it lets him do.

import type { Locator, Page } from '@playwright/test';
import { en as table } from '../../src/architects/words/en.ts';
import { en as ending } from '../../src/table/end/words/en.ts';
import { expect, type Visitor } from './test.ts';

/** Milliseconds in which the others have played and the table goes on. */
const PATIENCE = 30_000;

export const ANSWERS = ['over', 'battle', 'stage', 'token', 'far', 'deck'] as const;
export type Answer = (typeof ANSWERS)[number];

/** How he does things: with a mouse or a finger, or with the keyboard alone. */
export interface Ways {
  /** Points at what can be chosen. */
  point(control: Locator): Promise<void>;
  /** Does what is pointed at, or presses any other button. */
  go(button: Locator): Promise<void>;
}

export function byPointer(page: Page): Ways {
  const press = async (control: Locator) => {
    const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
    await (isTouch ? control.tap() : control.click());
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
      // Decks have numbers of their own; everything else is walked to.
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
    return this.page.getByRole('list', { name: table.decks }).locator('button:enabled');
  }

  get score(): Locator {
    return this.page.getByRole('region', { name: ending.score.title });
  }

  get go(): Locator {
    return this.page.locator('[data-go]');
  }

  get #open(): Readonly<Record<Answer, Locator>> {
    const { page } = this;
    const names = [ending.battles.skip, ending.battles.toScore, table.story.battleGoOn];
    return {
      over: this.score,
      battle: page.getByRole('dialog').getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }),
      stage: page.locator('button[data-stage]'),
      token: page.locator('button[data-token][data-open]'),
      far: page.locator('button[data-far]'),
      deck: this.decks,
    };
  }

  async sitDown(code: string): Promise<void> {
    await this.page.goto(`/m/${code}`);
  }

  /** Waits until something is asked of him. */
  async isAsked(): Promise<Answer> {
    const open = this.#open;
    const any = ANSWERS.map((answer) => open[answer]).reduce((one, other) => one.or(other));
    await expect(any.first()).toBeVisible({ timeout: PATIENCE });
    for (const answer of ANSWERS) {
      if (!(await open[answer].first().isVisible())) continue;
      // A battle comes with the turn after it: it lies above what is asked there.
      const isCovered = answer !== 'battle' && (await open.battle.isVisible());
      return isCovered ? 'battle' : answer;
    }
    // It was there a moment ago: the table has gone on meanwhile.
    return this.isAsked();
  }

  /** Answers whatever is asked next; says what it was. */
  async answer(): Promise<Answer> {
    const asked = await this.isAsked();
    this.done.add(asked);
    if (asked === 'over') return asked;
    const open = this.#open[asked];
    if (asked === 'battle') await this.ways.go(open);
    else {
      const { decision } = await this.#moment();
      await this.ways.point(open.nth(this.#turn++ % (await open.count())));
      await this.ways.go(this.go);
      // The table has taken it when it asks something else.
      await expect
        .poll(async () => (await this.#moment()).decision, { timeout: PATIENCE })
        .not.toBe(decision);
    }
    return asked;
  }

  async #moment(): Promise<{ decision: string | null }> {
    return { decision: await this.page.locator('main').getAttribute('data-decision') };
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.answer()) !== 'over');
  }
}
