// Styles change at sizes that have a name. A box that only its own style file measures may have sizes of its own.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakpoints } from '../build/breakpoints.ts';
import { BOXES, LOCAL, LOCAL_BOXES, SCREEN } from '../src/styles/breakpoints.ts';

const SOURCES = join(import.meta.dirname, '../src');

interface Condition {
  readonly file: string;
  readonly rule: string;
  /** As it stands after the rule's name. */
  readonly text: string;
}

const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');

const conditions: readonly Condition[] = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
  [...read(file).matchAll(/@(media|container) ([^{]+?)\s*\{/g)].map(([, rule = '', text = '']) => ({
    file,
    rule,
    text,
  })),
);

const said = (rule: string): readonly Condition[] => conditions.filter((each) => each.rule === rule);
/** What stands beside names. */
const raw = (text: string): string => text.replaceAll(/\(--[\w-]+\)/g, '');
const isOf = (box: string, text: string): boolean => text.startsWith(`${box} `);
const filesWith = (name: string, among: readonly Condition[]): readonly string[] => [
  ...new Set(among.filter(({ text }) => text.includes(`(--${name})`)).map(({ file }) => file)),
];

test('styles are found', () => {
  expect(said('media').length).toBeGreaterThan(50);
  expect(said('container').length).toBeGreaterThan(20);
});

test('every size of the screen has a name', () => {
  expect(said('media').filter(({ text }) => /width|height|pointer/.test(raw(text)))).toEqual([]);
});

test('every size of a box that several styles measure has a name', () => {
  const shared = Object.keys(BOXES);
  const found = said('container').filter(
    ({ text }) => shared.some((box) => isOf(box, text)) && /width|height/.test(raw(text)),
  );
  expect(found).toEqual([]);
});

test('a box without shared sizes is measured in one style file', () => {
  const own = said('container').filter(({ text }) => /^[a-z]/.test(text));
  const boxes = new Set(own.map(({ text }) => text.split(' ')[0] as string));
  for (const box of Object.keys(BOXES)) boxes.delete(box);
  for (const box of boxes)
    expect(new Set(own.filter(({ text }) => isOf(box, text)).map(({ file }) => file)).size, box).toBe(1);
});

test('25 names are shared, no more', () => {
  const boxes = Object.values(BOXES).flatMap((names) => Object.keys(names));
  expect(Object.keys(SCREEN).length + boxes.length).toBeLessThanOrEqual(25);
});

describe('every name is used', () => {
  const layout = read('table/layout.ts');

  test.for(Object.keys(SCREEN))('%s', (name) => {
    expect(filesWith(name, said('media')).length > 0 || layout.includes(`SCREEN['${name}']`)).toBe(true);
  });

  test.for(Object.keys(LOCAL))('%s, by one style', (name) => {
    expect(filesWith(name, said('media'))).toHaveLength(1);
  });

  test.for(['table', 'reference'] as const)('those of the %s', (box) => {
    const among = said('container').filter(({ text }) => isOf(box, text));
    for (const name of Object.keys(BOXES[box])) expect(filesWith(name, among), name).not.toEqual([]);
    for (const name of Object.keys(LOCAL_BOXES[box])) expect(filesWith(name, among), name).toHaveLength(1);
  });
});

describe('a name becomes its condition', () => {
  const resolved = (rule: 'media' | 'container', params: string): string => {
    const given = { params, error: (message: string) => new Error(message) };
    breakpoints.AtRule[rule](given);
    return given.params;
  };

  test('of the screen', () => {
    expect(resolved('media', 'not (--phone)')).toBe(`not ${SCREEN.phone}`);
    expect(resolved('media', '(--touch) and (--small-table)')).toBe(
      `(pointer: coarse) and (${SCREEN['small-table']})`,
    );
  });

  test('of a box', () => {
    expect(resolved('container', 'table (--narrow)')).toBe(`table ${BOXES.table.narrow}`);
    expect(resolved('container', '(width < 3rem)')).toBe('(width < 3rem)');
  });

  test('and one that nobody knows is an error', () => {
    expect(() => resolved('media', '(--palmtop)')).toThrow('palmtop');
    expect(() => resolved('container', 'reference (--narrow)')).toThrow('narrow');
  });
});
