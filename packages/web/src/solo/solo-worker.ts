// The worker in which matches of this browser are kept and played.

import { newLocks } from './locks.ts';
import { newSoloApi } from './new-solo-api.ts';
import type { Call, CallName, SoloNews } from './solo-api.ts';
import { openStorage } from './storage.ts';
import { newThinkingPool } from './thinking-pool.ts';
import { workerUrl } from './worker-url.ts';

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const tell = (news: SoloNews): void => postMessage(news);

const desk = newSoloApi({
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

type Told = Extract<SoloNews, { kind: 'answer' }>['answer'];

async function carryOut<K extends CallName>({ id, name, args }: Call<K>): Promise<void> {
  const call = desk[name] as (...given: unknown[]) => Promise<Told>;
  try {
    tell({ kind: 'answer', id, answer: await call(...args) });
  } catch (error) {
    console.error(error);
    tell({ kind: 'answer', id, answer: { ok: false, refusal: { code: 'not-kept' } } });
  }
}

addEventListener('message', ({ data }: MessageEvent<Call>) => void carryOut(data));
