export interface ProgressBar {
  /** So many matches are played; `result` is the score so far. */
  reach(count: number, result?: string): void;
  stop(): void;
}

const NO_PROGRESS: ProgressBar = { reach: () => {}, stop: () => {} };

const WIDTH = 40;
/** Milliseconds between two drawings. */
const DRAWS_EVERY = 100;
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const CLEAR_LINE = '\r\x1b[K';

/** A bar on the terminal's error stream, never in what is piped on. */
export function showProgress(
  total: number,
  { start = 0, quiet = false }: { readonly start?: number; readonly quiet?: boolean | undefined } = {},
): ProgressBar {
  const { stderr } = process;
  if (quiet || !stderr.isTTY) return NO_PROGRESS;
  const began = performance.now();
  let drawn = Number.NEGATIVE_INFINITY;
  const draw = (count: number, result: string): void => {
    const now = performance.now();
    if (now - drawn < DRAWS_EVERY) return;
    drawn = now;
    const left = count > start ? durationOf(((now - began) * (total - count)) / (count - start)) : '–';
    const line = `${barOf(count / total)} ${Math.floor((100 * count) / total)} %  ${count} of ${total} matches  ${left} left  ${result}`;
    stderr.write(`${CLEAR_LINE}${line.slice(0, (stderr.columns || 80) - 1)}`);
  };
  const stop = (): void => void stderr.write(CLEAR_LINE + SHOW_CURSOR);
  // Ctrl-C must give the cursor back.
  process.once('exit', stop);
  stderr.write(HIDE_CURSOR);
  draw(start, '');
  return {
    reach: (count, result = '') => draw(count, result),
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}

export const barOf = (part: number): string => '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░');

/** `45s`, `12m30s` or `3h05m`. */
export function durationOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  const two = (value: number): string => String(value % 60).padStart(2, '0');
  if (hours > 0) return `${hours}h${two(minutes)}m`;
  return minutes > 0 ? `${minutes}m${two(seconds)}s` : `${seconds}s`;
}
