// Processes that a measurement starts, and stops whatever happens.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Helper {
  /** Sends something and waits for the answer. */
  ask<A>(question: object | string): Promise<A>;
  /** The next thing that it says by itself. */
  hear<A>(): Promise<A>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
}

/** Milliseconds for ending by itself. */
const PATIENCE = 15_000;

export function startHelper(file: string, args: readonly string[] = []): Helper {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // What is garbage doesn't count as memory.
    execArgv: ['--expose-gc'],
  });
  const ended = once(child, 'close');
  const hear = async <A>(): Promise<A> => {
    const heard = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
    if (heard === undefined) throw new Error(`${file} has ended`);
    return heard[0] as A;
  };
  return {
    hear,
    ask: (question) => {
      const answer = hear<never>();
      child.send(question);
      return answer;
    },
    stop: () => stop(child, ended),
  };
}

export async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const alarm = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(alarm);
}
