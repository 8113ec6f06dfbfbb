import { SingleBar } from 'cli-progress';

export interface ProgressBar {
  /** So many are done; `result` is how things stand. */
  reach(count: number, result?: string): void;
  stop(): void;
}

const NO_PROGRESS: ProgressBar = { reach: () => {}, stop: () => {} };

/** A bar for somebody who watches: on the terminal's error stream, never in what is piped on. */
export function showProgress(total: number, start = 0): ProgressBar {
  if (!process.stderr.isTTY) return NO_PROGRESS;
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {value} of {total} matches  {eta_formatted} left  {result}',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, start, { result: '' });
  const stop = (): void => bar.stop();
  // Ctrl-C must give the cursor back.
  process.once('exit', stop);
  return {
    reach: (count, result = '') => bar.update(count, { result }),
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}
