// SPEC.md and the tests keep each other honest: no rule without a test that names it, no number without a rule.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sourcesUnder = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}${path}`);

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

const spec = read('SPEC.md');
const rules = found(spec, /^- \*\*([A-Z]\d+)\*\* /gm);
const cited = (text: string): string[] => found(text, /\[([A-Z]\d+)\]/g);
/** The rules that the names of tests cite: `test('[M3] ...` and `test.each(...)('[M3] ...`. */
const proven = (text: string): string[] =>
  found(text, /(?:test|\))\(\s*[`'"]((?:\[[^\]]+\] ?)+)/g).flatMap(cited);
const tests = sourcesUnder('test/').filter((path) => path !== 'test/spec.test.ts');

test('rules are numbered from one without a gap, group by group', () => {
  const groups = Map.groupBy(rules, (rule) => rule.replace(/\d+$/, ''));
  for (const [group, numbered] of groups) {
    expect(numbered).toEqual(numbered.map((_, at) => `${group}${at + 1}`));
  }
  expect([...groups.keys()].join('')).toBe('SDTBPKXMCWHERQ');
});

test('every rule has a test that names it', () => {
  const named = new Set(tests.flatMap((path) => proven(read(path))));
  expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
});

test('whatever the source or a test cites stands in SPEC.md', () => {
  const unknown = [...sourcesUnder('src/'), ...tests].flatMap((path) =>
    cited(read(path))
      .filter((rule) => !rules.includes(rule))
      .map((rule) => `${path}: ${rule}`),
  );
  expect(unknown).toEqual([]);
});

test('every subtlety and every ruling stands behind a rule', () => {
  const from = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `[${name}${at + 1}]`);
  const wanted = [...from('NOTES 4.', 39), ...from('RULING ', 27)];
  expect(wanted.filter((tag) => !spec.includes(tag))).toEqual([]);
});
