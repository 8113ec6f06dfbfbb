import { parentPort } from 'node:worker_threads';
import type { Practice, Question } from '@mirabilia/hall';
import { answerTo, practiceOf } from '@mirabilia/hall/thinking';

export type Thought = { readonly move: number } | { readonly failure: string };

function think(question: Question): Thought {
  try {
    // People wait: on a busy machine a bot does less rather than taking longer than its level may.
    return { move: answerTo(question, () => performance.now()) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** What it does while nobody asks. */
let practice: Iterator<void> | undefined;
function practise(): void {
  if (practice !== undefined && practice.next().done !== true) setImmediate(practise);
}

parentPort?.on('message', (told: Question | Practice) => {
  if ('practise' in told) {
    practice = practiceOf(told.practise);
    return practise();
  }
  practice = undefined;
  parentPort?.postMessage(think(told));
});
