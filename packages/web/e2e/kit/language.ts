// Another language on the page as it stands: nothing is loaded anew, so nothing has to be found again.

import { LANGUAGES, type Language } from '@mirabilia/kernel';
import type { Page } from '@playwright/test';
import { loadWords } from '../../src/words/index.ts';
import { firstSeen, gone } from './soon.ts';

const tables = await Promise.all(LANGUAGES.map((language) => loadWords('table', language)));
const SETTINGS = new RegExp(`^(${tables.map(({ frame }) => frame.settings).join('|')})$`);

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
