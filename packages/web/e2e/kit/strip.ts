// Pictures of motion: the page is slowed down, and what it shows at given moments is put side by side.

import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** So many times slower than at full speed: taking a picture takes time, too. */
const SLOWNESS = 12;

/** To be called when the page is there; every movement takes longer from now on. */
export const slowMotion = (page: Page): Promise<void> =>
  page.evaluate((pace) => document.documentElement.style.setProperty('--pace', String(pace)), SLOWNESS);

export interface Frame {
  /** Milliseconds at full speed. */
  readonly at: number;
  readonly png: Buffer;
}

/** Starts something and takes a picture at each moment, or as soon after it as it can. */
export async function filmed(
  page: Page,
  start: () => Promise<void>,
  moments: readonly number[],
): Promise<Frame[]> {
  const frames: Frame[] = [];
  await start();
  const begun = Date.now();
  for (const moment of moments) {
    const wait = begun + moment * SLOWNESS - Date.now();
    if (wait > 0) await page.waitForTimeout(wait);
    const at = Math.round((Date.now() - begun) / SLOWNESS);
    frames.push({ at, png: await page.screenshot() });
  }
  return frames;
}

/** One picture of all frames, so many in a row, each as wide as given. */
export async function montage(
  page: Page,
  frames: readonly Frame[],
  { path, width, across }: { readonly path: string; readonly width: number; readonly across: number },
): Promise<void> {
  const sheet = await page.context().newPage();
  try {
    const cells = frames.map(
      ({ at, png }) =>
        `<figure style="margin:0;font:14px sans-serif"><img width="${width}" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${at} ms</figcaption></figure>`,
    );
    await sheet.setContent(
      `<div style="display:inline-grid;gap:6px;grid-template-columns:repeat(${across},${width}px)">${cells.join('')}</div>`,
    );
    writeFileSync(path, await sheet.locator('div').screenshot());
  } finally {
    await sheet.close();
  }
}
