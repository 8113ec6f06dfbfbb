// Puzzles, one game each: by keyboard on a desktop, and by finger on a phone that is offline.

import { readFileSync } from 'node:fs';
import { type GameId, withGame } from '@mirabilia/games';
import { type Puzzle, type PuzzleRow, puzzleId, puzzleOf, questionOf } from '@mirabilia/games/puzzles';
import { LANGUAGES, type Move } from '@mirabilia/kernel';
import { actionIn, BUILD, CARDS, cardIn, DISCARD } from '@mirabilia/seven-wonders';
import type { Page } from '@playwright/test';
import { en as app } from '../src/words/app/en.ts';
import { en as words } from '../src/words/puzzles/en.ts';
import { axeFindings, axeFindingsInBothThemes } from './kit/axe.ts';
import { speak } from './kit/language.ts';
import { faultsAtEverySize, layoutFaults } from './kit/layout.ts';
import { leftAlone } from './kit/offline.ts';
import { expect, test } from './kit/test.ts';

const packOf = (game: GameId): Puzzle[] => {
  const file = new URL(`../src/puzzles/packs/${game}-1.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as PuzzleRow[]).map((row) => puzzleOf(game, row));
};

const legalIn = (puzzle: Puzzle): readonly Move[] =>
  withGame(puzzle.game, (game) => questionOf(game, puzzle).legal);

const movesOf = (puzzle: Puzzle, at: number): Move[] => {
  const legal = legalIn(puzzle);
  return (puzzle.answers[at]?.[0] ?? []).map((place) => legal[place] as Move);
};

/** A card is to be built in one way, and discarding any is wrong. */
const isPlain = (puzzle: Puzzle): boolean => {
  const best = movesOf(puzzle, 0);
  return (
    puzzle.kind === 'choice' &&
    puzzle.right === 1 &&
    // With more players a hand may hold two equal cards.
    puzzle.players === 3 &&
    best.length === 1 &&
    actionIn(best[0] as Move) === BUILD &&
    movesOf(puzzle, puzzle.answers.length - 1).every((move) => actionIn(move) !== BUILD || move !== best[0])
  );
};

/** The bar is at its tightest on a phone, upright or on its side. */
const QUESTION_SIZES = [
  { width: 360, height: 740 },
  { width: 667, height: 375 },
];
const LIST_SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const verdict = (page: Page) => page.locator('[data-answered]');
const glowing = (page: Page) => page.locator('[data-hinted]');
const idOnScreen = (page: Page) => page.locator('[data-puzzle]').getAttribute('data-puzzle');

test('7 Wonders by keyboard: a wrong answer, a hint, the solution, the next puzzle, and on with the match', async ({
  arrive,
}) => {
  const { page } = await arrive();
  await page.goto('/');
  await page.getByRole('link', { name: app.puzzles, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);

  const puzzle = packOf('seven-wonders').find(isPlain) as Puzzle;
  const best = movesOf(puzzle, 0)[0] as Move;
  const card = CARDS[cardIn(best)]?.id as string;
  await page.goto(`/puzzles/seven-wonders/${puzzleId(puzzle)}`);
  await expect(page.locator(`[data-hand] [data-card="${card}"]`)).toBeVisible();
  expect(await layoutFaults(page, { mayScroll: false })).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  // The coach would know.
  await expect(page.getByRole('button', { name: 'Choices' })).toHaveCount(0);
  const discard = movesOf(
    puzzle,
    puzzle.answers.findIndex((_, at) => isDiscard(puzzle, at)),
  )[0] as Move;
  const cards = page.locator('[data-hand] [data-card]');
  const keyOf = async (id: string): Promise<string> => {
    const all = await cards.evaluateAll((found) => found.map((each) => each.getAttribute('data-card')));
    return String(all.indexOf(id) + 1);
  };
  await page.keyboard.press(await keyOf(CARDS[cardIn(discard)]?.id as string));
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-answered', 'wrong');
  await expect(verdict(page)).toBeFocused();
  await expect(verdict(page)).not.toContainText(words.bestMove);
  const missed = /Rating (\d+) \(−\d+\)/.exec((await verdict(page).textContent()) ?? '')?.[1];
  expect(Number(missed)).toBeLessThan(1000);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveCount(0);
  await page.getByRole('button', { name: words.hint }).click();
  await expect(glowing(page)).toHaveCount(0);
  await page.getByRole('button', { name: words.showCard }).click();
  await expect(glowing(page)).toHaveAttribute('data-card', card);

  await page.keyboard.press(await keyOf(card));
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-answered', 'best');
  await expect(verdict(page)).toContainText(words.chance);
  expect(await axeFindingsInBothThemes(page, '[data-answered]')).toEqual([]);

  await page.getByRole('button', { name: words.next }).click();
  await expect(page).toHaveURL(/\/puzzles\/seven-wonders$/);
  await expect(page.getByRole('button', { name: words.hint })).toBeVisible();
  expect(await idOnScreen(page)).not.toBe(puzzleId(puzzle));
  await page.getByRole('button', { name: words.showSolution }).click();
  const hand = await cards.evaluateAll((found) => found.map((each) => each.getAttribute('data-card')));
  await page.getByRole('button', { name: words.playOn }).click();
  await expect(page).toHaveURL(/\/solo\//);
  await expect(cards.first()).toBeVisible();
  expect(await cards.evaluateAll((found) => found.map((each) => each.getAttribute('data-card')))).toEqual(
    hand,
  );
});

const isDiscard = (puzzle: Puzzle, at: number): boolean =>
  at >= puzzle.right && movesOf(puzzle, at).every((move) => actionIn(move) === DISCARD);

test('Architects on a phone without server and network: the daily puzzle, its text to share, and practice', async ({
  arrive,
  dealtBy,
}) => {
  const { page, context } = await leftAlone(arrive, await dealtBy('puzzles'), 'phone');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/puzzles');
  await page.locator('a[href="/puzzles/architects/daily"]').tap();
  await expect(page.getByRole('button', { name: words.hint })).toBeVisible();
  expect(await layoutFaults(page, { mayScroll: false })).toEqual([]);
  await page.getByRole('button', { name: words.showSolution }).tap();
  await expect(verdict(page)).toHaveAttribute('data-answered', 'shown');
  await expect(glowing(page)).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: app.close }).tap();
  await expect(verdict(page)).toHaveCount(0);
  await page.getByRole('button', { name: words.verdicts.shown }).tap();

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: app.share }).tap();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(`${words.shared.missed} ▯`);
  expect(shared).toContain('/puzzles/architects/daily');

  await page.getByRole('button', { name: words.next }).tap();
  await expect(page.getByRole('button', { name: words.hint })).toBeVisible();
  const reported = await idOnScreen(page);
  await page.getByRole('button', { name: words.showSolution }).tap();
  await page.getByRole('button', { name: words.report }).tap();
  await expect(page.getByRole('button', { name: words.hint })).toBeVisible();
  expect(await idOnScreen(page)).not.toBe(reported);

  await page.goto('/puzzles');
  await expect(page.getByText(words.dailyDone(false))).toBeVisible();
  await expect(page.getByText(words.solvedOf(0, 2))).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('mirabilia.puzzles'));
  expect(JSON.parse(kept ?? '{}').architects.out).toEqual([reported]);
});

test('every language and size: the list of puzzles, a question, and what is said after it', async ({
  arrive,
}) => {
  const { page } = await arrive();
  await page.goto('/puzzles');
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect(await faultsAtEverySize(page, { mayScroll: true }, LIST_SIZES), language).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const [puzzle] = packOf('seven-wonders') as [Puzzle];
  await page.goto(`/puzzles/seven-wonders/${puzzleId(puzzle)}`);
  await page.locator('[data-hand] [data-card]').first().waitFor();
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await speak(page, language);
    const faults = await faultsAtEverySize(page, { mayScroll: false }, QUESTION_SIZES);
    found.push(...faults.map((fault) => `${language}, ${fault}`));
  }
  expect(found).toEqual([]);
});
