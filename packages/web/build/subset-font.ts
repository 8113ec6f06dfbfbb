// `node packages/web/build/subset-font.ts` makes the subset of Source Sans 3 with the European letters beyond Latin-1. The
// published file has ten times as many letters, for languages that the page doesn't have. The tool is rarely needed, so it is
// downloaded when this script runs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RANGES } from './european-letters.ts';

const TOOL = 'subset-font@2.4.0';
const require = createRequire(import.meta.url);
const published = require.resolve(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
);

const letters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
).join('');

const folder = mkdtempSync(join(tmpdir(), 'mirabilia-font-'));
try {
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, TOOL]);
  const subsetFont = createRequire(join(folder, 'x.js'))('subset-font');
  const font = await subsetFont(readFileSync(published), letters, { targetFormat: 'woff2' });
  writeFileSync(new URL('./source-sans-3-european.woff2', import.meta.url), font);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
