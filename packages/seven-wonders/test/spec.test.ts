// SPEC.md and the tests keep each other honest: no rule without a test that names it, no number without a rule.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sourcesUnder = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}${path}`);

const NUMBER = String.raw`[A-Z]\d+|NOTES 6\.\d+`;
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

const rules = found(read('SPEC.md'), new RegExp(String.raw`^- \*\*(${NUMBER})\*\* `, 'gm'));
const cited = (text: string): string[] => found(text, new RegExp(String.raw`\[(${NUMBER})\]`, 'g'));
/** The rules that the names of tests cite: `test('[M3] ...` and `test.each(...)('[M3] ...`. */
const proven = (text: string): string[] =>
  found(text, /(?:test|\))\(\s*[`']((?:\[[^\]]+\] ?)+)/g).flatMap(cited);

const tests = sourcesUnder('test/');

test('rules are numbered from one without a gap, group by group', () => {
  const groups = Map.groupBy(rules, (rule) => rule.replace(/\d+$/, ''));
  for (const [group, numbered] of groups) {
    expect(numbered).toEqual(numbered.map((_, at) => `${group}${at + 1}`));
  }
  expect([...groups.keys()].join(' ')).toBe('S T B P C W M V F H R NOTES 6.');
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

test('a rule is one sentence', () => {
  const sentences = found(read('SPEC.md'), /^- \*\*[A-Z]\d+\*\* (.*)$/gm);
  for (const sentence of sentences) expect(sentence).toMatch(/^[^.]*\.†?$/);
});
