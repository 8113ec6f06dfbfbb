// Waiting in the page itself, where looking costs next to nothing. Assertions look from outside, by names that have to be
// worked out each time, and after fixed times up to a second apart: in a match of several browsers all would wait for each.

import type { Page } from '@playwright/test';

/** Milliseconds in which the others have chosen and the table goes on. */
export const PATIENCE = 30_000;

/** Runs in the page. */
export const findFirstSeen = ({
  selectors,
  patience,
}: {
  readonly selectors: readonly (readonly [place: string, selector: string])[];
  readonly patience: number;
}): Promise<string | undefined> =>
  new Promise((resolve) => {
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
  });

/** Runs in the page. */
export const findGone = ({
  place,
  patience,
}: {
  readonly place: string;
  readonly patience: number;
}): Promise<boolean> =>
  new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      const isThere = document.querySelector(place) !== null;
      if (isThere && performance.now() - start < patience) setTimeout(look, 20);
      else resolve(!isThere);
    };
    look();
  });

/** The first of the places, in their order, at which something is to be seen; a dialog is there when it is open. */
export async function firstSeen<Place extends string>(
  page: Page,
  places: Readonly<Record<Place, string>>,
): Promise<Place> {
  const selectors = Object.entries<string>(places);
  const found = await page.evaluate(findFirstSeen, { selectors, patience: PATIENCE });
  if (found === undefined) throw new Error(`nothing of this came: ${Object.keys(places).join(', ')}`);
  return found as Place;
}

/** Until nothing is to be found there any more. */
export async function gone(page: Page, selector: string): Promise<void> {
  const isGone = await page.evaluate(findGone, { place: selector, patience: PATIENCE });
  if (!isGone) throw new Error(`still there: ${selector}`);
}

/** A hand as a place: it is gone as soon as one of its cards is, or any of them lies elsewhere. */
export function handOf(names: readonly string[]): string {
  const each = names.map((name, at) => `:has(> li:nth-child(${at + 1}) > [data-card="${name}"])`);
  return `[data-hand]${each.join('')}:not(:has(> li:nth-child(${names.length + 1})))`;
}

export async function handNow(page: Page): Promise<string> {
  const cards = page.locator('[data-hand] > li > [data-card]');
  return handOf(await cards.evaluateAll((all) => all.map((card) => card.dataset.card ?? '')));
}
