// SPEC.md and the tests keep each other honest: no rule without a test that names it, no number without a rule.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const NUMBER = String.raw`[A-Z]\d+|NOTES 6\.\d+`;
/** The groups of rules of each game, in order; a group more or less is to be seen here. */
const GROUPS: Readonly<Record<string, string>> = {
  'seven-wonders': 'S T B P C W M V F H R NOTES 6.',
  architects: 'S D T B P K X M C W H E R Q',
};

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);
const cited = (text: string): string[] => found(text, new RegExp(String.raw`\[(${NUMBER})\]`, 'g'));
/** The rules that the names of tests cite: `test('[M3] ...` and `test.each(...)('[M3] ...`. */
const proven = (text: string): string[] =>
  found(text, /(?:test|\))\(\s*[`'"]((?:\[[^\]]+\] ?)+)/g).flatMap(cited);

function bookOf(game: string) {
  const root = new URL(`../packages/${game}/`, import.meta.url);
  const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
  const sourcesUnder = (folder: string): string[] =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${folder}${path}`);
  const spec = read('SPEC.md');
  const rules = found(spec, new RegExp(String.raw`^- \*\*(${NUMBER})\*\* `, 'gm'));
  return { read, spec, rules, sources: sourcesUnder('src/'), tests: sourcesUnder('test/') };
}

describe.for(Object.keys(GROUPS))('%s', (game) => {
  const { read, spec, rules, sources, tests } = bookOf(game);

  test('rules are numbered from one without a gap, group by group', () => {
    const groups = Map.groupBy(rules, (rule) => rule.replace(/\d+$/, ''));
    for (const [group, numbered] of groups) {
      expect(numbered).toEqual(numbered.map((_, at) => `${group}${at + 1}`));
    }
    expect([...groups.keys()].join(' ')).toBe(GROUPS[game]);
  });

  test('every rule has a test that names it', () => {
    const named = new Set(tests.flatMap((path) => proven(read(path))));
    expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
  });

  test('whatever the source or a test cites stands in SPEC.md', () => {
    const unknown = [...sources, ...tests].flatMap((path) =>
      cited(read(path))
        .filter((rule) => !rules.includes(rule))
        .map((rule) => `${path}: ${rule}`),
    );
    expect(unknown).toEqual([]);
  });

  test('a rule is one sentence', () => {
    const sentences = found(spec, /^- \*\*[A-Z]\d+\*\* (.*)$/gm);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^.]*\.†?( \[[^\]]+\])*$/);
  });

  test('a rule that is a house ruling is marked and names the ruling', () => {
    const lines = found(spec, /^(- \*\*[A-Z]\d+\*\* .*)$/gm);
    const unlike = lines.filter((line) => line.includes('†') !== line.includes('[RULING '));
    expect(unlike).toEqual([]);
  });

  test('every ruling is explained, in order, and stands behind a rule', () => {
    const explained = found(spec, /^- \*\*RULING (\d+)\*\* \S.*\.$/gm);
    expect(explained.length).toBeGreaterThan(0);
    expect(explained).toEqual(explained.map((_, at) => String(at + 1)));
    const named = new Set(found(spec, /† .*\[RULING (\d+)\]/g));
    expect([...named].toSorted((a, b) => Number(a) - Number(b))).toEqual(explained);
  });
});

test('architects: every subtlety stands behind a rule', () => {
  const { spec } = bookOf('architects');
  const wanted = Array.from({ length: 39 }, (_, at) => `[NOTES 4.${at + 1}]`);
  expect(wanted.filter((tag) => !spec.includes(tag))).toEqual([]);
});
