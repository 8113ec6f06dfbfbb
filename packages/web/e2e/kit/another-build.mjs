// The page built once more under another id, as after an update. Run as a process: `node another-build.mjs <folder> <id>`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeServiceWorker } from '../../../../scripts/precache.mjs';

const [, , outDir = '', id = ''] = process.argv;

process.env.MIRABILIA_BUILD = id;
await build({
  configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});
writeFileSync(join(outDir, 'build.json'), JSON.stringify({ build: id }));
writeServiceWorker(outDir, id);
