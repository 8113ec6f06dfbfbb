// Lighthouse on its mobile settings. It is large and seldom wanted, so it is fetched when it is asked for.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FLAGS, getChromium } from '../kit/chromium.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Points from 0 to 100 in each category. */
export async function lighthouse(address: string): Promise<Readonly<Record<Category, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'mirabilia-lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=--headless=new ${FLAGS.join(' ')}`,
      ],
      { cwd: folder, env: { ...process.env, CHROME_PATH: getChromium() }, timeout: 300_000 },
    );
    const { categories } = JSON.parse(readFileSync(report, 'utf8')) as {
      categories: Record<Category, { score: number }>;
    };
    return Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]),
    ) as Record<Category, number>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
