// What axe-core finds wrong with a page for people who hear it, or see little of it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose answer depends on colours; all others find the same by day and by night. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(context: object, options: object): Promise<AxeResults>;
}
type Asked = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] };

// A help bubble is a tooltip wherever the pointer rests, so it lies outside of landmarks.

/** Each finding as a line that says what is wrong and where. */
export const axeFindings = (page: Page): Promise<string[]> => findings(page, { type: 'tag', values: TAGS });

/** On the page as it stands, or in a part of it, by day and then by night. */
export async function axeFindingsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await findings(page, { type: 'tag', values: TAGS }, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await findings(page, { type: 'rule', values: OF_COLOURS }, within);
  return [...byDay, ...byNight.map((finding) => `dark: ${finding}`)];
}

async function findings(page: Page, asked: Asked, within = 'html'): Promise<string[]> {
  // Moving things are between two colours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    ({ part, runOnly }) =>
      (globalThis as unknown as { axe: Axe }).axe.run(
        { include: [part], exclude: ['#hint'] },
        {
          runOnly,
          resultTypes: ['violations'],
          // Loaded ahead would be stylesheets, for an experiment that isn't run, and sounds of elements that the page hasn't.
          preload: false,
        },
      ),
    { part: within, runOnly: asked },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}
