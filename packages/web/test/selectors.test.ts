// A rule for whatever is the nth child, without a class or a tag, is tried on every element of the page: from then on each
// one that comes or goes has the style of all after it found anew.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const RULE = /[^{};]+(?=\{)/g;
const BARE = /(?:^|[\s>+~*]):nth-[a-z-]+\([^)]*\)$/;

it('no rule counts children of any kind', () => {
  const rules = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(RULE)].flatMap(([rule]) =>
      rule.split(',').map((selector) => selector.trim()),
    ),
  );
  expect(rules.length).toBeGreaterThan(1000);
  expect(rules.filter((selector) => BARE.test(selector))).toEqual([]);
});
