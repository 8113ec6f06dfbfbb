import { parentPort } from 'node:worker_threads';
import type { Practice, Question } from '@mirabilia/hall';
import { newThread } from '@mirabilia/hall/thinking';

const hear = newThread(() => performance.now(), setImmediate);

parentPort?.on('message', (told: Question | Practice) => {
  const thought = hear(told);
  if (thought !== undefined) parentPort?.postMessage(thought);
});
