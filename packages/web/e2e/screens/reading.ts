// Rules and help, and the sentences that appear when something is refused.

import type { Page } from '@playwright/test';
import { loadWords } from '../../src/words/index.ts';
import { at, type Screen } from './studio.ts';

const RULES = ['seven-wonders', 'architects'].flatMap((game) => [
  at(`rules-${game}`, `/rules/${game}`),
  at(`rules-${game}-cards`, `/rules/${game}/cards`),
  at(`rules-${game}-wonders`, `/rules/${game}/wonders`),
]);

/** The server refuses a call, as if too many had been made. */
const limit = (page: Page, path: string, facts: Record<string, string | number>): Promise<unknown> =>
  page.route(path, (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many', sentence: '', facts } }),
  );

export const READING: readonly Screen[] = [
  ...RULES,
  at('chains', '/rules/seven-wonders/chains'),
  {
    name: 'refused-code',
    async open({ visit }, language) {
      const { front } = await loadWords('app', language);
      const page = await visit({ language });
      await limit(page, '**/api/matches/WRONGA', { what: 'guesses', seconds: 431 });
      await page.goto('/');
      await page.getByLabel(front.code).fill('WRONGA');
      await page.getByLabel(front.code).press('Enter');
      await page.getByRole('alert').first().waitFor();
      return page;
    },
  },
  {
    name: 'refused-table',
    async open({ visit }, language) {
      const { table } = await loadWords('app', language);
      const page = await visit({ language });
      await page.goto('/new/architects');
      await limit(page, '**/api/matches', { what: 'public-lobbies', most: 3 });
      await page.getByRole('button', { name: table.create }).click();
      await page.getByRole('alert').first().waitFor();
      return page;
    },
  },
  at('no-such-table', '/m/ABCDEF', 'main h1, main [role="alert"]'),
];
