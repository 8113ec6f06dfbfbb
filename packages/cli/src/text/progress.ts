import { SingleBar } from 'cli-progress';

export interface Progress {
  reach(count: number): void;
  stop(): void;
}

const NO_PROGRESS: Progress = { reach: () => {}, stop: () => {} };

/** A bar for somebody who watches: on the terminal's error stream, never in what is piped on. */
export function showProgress(total: number): Progress {
  if (!process.stderr.isTTY) return NO_PROGRESS;
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {value} of {total} matches  {eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, 0);
  const stop = (): void => bar.stop();
  // Ctrl-C must give the cursor back.
  process.once('exit', stop);
  return {
    reach: (count) => bar.update(count),
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}
