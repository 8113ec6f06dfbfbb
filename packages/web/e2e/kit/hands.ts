// How a player does things: with a mouse or a finger, or with the keyboard alone.

import { expect, type Locator, type Page } from '@playwright/test';

export const USES = ['build', 'stage', 'discard'] as const;
export type Use = (typeof USES)[number];

export interface Hands {
  /** Presses whatever it is. */
  press(control: Locator): Promise<void>;
  /** Picks up a card of the hand, which stands at this place of it. */
  pick(card: Locator, place: number): Promise<void>;
  /** Does with it what its button says. */
  use(button: Locator, use: Use): Promise<void>;
}

export function pointing(page: Page): Hands {
  let isTouch: Promise<boolean> | undefined;
  const reach = async (control: Locator, wait: { readonly timeout?: number }) => {
    isTouch ??= page.evaluate(() => navigator.maxTouchPoints > 0);
    await ((await isTouch) ? control.tap(wait) : control.click(wait));
  };
  const press = (control: Locator) => reach(control, {});
  // A card that isn't in reach soon lies under something else.
  return { press, pick: (card) => reach(card, { timeout: 5000 }), use: press };
}

const KEYS: Readonly<Record<Use, string>> = { build: 'b', stage: 'w', discard: 's' };
/** More stops than any screen of the page has. */
const FAR_TOO_OFTEN = 150;

export function typing(page: Page): Hands {
  const { keyboard } = page;
  const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
  /** Walks on until it is there: what can't be reached so can't be reached at all. */
  const press = async (control: Locator) => {
    for (let i = 0; !(await hasFocus(control)); i++) {
      expect(i, 'every control is reached by the Tab key').toBeLessThan(FAR_TOO_OFTEN);
      await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
  };
  return {
    press,
    pick: async (_, place) => keyboard.press(String(place + 1)),
    use: async (_, use) => {
      await keyboard.press(KEYS[use]);
      await keyboard.press('Enter');
    },
  };
}
