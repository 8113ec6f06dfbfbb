// What teaches and what brings people back: lessons, puzzles, the deal of the day and the score pad.

import type { Page } from '@playwright/test';
import { LESSON_IDS } from '../../src/learn/lesson-ids.ts';
import { loadWords } from '../../src/words/index.ts';
import { at, type Screen } from './studio.ts';

const LESSONS = LESSON_IDS.map(
  (lesson): Screen => ({
    name: `lesson-${lesson}`,
    async open({ visit }, language) {
      const page = await visit({ language });
      await page.goto('/learn');
      await page.locator(`[data-lesson-entry="${lesson}"]`).getByRole('button').first().click();
      await page.locator('[data-bubble]').waitFor();
      return page;
    },
  }),
);

const dailyPuzzle = async (page: Page, game: string) => {
  await page.goto(`/puzzles/${game}/daily`);
  await page.locator('[data-puzzle]').waitFor();
};

const PUZZLES = ['seven-wonders', 'architects'].flatMap((game): Screen[] => [
  {
    name: `puzzle-${game}`,
    async open({ visit }, language) {
      const { hint } = await loadWords('puzzles', language);
      const page = await visit({ language });
      await dailyPuzzle(page, game);
      await page.getByRole('button', { name: hint }).click();
      return page;
    },
  },
  {
    name: `puzzle-${game}-solved`,
    async open({ visit }, language) {
      const { showSolution } = await loadWords('puzzles', language);
      const page = await visit({ language });
      await dailyPuzzle(page, game);
      await page.getByRole('button', { name: showSolution }).click();
      await page.locator('[data-answered]').waitFor();
      return page;
    },
  },
]);

const SCORE_PADS = ['seven-wonders', 'architects'].flatMap((game): Screen[] => {
  const open: Screen['open'] = async ({ visit }, language) => {
    const words = await loadWords('scorePad', language);
    const { games } = await loadWords('app', language);
    const page = await visit({ language });
    await page.goto('/score-pad');
    const title = games[game as keyof typeof games].title;
    await page.getByRole('radio', { name: title, exact: true }).check({ force: true });
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.getByRole('button', { name: words.begin }).click();
    await page.locator('[data-cell]').first().waitFor();
    return page;
  };
  return [
    { name: `score-pad-${game}`, open },
    {
      name: `score-pad-${game}-result`,
      async open(studio, language) {
        const page = await open(studio, language);
        const words = await loadWords('scorePad', language);
        await page
          .getByRole('button', { name: words.toSheet })
          .or(page.locator('[data-total]'))
          .first()
          .waitFor();
        await page.keyboard.press('Escape');
        const finish = page.getByRole('button', { name: words.finish });
        if (await finish.isVisible()) await finish.click();
        return page;
      },
    },
  ];
});

export const LEARNING: readonly Screen[] = [
  at('learn', '/learn'),
  ...LESSONS,
  at('puzzles', '/puzzles'),
  ...PUZZLES,
  at('daily', '/daily'),
  at('tournaments', '/tournaments'),
  at('new-tournament', '/tournaments/new'),
  at('score-pad', '/score-pad'),
  ...SCORE_PADS,
];
