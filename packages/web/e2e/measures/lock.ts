// From a press to the picture of the locked card: what a player feels as quick or slow.

import type { Page } from '@playwright/test';

/**
 * Milliseconds from the press of the button until the frame is drawn in which the choice lies locked. Measured in the
 * page, from the time of the event itself: the way from the test to the browser is no part of it.
 */
export async function pressToLocked(page: Page, button: string): Promise<number> {
  const measured = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const pressed = document.querySelector(selector) as HTMLElement;
        pressed.addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector('[data-actions="locked"]') === null) requestAnimationFrame(look);
              // The frame that shows it is drawn after this callback; a message comes when that is done.
              else {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - timeStamp);
                port2.postMessage(undefined);
              }
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    button,
  );
  await page.locator(button).click();
  return measured;
}
