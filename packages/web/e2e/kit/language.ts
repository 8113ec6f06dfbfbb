// Another language on the page as it stands: nothing is loaded anew, so nothing has to be found again.

import type { Page } from '@playwright/test';
import { en as table } from '../../src/words/table/en.ts';
import { es } from '../../src/words/table/es.ts';
import { pl } from '../../src/words/table/pl.ts';
import { pt } from '../../src/words/table/pt.ts';
import { ro } from '../../src/words/table/ro.ts';
import { firstSeen, gone } from './soon.ts';
import type { Language } from './test.ts';

const SETTINGS = new RegExp(
  `^(${[table.frame, es.frame, pl.frame, pt.frame, ro.frame].map(({ settings }) => settings).join('|')})$`,
);

/** By the list in the header, or by the settings of a table; where there is room for their button. */
export async function speak(page: Page, language: Language): Promise<void> {
  const inHeader = page.locator('header select');
  if (await inHeader.isVisible()) await inHeader.selectOption(language);
  else {
    await page.getByRole('button', { name: SETTINGS }).click();
    await page.getByRole('dialog').locator('select').first().selectOption(language);
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
  }
  // It changes when all words are there.
  await firstSeen(page, { [language]: `html[lang^="${language}"]` });
}
