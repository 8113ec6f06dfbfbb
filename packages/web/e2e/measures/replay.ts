// Walking through a replay: from a key or a pull at the scrub bar to the picture of the moment.

import type { Page } from '@playwright/test';

export interface ReplaySteps {
  /**
   * The same as `table`, with the next step as soon as there is a picture: the browser may still be at the last one. The
   * first walk is that of somebody who has just come.
   */
  readonly hurried: readonly (readonly number[])[];
  /** Until the frame is drawn that shows the table of the moment: cities, battles, what was done last. A list for each walk. */
  readonly table: readonly (readonly number[])[];
  /** Until the hand and what could be done are drawn beside it, too; at the end, the score above it. */
  readonly whole: readonly number[];
}

/** Walks of either kind: one alone can't tell a step that is slow from one in which the machine did something else. */
const WALKS = 3;
/** Milliseconds of rest at a moment that is wholly drawn, for the browser to paint what it was given. */
const REST = 100;

/**
 * Milliseconds for every moment forward by the arrow key, held down, and then for as many pulls to and fro; once in a
 * hurry, several times with a rest at each, and then in a hurry as often as that. Measured in the page: the way from the
 * test to the browser is no part of it.
 */
export function replaySteps(page: Page): Promise<ReplaySteps> {
  return page.evaluate(
    async ({ walks, rest }) => {
      const range = document.querySelector<HTMLInputElement>('[data-replay] input[type="range"]');
      if (range === null) throw new Error('no replay');
      const last = Number(range.max);
      const isOpen = document.querySelector('[data-moment]') !== null;
      const drawn = (selector: string): Promise<void> =>
        new Promise((resolve) => {
          const inFrame = () => {
            // The frame that shows it is drawn after this callback; a message comes when that is done.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(undefined);
          };
          // Told of changes, not asking at each frame: a page that is asked all the time is never idle.
          const observer = new MutationObserver(() => look());
          const look = () => {
            if (document.querySelector(selector) === null) return;
            observer.disconnect();
            requestAnimationFrame(inFrame);
          };
          observer.observe(document, { subtree: true, childList: true, attributes: true });
          look();
        });
      const hurried: number[][] = [];
      const table: number[][] = [];
      const whole: number[] = [];
      const timed = async (at: number, act: () => void, isHurried: boolean): Promise<void> => {
        const start = performance.now();
        act();
        await drawn(`[data-replay="${at}"]`);
        const time = performance.now() - start;
        if (isHurried) return void hurried.at(-1)?.push(time);
        table.at(-1)?.push(time);
        if (at === last) await drawn('[data-covers]');
        else {
          await drawn(`[data-hand="${at}"]`);
          // What lies beside the table may be closed.
          if (isOpen) await drawn(`[data-moment="${at}"]`);
        }
        whole.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, rest));
      };
      const press = (key: string) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true }),
        );
      const walk = async (isHurried: boolean): Promise<void> => {
        press('Home');
        await drawn('[data-replay="0"]');
        for (let at = 1; at <= last; at++) await timed(at, () => press('ArrowRight'), isHurried);
        for (let i = 1; i <= last; i++) {
          // All over the match, never the same twice in a row.
          const at = (i * 8) % (last + 1);
          const pull = () => {
            range.value = String(at);
            range.dispatchEvent(new Event('input', { bubbles: true }));
          };
          await timed(at, pull, isHurried);
        }
      };
      const hurry = (): Promise<void> => {
        hurried.push([]);
        return walk(true);
      };
      await hurry();
      for (let i = 0; i < walks; i++) {
        table.push([]);
        await walk(false);
      }
      while (hurried.length < walks) await hurry();
      return { hurried, table, whole };
    },
    { walks: WALKS, rest: REST },
  );
}
