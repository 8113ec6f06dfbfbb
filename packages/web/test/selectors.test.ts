// Rules that the browser tries on every element that it finds a style for, because no class or tag at their end tells it
// which ones are meant.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const RULE = /[^{};]+(?=\{)/g;
/** A comma that parts selectors, not one within brackets. */
const COMMA = /,(?![^(]*\))/;

const selectors = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(RULE)].flatMap(([rule]) =>
    rule.split(COMMA).map((selector) => selector.trim()),
  ),
);

const ending = (bare: RegExp): string[] => selectors.filter((selector) => bare.test(selector));

describe('selectors', () => {
  it('are found', () => {
    expect(selectors.length).toBeGreaterThan(1000);
  });

  // From then on each element that comes or goes has the style of all after it found anew.
  it('count no children of any kind', () => {
    expect(ending(/(?:^|[\s>+~*]):nth-[a-z-]+\([^)]*\)$/)).toEqual([]);
  });

  it('name each class for itself, not in a list at their end', () => {
    expect(ending(/[\s>+~]:is\([^)]*\.[^)]*\)$/)).toEqual([]);
  });
});
