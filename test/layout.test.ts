// Where a test lies, as CONTRIBUTING.md says under "Tests".

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Files of `packages` and `test`, from the root on. */
const files = ['packages', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => !/\/(?:node_modules|dist)\//.test(path)),
);

/** Tests of one file that stay in `test/` all the same, and why. */
const APART: Readonly<Record<string, string>> = {
  'packages/cli/test/built-page.test.ts': 'runs the program',
  'packages/server/test/outbound.test.ts': 'starts servers',
  'packages/server/test/postgres.test.ts': 'starts a database',
  'packages/server/test/web-push.test.ts': 'starts a server',
  'packages/server/test/worker-pool.test.ts': 'starts threads',
  'packages/web/test/breakpoints.test.ts': 'reads the style sheets of the whole page',
};

interface Unit {
  readonly path: string;
  readonly text: string;
}

/** Is a test in `src` named after the file beside it, or after the folder that it tests as a whole? */
function isBesideItsFile({ path }: Unit, exists: (path: string) => boolean): boolean {
  const tested = path.replace(/\.test\.tsx?$/, '');
  return exists(`${tested}.ts`) || exists(`${tested}.tsx`) || basename(dirname(path)) === basename(tested);
}

/** The one file of `src` that a test in `test/` is about: it imports no other, and has its name. */
function onlyFileOf({ path, text }: Unit): string | undefined {
  const imported = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, target]) => join(dirname(path), target as string))
    .filter((target) => /^packages\/[^/]+\/src\//.test(target));
  const [only, ...others] = new Set(imported);
  const isNamedAfter = basename(only ?? '').replace(/\.tsx?$/, '') === basename(path, '.test.ts');
  return only !== undefined && others.length === 0 && isNamedAfter ? only : undefined;
}

const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
const unitsIn = (folder: RegExp): Unit[] =>
  tests
    .filter((path) => folder.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const beside = unitsIn(/^packages\/[^/]+\/src\//);
const apart = unitsIn(/^packages\/[^/]+\/test\//);
const inSources = (path: string): boolean => existsSync(join(root, path));

describe('unit tests', () => {
  test('lie beside the file or in the folder that they test', () => {
    expect(beside.filter((unit) => !isBesideItsFile(unit, inSources)).map(({ path }) => path)).toEqual([]);
  });

  test('start no process', () => {
    const starting = beside.filter(({ text }) => /'node:(?:child_process|cluster)'/.test(text));
    expect(starting.map(({ path }) => path)).toEqual([]);
  });

  test('in a package’s test/ are about more than one file, or have a reason', () => {
    const ofOneFile = apart.filter((unit) => onlyFileOf(unit) !== undefined && !(unit.path in APART));
    expect(ofOneFile.map(({ path }) => path)).toEqual([]);
  });

  test('with a reason to lie apart are still there and still about one file', () => {
    const reasons = Object.keys(APART);
    expect(reasons.filter((path) => !apart.some((unit) => unit.path === path && onlyFileOf(unit)))).toEqual(
      [],
    );
  });

  test('name their time limits', () => {
    const numbered = [...beside, ...apart].filter(({ text }) => /^\s*\}, [\d_]+\);$/m.test(text));
    expect(numbered.map(({ path }) => path)).toEqual([]);
  });

  test('lie nowhere else', () => {
    const elsewhere = tests.filter((path) => !/^(?:packages\/[^/]+\/(?:src|test)|test)\//.test(path));
    expect(elsewhere).toEqual([]);
  });

  test('in the wrong place are found', () => {
    const unit = (path: string, text = ''): Unit => ({ path, text });
    const exists = (path: string): boolean => path === 'packages/x/src/a.ts';
    expect(isBesideItsFile(unit('packages/x/src/a.test.ts'), exists)).toBe(true);
    expect(isBesideItsFile(unit('packages/x/src/logic/logic.test.ts'), exists)).toBe(true);
    expect(isBesideItsFile(unit('packages/x/src/logic/b.test.ts'), exists)).toBe(false);
    const one = "import { a } from '../src/a.ts';\n";
    expect(onlyFileOf(unit('packages/x/test/a.test.ts', one))).toBe('packages/x/src/a.ts');
    expect(onlyFileOf(unit('packages/x/test/b.test.ts', one))).toBeUndefined();
    const two = `${one}import { b } from '../src/b.ts';\n`;
    expect(onlyFileOf(unit('packages/x/test/a.test.ts', two))).toBeUndefined();
  });
});

test('browser tests lie in packages/web/e2e', () => {
  const specs = files.filter((path) => /\.spec\.tsx?$/.test(path));
  expect(specs.length).toBeGreaterThan(0);
  expect(specs.filter((path) => !path.startsWith('packages/web/e2e/'))).toEqual([]);
});
