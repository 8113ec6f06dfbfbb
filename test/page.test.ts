// The page as it is built: what each screen makes a browser fetch has to stay small.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { builtPage } from '../packages/cli/src/built-page.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

const root = join(import.meta.dirname, '..');
let folder = '';
let manifest: Readonly<Record<string, Chunk>> = {};

beforeAll(() => {
  // Does nothing where the page is up to date.
  execFileSync(process.execPath, [join(root, 'scripts', 'build-page.mjs')], {
    stdio: ['ignore', 'ignore', 2],
  });
  folder = builtPage() ?? '';
  manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
}, TIME_FOR_PROCESSES);

/** The words of some areas in one language. */
const words = (...areas: readonly string[]): string[] => areas.map((area) => `src/words/${area}/en.ts`);
const NAMES = '../seven-wonders/src/i18n/en.ts';

/** Every script that these modules need; lazy parts come later. */
function scriptsFor(modules: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const needed of chunk.imports ?? []) add(needed);
  };
  for (const name of modules) add(name);
  return [...found];
}

const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

const SCREENS = {
  home: { modules: ['index.html', ...words('app')], limit: 60_000, files: 6 },
  'the table of 7 Wonders': {
    modules: [
      'index.html',
      'src/lobby/match-screen.tsx',
      'src/games/seven-wonders/scene.tsx',
      ...words('app', 'table', 'seven-wonders'),
      NAMES,
    ],
    limit: 164_000,
    files: 24,
  },
};

test('the page is built for people, whoever builds it: it names no file of its sources', () => {
  for (const file of scriptsFor(SCREENS.home.modules))
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain(root);
});

test.for(Object.entries(SCREENS))('%s is under its limit of JavaScript', ([name, { modules, limit }]) => {
  const size = scriptsFor(modules)
    .map(sizeOf)
    .reduce((sum, each) => sum + each, 0);
  console.info(`${name}: ${(size / 1000).toFixed(1)} kB gzip`);
  expect(size).toBeLessThan(limit);
});

/** Each is a request, and on a phone far away each row of requests is a wait. */
test.for(Object.entries(SCREENS))('%s comes in few files', ([, { modules, files }]) => {
  expect(scriptsFor(modules).length).toBeLessThanOrEqual(files);
});

test('workers carry nothing that draws', () => {
  for (const worker of ['src/solo/solo-worker.ts', 'src/solo/thinking-worker.ts']) {
    const drawing = scriptsFor([worker]).filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('createElementNS'),
    );
    expect(drawing, worker).toEqual([]);
  }
});

test('home carries no engine', () => {
  const code = scriptsFor(SCREENS.home.modules).map((file) => readFileSync(join(folder, file), 'utf8'));
  // A name that stands in the data of the game and nowhere else.
  expect(code.filter((text) => text.includes('lumber-yard'))).toEqual([]);
});

describe('the first page', () => {
  const html = () => readFileSync(join(folder, 'index.html'), 'utf8');

  test('has nothing inline, which the policy of the server would forbid', () => {
    expect(html()).not.toMatch(/<style|style=|<script(?![^>]* src=)| on\w+=|data:/);
  });

  test('names at once what its first screen needs, and all of it is there', () => {
    const named = [...html().matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, path]) => path as string);
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    expect(named.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    for (const needed of manifest['index.html']?.imports ?? []) {
      expect(named).toContain((manifest[needed] as Chunk).file);
    }
  });

  test('is packed, and so is everything that shrinks by it', () => {
    const heavy = Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => /\.(js|css|svg)$/.test(file) && readFileSync(join(folder, file)).length > 500);
    expect(heavy.length).toBeGreaterThan(5);
    for (const file of ['index.html', ...heavy]) {
      for (const ending of ['.br', '.gz']) expect(existsSync(join(folder, file + ending)), file).toBe(true);
    }
  });
});

test('fonts have the letters of our languages and no others', () => {
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThanOrEqual(4);
  expect(fonts.filter((file) => !/-latin(-ext)?-wght-|-european-/.test(file))).toEqual([]);
});
