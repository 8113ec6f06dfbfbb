// Waiting in the page itself, where looking costs next to nothing. Assertions look from outside, by names that have to be
// worked out each time, and after fixed times up to a second apart: in a match of several browsers all would wait for each.

import type { Page } from '@playwright/test';

/** Milliseconds in which the others have chosen and the table goes on. */
const PATIENCE = 30_000;

/** The first of the places, in their order, at which something is to be seen; a dialog is there when it is open. */
export async function firstSeen<Place extends string>(
  page: Page,
  places: Readonly<Record<Place, string>>,
): Promise<Place> {
  const found = await page.evaluate(
    ({ selectors, patience }) =>
      new Promise<string | undefined>((resolve) => {
        const start = performance.now();
        const look = () => {
          const isOpening = document.querySelector('dialog:not([open])') !== null;
          const seen = selectors.find(([, selector]) =>
            [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
          );
          if ((isOpening || seen === undefined) && performance.now() - start < patience) setTimeout(look, 20);
          else resolve(seen?.[0]);
        };
        look();
      }),
    { selectors: Object.entries<string>(places), patience: PATIENCE },
  );
  if (found === undefined) throw new Error(`nothing of this came: ${Object.keys(places).join(', ')}`);
  return found as Place;
}

/** Until nothing is to be found there any more. */
export async function gone(page: Page, selector: string): Promise<void> {
  const isGone = await page.evaluate(
    ({ place, patience }) =>
      new Promise<boolean>((resolve) => {
        const start = performance.now();
        const look = () => {
          const isThere = document.querySelector(place) !== null;
          if (isThere && performance.now() - start < patience) setTimeout(look, 20);
          else resolve(!isThere);
        };
        look();
      }),
    { place: selector, patience: PATIENCE },
  );
  if (!isGone) throw new Error(`still there: ${selector}`);
}

/** A hand as a place: it is gone as soon as one of its cards is, or any of them lies elsewhere. */
export async function handNow(page: Page): Promise<string> {
  const cards = page.locator('[data-hand] > li > [data-card]');
  const names = await cards.evaluateAll((all) => all.map((card) => card.dataset.card ?? ''));
  const each = names.map((name, at) => `:has(> li:nth-child(${at + 1}) > [data-card="${name}"])`);
  return `[data-hand]${each.join('')}:not(:has(> li:nth-child(${names.length + 1})))`;
}
