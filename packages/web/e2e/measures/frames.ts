// How evenly a page moves: the time between its frames while something happens.

import type { Page } from '@playwright/test';

declare global {
  var framesAt: number[] | undefined;
  var longTasks: number[] | undefined;
}

/** Runs something and gives the milliseconds between the frames that were drawn meanwhile. */
export async function framesDuring(page: Page, happening: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    globalThis.framesAt = times;
    const tick = (now: number): void => {
      if (globalThis.framesAt !== times) return;
      times.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await happening();
  const times = await page.evaluate(() => {
    const seen = globalThis.framesAt ?? [];
    globalThis.framesAt = undefined;
    return seen;
  });
  return times.slice(1).map((at, i) => at - (times[i] as number));
}

/**
 * Runs something and gives the milliseconds of every task of the page itself that took more than 50: what the page is to
 * blame for, whatever else the machine does.
 */
export async function longTasksDuring(page: Page, happening: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    globalThis.longTasks = seen;
    const observer = new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
  });
  await happening();
  return page.evaluate(() => globalThis.longTasks ?? []);
}

/** The value below which the given part of all numbers lies. */
export const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * part))
  ] as number;

/** Makes the page's processor so many times slower, as a phone's is. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
