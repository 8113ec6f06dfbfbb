// The module of the threads in worker-pool.test.ts.

import { threadId } from 'node:worker_threads';
import { answerTasks } from '../src/worker-pool.ts';

let notes = 0;

const DO: Readonly<Record<string, () => unknown>> = {
  id: () => threadId,
  fail: () => {
    throw new Error('too hard');
  },
  exit: () => process.exit(1),
  break: () => void setImmediate(() => Promise.reject(new Error('broken'))),
  hang: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  note: () => void notes++,
  notes: () => notes,
};

answerTasks((task: string) => DO[task]?.());
