// The engine goes into every page: it has to stay small, whole, and free of anything a browser lacks.

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const LIMIT = 40_000;
const GAMES = ['seven-wonders', 'architects'];

test.for(GAMES)('%s with the kernel and its data is under 40 kB gzip', async (game) => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, '..', 'packages', game, 'src', 'index.ts'),
    // A module that can't be bundled would be one that a browser can't load.
    onLog: (_level, log) => expect(log.code).not.toBe('UNRESOLVED_IMPORT'),
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  expect(output).toHaveLength(1);
  const [{ code, imports }] = output;
  expect(imports).toEqual([]);
  const size = gzipSync(code).length;
  console.info(`${game}: ${(size / 1000).toFixed(1)} kB gzip`);
  expect(size).toBeLessThan(LIMIT);
});
