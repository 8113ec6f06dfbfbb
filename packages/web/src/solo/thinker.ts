import type { Practice, Question } from '@mirabilia/hall';
import { answerTo, practiceOf } from '@mirabilia/hall/thinking';
import type { Thought } from './thinking.ts';

function think(question: Question): Thought {
  try {
    // A phone is slower than any machine that budgets were made for, and somebody is waiting.
    return { move: answerTo(question, () => performance.now()) };
  } catch (error) {
    return { failure: String(error) };
  }
}

/** What it does while nobody asks. */
let practice: Iterator<void> | undefined;
function practise(): void {
  if (practice !== undefined && practice.next().done !== true) setTimeout(practise);
}

addEventListener('message', ({ data }: MessageEvent<Question | Practice>) => {
  if ('practise' in data) {
    practice = practiceOf(data.practise);
    practise();
  } else {
    practice = undefined;
    postMessage(think(data));
  }
});
