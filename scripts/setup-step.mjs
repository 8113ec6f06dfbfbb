// One step of `setup.mjs`: says what is done while it takes its time, and keeps what the program printed if it fails. Everything goes
// to standard error, because standard output belongs to the command that follows. Plain JavaScript, as setup.mjs is.
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Milliseconds between two lines of progress: a terminal writes over the last one, a file gets few of them. */
const EACH = process.stderr.isTTY ? 500 : 15000;
const LAST_LINES = 15;

/** The end of a terminal's line is cleared, in case the one before was longer. */
const show = (text, end) =>
  process.stderr.write(process.stderr.isTTY ? `\r${text}\x1b[K${end}` : `${text}\n`);

const run = ({ command, args, cwd }, output) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', output, output],
      // Windows starts npm through its shell.
      shell: command.endsWith('.cmd'),
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : `it ended with ${code}`));
  });

/** Runs a program to its end; if that fails, says why and ends this process. */
export async function runStep({ title, done, failed, progress, ...program }) {
  const log = join(mkdtempSync(join(tmpdir(), 'mirabilia-setup-')), 'log.txt');
  const output = openSync(log, 'w');
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  show(`${title}...`, '');
  const ticking = setInterval(() => {
    show(`${title}... ${progress === undefined ? '' : `${progress()}, `}${seconds()}`, '');
  }, EACH);
  const fault = await run(program, output);
  clearInterval(ticking);
  closeSync(output);
  if (fault === undefined) {
    show(`${done} (${seconds()}).`, '\n');
    rmSync(dirname(log), { recursive: true, force: true });
    return;
  }
  show(`${failed} (${fault})`, '\n');
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
  for (const line of lines) console.error(`  ${line}`);
  console.error(`All that was printed is in ${log}`);
  process.exit(1);
}
