// A Chromium to test, photograph and measure with: the one that is named, the system's, Playwright's own, or one that
// is fetched.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** They make a start as root, in a container and without a network quiet and quick. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

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

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return named;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find((place) => existsSync(place) && runs(place));
}

interface Way {
  readonly sentence: string;
  readonly isOpen: boolean;
  take(): void;
}

const run = (program: string, ...args: string[]): void =>
  void execFileSync(program, args, { stdio: ['ignore', 2, 2], timeout: 600_000 });

const isRoot = process.getuid?.() === 0;

function ways(): readonly Way[] {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return [
    {
      sentence: 'Fetching Chromium (once)...',
      isOpen: true,
      take: () => run(process.execPath, playwright, 'install', '--no-shell', 'chromium'),
    },
    {
      sentence: 'Installing Chromium from the system’s packages (once)...',
      isOpen: isRoot && existsSync('/usr/bin/apt-get'),
      take: () => {
        run('apt-get', 'update');
        run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
      },
    },
  ];
}

/** Finds one or fetches it; the sentence of the error says what to do if neither can be done. */
export function getChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  for (const { sentence, isOpen, take } of ways()) {
    if (!isOpen) continue;
    console.error(sentence);
    try {
      take();
    } catch {
      // The next way may be open.
    }
    const fetched = findChromium();
    if (fetched !== undefined) return fetched;
  }
  throw new Error(
    'There is no Chromium here, and none could be fetched: install one, or name yours with CHROMIUM=/path/to/chromium.',
  );
}
