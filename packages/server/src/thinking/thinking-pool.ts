// Bots think in threads of their own, so that people are served meanwhile. A thread is started when somebody has to
// think and ended when nobody had to for a while: a server without bots pays nothing for them.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Move } from '@mirabilia/kernel';
import {
  BOT_LEVELS,
  type MoveQuestion,
  type Practice,
  STAND_IN_LEVEL,
  type Thinker,
  type Thought,
} from '@mirabilia/match-service';

/** Milliseconds. */
const IDLE_LIFE = 60_000;
/** More threads would think no faster than the machine does, and each costs memory. */
const MOST_THREADS = 4;

interface Task {
  readonly question: MoveQuestion;
  readonly answer: PromiseWithResolvers<Move>;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
  retirement: NodeJS.Timeout | undefined;
  /** The games that it has practised. */
  readonly practised: Set<string>;
}

export interface PoolOptions {
  readonly threads?: number;
  readonly idleLife?: number;
}

export function newThinkingPool({
  threads: most = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  idleLife = IDLE_LIFE,
}: PoolOptions = {}): Thinker & { readonly threads: () => number } {
  const threads = new Set<Thread>();
  const waiting: Task[] = [];
  let isClosed = false;

  function handOut(): void {
    while (waiting.length > 0) {
      const thread = [...threads].find(({ task }) => task === undefined) ?? start();
      if (thread === undefined) return;
      give(thread, waiting.shift() as Task);
    }
  }

  function give(thread: Thread, task: Task): void {
    clearTimeout(thread.retirement);
    thread.task = task;
    // Whoever waits for a thought keeps the process alive, an idle thread doesn't.
    thread.worker.ref();
    thread.worker.postMessage(task.question);
  }

  function rest(thread: Thread): void {
    clearTimeout(thread.retirement);
    thread.worker.unref();
    thread.retirement = setTimeout(() => void retire(thread), idleLife).unref();
  }

  /** One thread is enough to answer the first question quickly. */
  function prepare(game: string): void {
    if (isClosed) return;
    const [thread = start()] = threads;
    if (thread === undefined || thread.task !== undefined || thread.practised.has(game)) return;
    thread.practised.add(game);
    thread.worker.postMessage({ practise: game } satisfies Practice);
    rest(thread);
  }

  function start(): Thread | undefined {
    if (threads.size >= most) return undefined;
    const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url));
    const thread: Thread = { worker, task: undefined, retirement: undefined, practised: new Set() };
    threads.add(thread);
    worker.on('message', (thought: Thought) => {
      const { task } = thread;
      thread.task = undefined;
      rest(thread);
      if ('move' in thought) task?.answer.resolve(thought.move);
      else task?.answer.reject(new Error(thought.failure));
      handOut();
    });
    // A thread that breaks takes its own question with it and no other.
    const lose = (error: Error): void => {
      threads.delete(thread);
      thread.task?.answer.reject(error);
      thread.task = undefined;
      if (!isClosed) handOut();
    };
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('the thread ended')));
    return thread;
  }

  async function retire(thread: Thread): Promise<void> {
    threads.delete(thread);
    clearTimeout(thread.retirement);
    await thread.worker.terminate();
  }

  return {
    levels: BOT_LEVELS,
    standInLevel: STAND_IN_LEVEL,
    threads: () => threads.size,
    prepare,
    think(question) {
      const answer = Promise.withResolvers<Move>();
      if (isClosed) answer.reject(new Error('nobody thinks here any more'));
      else waiting.push({ question, answer });
      handOut();
      return answer.promise;
    },
    async close() {
      isClosed = true;
      for (const { answer } of waiting.splice(0)) answer.reject(new Error('nobody thinks here any more'));
      await Promise.all([...threads].map(retire));
    },
  };
}
