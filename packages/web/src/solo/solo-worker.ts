// The worker in which matches of this browser are kept and played.

import { refuse } from '@mirabilia/kernel';
import type { FromSoloWorker, SoloCall } from './client.ts';
import { newLocks } from './locks.ts';
import { newSoloApi, type SoloApi } from './solo-api.ts';
import { openStorage } from './storage.ts';
import { newThinkingPool } from './thinking-pool.ts';
import { workerUrl } from './worker-url.ts';

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const tell = (told: FromSoloWorker): void => postMessage(told);

const api = newSoloApi({
  store: openStorage(indexedDB, Date.now),
  locks: newLocks(navigator.locks as LockManager | undefined),
  clock: Date.now,
  timers: {
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  newId: () => hex(random(16)),
  newSeed: () => hex(random(32)),
  thinker: newThinkingPool(
    () => new Worker(workerUrl('thinking-worker'), { type: 'module' }),
    navigator.hardwareConcurrency,
  ),
  log: {
    info: () => {},
    warn: (facts, sentence) => console.warn(sentence, facts),
    error: (facts, sentence) => console.error(sentence, facts),
  },
  tell,
});

addEventListener('message', async ({ data: { id, name, args } }: MessageEvent<SoloCall>) => {
  const call = api[name] as (...given: readonly unknown[]) => ReturnType<SoloApi['say']>;
  const answer = await call(...args).catch((error) => {
    console.error(error);
    return refuse('not-kept');
  });
  tell({ kind: 'answer', id, answer });
});
tell({ kind: 'ready' });
