// A double cast tells the compiler to look away. Few are needed, and each says why on the line above it:
// `// cast: <reason>`.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The most casts that sources may have. */
const MOST = 14;

const packages = join(import.meta.dirname, '../packages');
const REASON = /^(?:\/\/|\{?\/\*) cast: \S.{9,}/;

interface Cast {
  readonly where: string;
  readonly hasReason: boolean;
}

function castsIn(path: string, text: string): Cast[] {
  const lines = text.split('\n');
  return [...text.matchAll(/\bas unknown\s+as\b/g)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    const hasReason = REASON.test((lines[line - 2] ?? '').trim());
    return { where: `${path}:${line}`, hasReason };
  });
}

const casts = readdirSync(packages)
  .flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(name, 'src', path),
    ),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .flatMap((path) => castsIn(path, readFileSync(join(packages, path), 'utf8')));

describe('double casts', () => {
  test('are few', () => {
    expect(casts.length, casts.map(({ where }) => where).join('\n')).toBeLessThanOrEqual(MOST);
  });

  test('say why', () => {
    const silent = casts.filter(({ hasReason }) => !hasReason);
    expect(silent.map(({ where }) => where)).toEqual([]);
  });

  test('are found, with and without a reason, also over two lines', () => {
    const text = [
      '// cast: the database gives rows without a type',
      'const rows = given as unknown as Row[];',
      'const other = given as unknown',
      '  as Row[];',
    ].join('\n');
    expect(castsIn('x.ts', text)).toEqual([
      { where: 'x.ts:2', hasReason: true },
      { where: 'x.ts:3', hasReason: false },
    ]);
  });
});
