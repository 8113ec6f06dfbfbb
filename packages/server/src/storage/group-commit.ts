// The writes of one tick share one transaction: making it durable costs the same for one write as for hundreds.

import { Unavailable } from './store.ts';

export interface Transactions {
  begin(): void;
  commit(): void;
  /** Undoes everything since `begin`, also if SQLite has rolled back already. Never throws. */
  rollBack(): void;
  /** Runs one write; if it throws, this write alone is undone. */
  alone<T>(write: () => T): T;
}

interface Waiting {
  /** Tries the write; the function it returns is called once everything is durable. */
  readonly attempt: () => () => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommit {
  /**
   * Resolves after the commit. Fails with the write's own error, or, like all others of its tick, with Unavailable; in
   * both cases nothing of it is stored.
   */
  write<T>(write: () => T): Promise<T>;
  /** Commits at once instead of at the end of the tick. */
  flush(): void;
}

export function groupCommit(transactions: Transactions): GroupCommit {
  let waiting: Waiting[] = [];

  const attempting =
    <T>(write: () => T, { resolve, reject }: PromiseWithResolvers<T>): Waiting['attempt'] =>
    () => {
      try {
        const value = transactions.alone(write);
        return () => resolve(value);
      } catch (error) {
        // The store failed, not this write: no other write can succeed.
        if (error instanceof Unavailable) throw error;
        return () => reject(error);
      }
    };

  const flush = () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    let callbacks: (() => void)[];
    try {
      transactions.begin();
      callbacks = batch.map(({ attempt }) => attempt());
      transactions.commit();
    } catch (cause) {
      transactions.rollBack();
      const error = cause instanceof Unavailable ? cause : new Unavailable('Nothing was stored.', { cause });
      callbacks = batch.map((write) => () => write.reject(error));
    }
    for (const call of callbacks) call();
  };

  return {
    write: <T>(write: () => T) => {
      const answer = Promise.withResolvers<T>();
      // After the callbacks of all sockets that had something to read, which microtasks would cut into one tick each.
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ attempt: attempting(write, answer), reject: answer.reject });
      return answer.promise;
    },
    flush,
  };
}
