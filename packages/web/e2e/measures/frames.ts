// How evenly a page moves: the time between its frames while something happens.

import type { Page } from '@playwright/test';

declare global {
  var framesAt: { readonly times: number[]; begun: number } | undefined;
  var longTasks: number[] | undefined;
}

export interface Frames {
  /** Milliseconds between the frames that were drawn. */
  readonly all: readonly number[];
  /** From the one on in which something came to stand in the page; none if it didn't. */
  readonly since: readonly number[];
}

/** Runs something and gives the frames that were drawn meanwhile, and those since the selector found something. */
export async function framesDuring(
  page: Page,
  happening: () => Promise<void>,
  selector = 'html',
): Promise<Frames> {
  await page.evaluate((wanted) => {
    const seen = { times: [] as number[], begun: -1 };
    globalThis.framesAt = seen;
    const tick = (now: number): void => {
      if (globalThis.framesAt !== seen) return;
      if (seen.begun < 0 && document.querySelector(wanted) !== null) seen.begun = seen.times.length;
      seen.times.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }, selector);
  await happening();
  const { times, begun } = await page.evaluate(() => {
    const seen = globalThis.framesAt ?? { times: [], begun: -1 };
    globalThis.framesAt = undefined;
    return seen;
  });
  const all = times.slice(1).map((at, i) => at - (times[i] as number));
  // The frame in which it came ends when it is first seen.
  return { all, since: begun < 0 ? [] : all.slice(Math.max(0, begun - 1)) };
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
