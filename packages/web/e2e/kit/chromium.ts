// A Chromium to test, photograph and measure with: the one that is named, the system's, Playwright's own, or one that
// is fetched. And its shell: the same engine without windows and permissions, which opens a page in half of the time.

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstall, findProgram, installByApt, run } from './programs.ts';

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

interface Kind {
  /** Set to a program, it is that one. */
  readonly variable: string;
  /** What it is called where programs are looked for. */
  readonly names: readonly string[];
  /** Where else it may be. */
  readonly places: () => readonly string[];
  /** How Playwright fetches this one alone, and what Debian calls it. */
  readonly option: string;
  readonly package: string;
}

const WHOLE: Kind = {
  variable: 'CHROMIUM',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: () => [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
  ],
  option: '--no-shell',
  package: 'chromium',
};

const SHELL: Kind = {
  variable: 'CHROMIUM_SHELL',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  places: ownShells,
  option: '--only-shell',
  package: 'chromium-headless-shell',
};

/** Playwright keeps it beside its Chromium, under the same number. */
function ownShells(): readonly string[] {
  const [, folder = '', number] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const home = `${folder}chromium_headless_shell-${number}`;
  if (!existsSync(home)) return [];
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => /headless[-_]shell(\.exe)?$/.test(name))
    .map((name) => join(home, name));
}

const isNamed = ({ variable }: Kind): boolean => (process.env[variable] ?? '') !== '';

const find = ({ variable, names, places }: Kind): string | undefined =>
  findProgram({ variable, names, places: places() });

interface Way {
  readonly sentence: string;
  readonly isOpen: boolean;
  take(): void;
}

function waysTo(kind: Kind): readonly Way[] {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return [
    {
      sentence: `Fetching ${kind.package} (once)...`,
      isOpen: true,
      take: () => run(process.execPath, playwright, 'install', kind.option, 'chromium'),
    },
    {
      sentence: `Installing ${kind.package} from the system’s packages (once)...`,
      isOpen: canInstall(),
      take: () => installByApt(kind.package),
    },
  ];
}

function findOrFetch(kind: Kind): string | undefined {
  const found = find(kind);
  if (found !== undefined) return found;
  for (const { sentence, isOpen, take } of waysTo(kind)) {
    if (!isOpen) continue;
    console.error(sentence);
    try {
      take();
    } catch {
      // The next way may be open.
    }
    const fetched = find(kind);
    if (fetched !== undefined) return fetched;
  }
  return undefined;
}

export const findChromium = (): string | undefined => find(WHOLE);

/** Finds one or fetches it; the sentence of the error says what to do if neither can be done. */
export function getChromium(): string {
  const found = findOrFetch(WHOLE);
  if (found !== undefined) return found;
  throw new Error(
    'There is no Chromium here, and none could be fetched: install one, or name yours with CHROMIUM=/path/to/chromium.',
  );
}

/** Whoever names a browser wants that one to be tested; and without a shell the whole browser does, in twice the time. */
const hasNoShell = (): boolean => isNamed(WHOLE) && !isNamed(SHELL);

export const findShell = (): string | undefined => (hasNoShell() ? undefined : find(SHELL)) ?? findChromium();
export const getShell = (): string => (hasNoShell() ? undefined : findOrFetch(SHELL)) ?? getChromium();
