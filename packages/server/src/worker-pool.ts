// Threads that do tasks. A thread starts when there is a task for it, and ends after a while without one. A thread that
// breaks fails its own task and no other; the next task gets a new one.

import { parentPort, Worker } from 'node:worker_threads';

export interface WorkerPoolOptions {
  /** What each thread runs: a module that calls `answerTasks`. */
  readonly module: URL;
  readonly size: number;
  /** Milliseconds after which a thread without a task ends. */
  readonly idleLife?: number;
}

export interface WorkerPool<Task, Value> {
  /** Fails if the task throws, if its thread breaks, or if the pool is closed. */
  run(task: Task): Promise<Value>;
  /** Tells one thread something that needs no answer. It stays free for tasks; if it isn't, nothing is told. */
  tell(note: Task): void;
  /** How many threads there are. */
  threads(): number;
  /** Ends all threads at once. */
  close(): Promise<void>;
}

type TaskResult<Value> = { readonly value: Value } | { readonly failure: string };

interface Waiting<Task, Value> extends PromiseWithResolvers<Value> {
  readonly task: Task;
}

interface Thread<Task, Value> {
  readonly worker: Worker;
  current: Waiting<Task, Value> | undefined;
  retirement: NodeJS.Timeout | undefined;
}

export function newWorkerPool<Task, Value>(options: WorkerPoolOptions): WorkerPool<Task, Value> {
  const { module, size, idleLife } = options;
  const threads = new Set<Thread<Task, Value>>();
  const waiting: Waiting<Task, Value>[] = [];
  let isClosed = false;

  function handOut(): void {
    while (waiting.length > 0) {
      const thread = [...threads].find(({ current }) => current === undefined) ?? start();
      if (thread === undefined) return;
      clearTimeout(thread.retirement);
      thread.current = waiting.shift() as Waiting<Task, Value>;
      // A task keeps the process alive, an idle thread doesn't.
      thread.worker.ref();
      thread.worker.postMessage(thread.current.task);
    }
  }

  function start(): Thread<Task, Value> | undefined {
    if (threads.size >= size) return undefined;
    const thread: Thread<Task, Value> = {
      worker: new Worker(module),
      current: undefined,
      retirement: undefined,
    };
    threads.add(thread);
    thread.worker.on('message', (result: TaskResult<Value>) => {
      const { current } = thread;
      rest(thread);
      if ('value' in result) current?.resolve(result.value);
      else current?.reject(new Error(result.failure));
      handOut();
    });
    const lose = (error: Error): void => {
      threads.delete(thread);
      clearTimeout(thread.retirement);
      thread.current?.reject(error);
      thread.current = undefined;
      if (!isClosed) handOut();
    };
    thread.worker.on('error', lose);
    thread.worker.on('exit', () => lose(new Error('the thread ended')));
    return thread;
  }

  function rest(thread: Thread<Task, Value>): void {
    thread.current = undefined;
    thread.worker.unref();
    clearTimeout(thread.retirement);
    if (idleLife === undefined) return;
    thread.retirement = setTimeout(() => {
      threads.delete(thread);
      void thread.worker.terminate();
    }, idleLife).unref();
  }

  return {
    threads: () => threads.size,
    tell: (note) => {
      const [thread = isClosed ? undefined : start()] = threads;
      if (thread === undefined || thread.current !== undefined) return;
      thread.worker.postMessage(note);
      rest(thread);
    },
    run: (task) => {
      const waits = { task, ...Promise.withResolvers<Value>() };
      if (isClosed) waits.reject(new Error('the pool is closed'));
      else waiting.push(waits);
      handOut();
      return waits.promise;
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the pool is closed'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/**
 * For the module of a pool's threads: what is done with each task, at once or by a promise. An undefined value is no answer,
 * as a note needs none.
 */
export function answerTasks<Task>(answer: (task: Task) => unknown): void {
  const give = (result: TaskResult<unknown>): void => {
    if ('failure' in result || result.value !== undefined) parentPort?.postMessage(result);
  };
  parentPort?.on('message', (task: Task) => {
    try {
      const value = answer(task);
      if (value instanceof Promise)
        value.then(
          (late) => give({ value: late }),
          (error) => give(failureOf(error)),
        );
      else give({ value });
    } catch (error) {
      give(failureOf(error));
    }
  });
}

const failureOf = (error: unknown): TaskResult<unknown> => ({
  failure: error instanceof Error ? error.message : String(error),
});
