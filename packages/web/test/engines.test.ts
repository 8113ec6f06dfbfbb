// Styles that engines draw differently unless they are told everything. `npm run engines` sees it with its own eyes.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const styles = globSync('**/*.css', { cwd: SOURCES }).map((file) => ({
  file,
  text: readFileSync(join(SOURCES, file), 'utf8'),
}));

describe('in every engine', () => {
  // A variable may hold a mixed colour, and of such colours Firefox repeats nothing.
  it('a repeating gradient of variables is repeated: it names its colour space', () => {
    const found = styles.flatMap(({ file, text }) =>
      [...text.matchAll(/repeating-[a-z]+-gradient\((?:[^()]|\([^()]*\))*\)/g)]
        .map(([gradient]) => gradient)
        .filter((gradient) => gradient.includes('var('))
        .map((gradient) => ({ file, gradient })),
    );
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter(({ gradient }) => !gradient.includes(' in srgb,'))).toEqual([]);
  });

  it('a list of choices has our look, and its arrow where colours are forced', () => {
    const field = styles.find(({ file }) => file === join('ui', 'field.module.css'))?.text ?? '';
    expect(field).toMatch(/\.select \{\s*appearance: none;/);
    expect(field).toMatch(/forced-colors: active\) \{\s*\.select \{\s*appearance: auto;/);
  });
});
