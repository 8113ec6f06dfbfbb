import type { Practice, Question } from '@mirabilia/hall';
import { answerTo, practiceOf } from '@mirabilia/hall/thinking';
import type { Thought } from './thinking.ts';

function think(question: Question): Thought {
  try {
    return { move: answerTo(question) };
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
