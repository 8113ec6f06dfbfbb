// The house has one-way streets: a package uses only those before it. And the engine touches nothing outside itself.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const packages = readdirSync(join(root, 'packages'));

/** What each package's sources may import besides themselves. Nothing is allowed that isn't listed. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  'seven-wonders': ['@mirabilia/kernel'],
  architects: ['@mirabilia/kernel'],
  games: ['@mirabilia/kernel', '@mirabilia/seven-wonders', '@mirabilia/architects'],
  bots: ['@mirabilia/kernel', '@mirabilia/seven-wonders', '@mirabilia/architects', '@mirabilia/games'],
  protocol: ['@mirabilia/kernel', 'zod'],
  'match-service': ['@mirabilia/kernel', '@mirabilia/games', '@mirabilia/bots', '@mirabilia/protocol'],
  server: [
    '@mirabilia/kernel',
    '@mirabilia/games',
    '@mirabilia/protocol',
    '@mirabilia/match-service',
    '@hono/node-server',
    '@hono/zod-openapi',
    '@simplewebauthn/server',
    'hono',
    'kysely',
    'pg',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    'ws',
    'zod',
    'node:',
  ],
  web: [
    '@mirabilia/kernel',
    '@mirabilia/seven-wonders',
    '@mirabilia/architects',
    '@mirabilia/games',
    '@mirabilia/bots',
    '@mirabilia/protocol',
    '@mirabilia/match-service',
    '@fontsource-variable/cinzel',
    '@fontsource-variable/source-sans-3',
    '@preact/signals',
    'preact',
    'uqr',
  ],
  cli: [
    '@mirabilia/kernel',
    '@mirabilia/seven-wonders',
    '@mirabilia/architects',
    '@mirabilia/games',
    '@mirabilia/bots',
    '@mirabilia/server',
    'commander',
    'openskill',
    'node:',
  ],
};

/** Each has a folder of the page. */
const GAMES = ['seven-wonders', 'architects'];

/** Packages that do the same in a browser, a worker and a server. */
const ENGINE = ['kernel', 'seven-wonders', 'architects', 'games', 'bots', 'match-service'];

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

const inPackage = (name: string) => sources(join(root, 'packages', name, 'src'));

function imports(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, target]) => target as string);
}

test('every package has its place in the order', () => {
  expect(packages.toSorted()).toEqual(Object.keys(ARROWS).toSorted());
});

describe.for(packages)('%s', (name) => {
  test('imports only what stands before it', () => {
    const allowed = ARROWS[name] ?? [];
    const isAllowed = (target: string) =>
      target.startsWith('.') ||
      allowed.some(
        (start) => target === start || target.startsWith(start.endsWith(':') ? start : `${start}/`),
      );
    const strange = inPackage(name).flatMap(({ path, text }) =>
      imports(text)
        .filter((target) => !isAllowed(target))
        .map((target) => `${path}: ${target}`),
    );
    expect(strange).toEqual([]);
  });

  test('declares what it imports', () => {
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    );
    const used = inPackage(name).flatMap(({ text }) => imports(text));
    const isUsed = (dependency: string) =>
      used.some((target) => target === dependency || target.startsWith(`${dependency}/`));
    expect(Object.keys(dependencies).filter((dependency) => !isUsed(dependency))).toEqual([]);
    const undeclared = used.filter(
      (target) =>
        !target.startsWith('.') &&
        !target.startsWith('node:') &&
        !Object.keys(dependencies).some((dep) => target === dep || target.startsWith(`${dep}/`)),
    );
    expect(undeclared).toEqual([]);
  });

  test('has no relative path into another package', () => {
    const strange = inPackage(name).filter(({ path, text }) =>
      imports(text).some(
        (target) =>
          target.startsWith('.') && !join(path, '..', target).startsWith(join(root, 'packages', name)),
      ),
    );
    expect(strange.map(({ path }) => path)).toEqual([]);
  });
});

const page = join(root, 'packages/web/src');

/** What a folder of the page imports, as paths within the page's sources or names of packages. */
const importsIn = (folder: string): string[] =>
  sources(join(page, folder)).flatMap(({ path, text }) =>
    imports(text).map((target) =>
      target.startsWith('.') ? relative(page, join(path, '..', target)) : target,
    ),
  );

test.for(GAMES)('the page of %s imports nothing of another game', (game) => {
  const others = GAMES.filter((other) => other !== game);
  const strange = importsIn(`games/${game}`).filter((target) =>
    others.some((other) => target.startsWith(`games/${other}/`) || target.startsWith(`@mirabilia/${other}`)),
  );
  expect(strange).toEqual([]);
});

test('art that both games draw knows no game', () => {
  const strange = importsIn('art').filter((target) => /^(?:games\/|@mirabilia)/.test(target));
  expect(strange).toEqual([]);
});

test.for(ENGINE)('%s has no clock, no chance of its own, no I/O', (name) => {
  const forbidden =
    /\b(Math\.random|Date\.|new Date|performance\.|setTimeout|setInterval|process\.|fetch\(|console\.|crypto\.|globalThis)/;
  const found = inPackage(name)
    .filter(({ text }) => forbidden.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
