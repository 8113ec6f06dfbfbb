import type { Question } from '@mirabilia/hall';
import { answerTo } from '@mirabilia/hall/thinking';
import type { Thought } from './thinking.ts';

function think(question: Question): Thought {
  try {
    return { move: answerTo(question) };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(think(data)));
