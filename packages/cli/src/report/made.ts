// How a report was made: command, version, commit and date.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import about from '../../package.json' with { type: 'json' };

const ROOT = new URL('../../../../', import.meta.url);

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: fileURLToPath(ROOT),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Only in a checkout of this project: an installed package must not name the commit of the project around it. */
function commit(): string | undefined {
  if (!existsSync(new URL('packages/cli/src/report/made.ts', ROOT))) return undefined;
  try {
    const hash = git('rev-parse', '--short=10', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? hash : `${hash} with changes`;
  } catch {
    return undefined;
  }
}

/** As it would be typed again. */
const typed = (argument: string): string =>
  /^[\w./:=,@%+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;

export function howMade(): Readonly<Record<string, string>> {
  const hash = commit();
  return {
    Command: ['mirabilia', ...process.argv.slice(2).map(typed)].join(' '),
    Version: about.version,
    ...(hash !== undefined && { Commit: hash }),
    Date: new Date().toISOString().slice(0, 10),
  };
}
