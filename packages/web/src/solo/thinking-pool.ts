// Bots think in workers of their own: neither the page nor the match service waits for them. Several bots think in
// parallel, as far as the device allows.

import type { Move } from '@mirabilia/kernel';
import {
  BOT_LEVELS,
  type MoveQuestion,
  type Practice,
  STAND_IN_LEVEL,
  type Thinker,
  type Thought,
} from '@mirabilia/match-service';
import { type Deferred, deferred } from './deferred.ts';

/** One core is left for the page. */
export const threadsFor = (cores: number): number => Math.min(4, Math.max(1, cores - 1));

interface Task {
  readonly question: MoveQuestion;
  readonly answer: Deferred<Move>;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
  /** Games for which it has warmed up. */
  readonly practised: Set<string>;
}

/** Only one person asks, so the order of the questions is the order of the answers. */
export interface SoloThinkingPool extends Thinker {
  think(question: MoveQuestion): Promise<Move>;
  prepare(game: string): void;
}

export function newThinkingPool(start: () => Worker, cores: number): SoloThinkingPool {
  const most = threadsFor(cores);
  const threads = new Set<Thread>();
  const waiting: Task[] = [];

  function handOut(): void {
    while (waiting.length > 0) {
      const thread = [...threads].find(({ task }) => task === undefined) ?? startThread();
      if (thread === undefined) return;
      thread.task = waiting.shift();
      thread.worker.postMessage(thread.task?.question);
    }
  }

  function startThread(): Thread | undefined {
    if (threads.size >= most) return undefined;
    const thread: Thread = { worker: start(), task: undefined, practised: new Set() };
    threads.add(thread);
    thread.worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      const { task } = thread;
      thread.task = undefined;
      if ('move' in data) task?.answer.resolve(data.move);
      else task?.answer.reject(new Error(data.failure));
      handOut();
    };
    // A worker that breaks fails its own question and no other.
    thread.worker.onerror = (event) => {
      event.preventDefault();
      threads.delete(thread);
      thread.worker.terminate();
      thread.task?.answer.reject(new Error('the thread broke'));
      handOut();
    };
    return thread;
  }

  /** Warms up one worker, which is enough to answer the first question quickly. */
  function prepare(game: string): void {
    const [thread = startThread()] = threads;
    if (thread === undefined || thread.task !== undefined || thread.practised.has(game)) return;
    thread.practised.add(game);
    thread.worker.postMessage({ practise: game } satisfies Practice);
  }

  return {
    prepare,
    levels: BOT_LEVELS,
    standInLevel: STAND_IN_LEVEL,
    think(question) {
      const answer = deferred<Move>();
      waiting.push({ question, answer });
      handOut();
      return answer.promise;
    },
  };
}
