// Measures a page as it stands: is any text or control cut, covered, outside, or laid over another?

import type { Page } from '@playwright/test';
import { type Demands, faultsInPage } from './layout-in-page.ts';

export type { Demands } from './layout-in-page.ts';

export const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** Low windows: small phones, phones whose browser keeps its bars or that lie on their side, and laptops. */
export const LOW_SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
  { width: 961, height: 768 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
] as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Two frames, so that what follows a change of size has happened, and the fonts are there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

export async function layoutFaults(page: Page, demands: Demands): Promise<string[]> {
  await settled(page);
  return page.evaluate(faultsInPage, demands);
}

/** At every size, each fault with the size at which it was seen. */
export async function faultsAtEverySize(
  page: Page,
  demands: Demands,
  sizes: readonly Size[] = SIZES,
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const faults = await layoutFaults(page, demands);
    found.push(...faults.map((fault) => `${size.width}x${size.height}: ${fault}`));
  }
  return found;
}
