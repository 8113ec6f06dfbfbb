import { parentPort } from 'node:worker_threads';
import type { Question } from '@mirabilia/hall';
import { answerTo } from '@mirabilia/hall/thinking';

export type Thought = { readonly move: number } | { readonly failure: string };

function think(question: Question): Thought {
  try {
    return { move: answerTo(question) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(think(question)));
