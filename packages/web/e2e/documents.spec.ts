// Pages that need no server: reports of the command, and the documentation. Both are read on desks and phones, by day and by
// night, by eye and by ear.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBothThemes } from './kit/axe.ts';

const COMMAND = fileURLToPath(new URL('../../cli/bin/mirabilia.mjs', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../scripts/docs/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mirabilia-documents-'));
const mirabilia = (...args: string[]) => execFileSync(process.execPath, [COMMAND, ...args], { cwd: folder });
const addressOf = (file: string): string => pathToFileURL(join(folder, file)).href;

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Nothing is cut at the side. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function faultsAtAllSizes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wide = await overflow(page);
    if (wide > 0) faults.push(`${size.width}: ${wide} px too wide`);
    faults.push(...(await axeFindingsInBothThemes(page)).map((finding) => `${size.width}: ${finding}`));
  }
  return faults;
}

test('a report of a simulation', async ({ page }) => {
  mirabilia('simulate', 'seven-wonders', '--games', '40', '--seed', 'report', '--out', 'records.jsonl', '-q');
  mirabilia('stats', 'records.jsonl', '--report', 'report.html', '-q');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(addressOf('report.html'));
  await page.getByText(/^Numbers \(\d+ rows\)$/).evaluateAll((summaries) => {
    for (const summary of summaries) summary.closest('details')?.setAttribute('open', '');
  });
  expect(await faultsAtAllSizes(page)).toEqual([]);
  expect(asked).toEqual([addressOf('report.html')]);

  await test.step('letters are as large on a phone as on a desk', async () => {
    for (const size of SIZES.slice(0, 2)) {
      await page.setViewportSize(size);
      const heights = await page
        .locator('svg:visible text')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(11);
    }
  });

  await test.step('a click sorts, a second one the other way round', async () => {
    const table = page.getByRole('table', { name: 'Win share by board' });
    const seats = async () =>
      (await table.getByRole('row').locator('td:nth-child(2)').allTextContents()).map(Number);
    const head = table.getByRole('columnheader', { name: 'Seats' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(await seats()).toEqual((await seats()).toSorted((a, b) => b - a));
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(await seats()).toEqual((await seats()).toSorted((a, b) => a - b));
  });
});

test('the documentation', async ({ page }) => {
  execFileSync(process.execPath, [DOCS, join(folder, 'docs')]);
  for (const name of ['index', 'api/games', 'examples/bot.py']) {
    await page.goto(addressOf(`docs/${name}.html`));
    expect(await faultsAtAllSizes(page), name).toEqual([]);
  }

  await test.step('the search finds an export and leads to it', async () => {
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('startmatch');
    await page.getByRole('searchbox').press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'startMatch', exact: true })).toBeInViewport();
  });

  await test.step('on a phone the contents are folded', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const contents = page.getByRole('navigation', { name: 'Documentation' });
    await expect(contents.getByText('Host', { exact: true })).toBeHidden();
    await contents.getByText('Contents').click();
    await contents.getByText('Host', { exact: true }).click();
    await contents.getByRole('link', { name: 'Self-hosting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Self-hosting' })).toBeVisible();
  });
});
