// Does what is due in tournaments, again and again.

import type { Timers } from '@mirabilia/match-service';

/** Milliseconds. */
const EVERY = 500;

interface Needs {
  readonly timers: Timers;
  run(): Promise<void>;
  onFailure(error: unknown): void;
}

/** Returns a function that stops it, once what is under way is done. */
export function startTournamentClock({ timers, run, onFailure }: Needs): () => Promise<void> {
  let isStopped = false;
  let cancel = (): void => {};
  let running: Promise<void> = Promise.resolve();
  const next = (): void => {
    cancel = timers.after(EVERY, () => {
      running = run()
        .catch(onFailure)
        .then(() => {
          if (!isStopped) next();
        });
    });
  };
  next();
  return async () => {
    isStopped = true;
    cancel();
    await running;
  };
}
