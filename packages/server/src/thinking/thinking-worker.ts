import { parentPort } from 'node:worker_threads';
import type { MoveQuestion, Practice } from '@mirabilia/match-service';
import { newThread } from '@mirabilia/match-service/thinking';

const hear = newThread(() => performance.now(), setImmediate);

parentPort?.on('message', (told: MoveQuestion | Practice) => {
  const thought = hear(told);
  if (thought !== undefined) parentPort?.postMessage(thought);
});
