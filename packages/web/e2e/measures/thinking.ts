// Bots in the page's own worker, on a page that does nothing else.

import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { builtPage } from '../../../cli/src/built-page.ts';

/** Milliseconds in which the worker has practised. */
const PRACTICE = 3000;

/** Asks the worker the questions one after the other; milliseconds from each to its answer, measured in the page. */
export function thinkingTimes(page: Page, questions: readonly unknown[]): Promise<readonly number[]> {
  const address = `/assets/thinking-worker-${basename(builtPage() ?? '')}.js`;
  return page.evaluate(
    async ({ asked, place, practice }) => {
      const worker = new Worker(place, { type: 'module' });
      worker.postMessage({ practise: (asked[0] as { game: string }).game });
      await new Promise((resolve) => setTimeout(resolve, practice));
      const times: number[] = [];
      for (const question of asked) {
        const start = performance.now();
        const answered = new Promise<{ move?: number }>((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = () => reject(new Error('the worker broke'));
        });
        worker.postMessage(question);
        if ((await answered).move === undefined) throw new Error('nothing was chosen');
        times.push(performance.now() - start);
      }
      worker.terminate();
      return times;
    },
    { asked: questions, place: address, practice: PRACTICE },
  );
}
