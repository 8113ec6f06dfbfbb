// Programs of the system that tests need: found where programs lie, or installed where that is allowed.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A file alone is no browser: some systems put a signpost to a shop in its place, or a library is missing. */
function runs(program: string): boolean {
  // On Windows asking for the version opens a window.
  if (process.platform === 'win32') return existsSync(program);
  try {
    return /\d+\.\d+/.test(
      execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 30_000 }),
    );
  } catch {
    return false;
  }
}

export interface Wanted {
  /** What it is called where programs are looked for. */
  readonly names: readonly string[];
  /** Where else it may be. */
  readonly places?: readonly string[];
  /** Set in the environment, it names the program. */
  readonly variable?: string;
  /** It doesn't tell its version. */
  readonly isSilent?: boolean;
}

export function findProgram({
  names,
  places = [],
  variable = '',
  isSilent = false,
}: Wanted): string | undefined {
  const named = process.env[variable] ?? '';
  if (named !== '') return named;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find((place) => existsSync(place) && (isSilent || runs(place)));
}

export const run = (program: string, ...args: string[]): void =>
  void execFileSync(program, args, { stdio: ['ignore', 2, 2], timeout: 600_000 });

/** Packages can be installed: as root, where there is apt. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export function installByApt(...packages: readonly string[]): void {
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

/** Tries to; whether it worked is seen when the program is looked for again. */
export function installIfAllowed(...packages: readonly string[]): void {
  if (!canInstall()) return;
  console.error(`Installing ${packages.join(' and ')} from the system’s packages (once)...`);
  try {
    installByApt(...packages);
  } catch {
    // Apt has said why.
  }
}
