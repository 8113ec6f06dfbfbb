// `npm run build`: builds the page if its sources have changed. A build is written to a folder of its own and becomes
// `current` only when it is complete, so half a build is never served, and a running server keeps the one it has.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildId, builds, currentBuild } from './page-sources.mjs';
import { writeServiceWorker } from './precache.mjs';

/** Files that shrink when they are packed; pictures and fonts are packed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Builds that stay: the new one and those before, which a running server may still serve. */
const KEPT = 4;

const packers = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

async function pack(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      for (const [ending, packer] of Object.entries(packers)) {
        const packed = await packer(bytes);
        if (packed.length < bytes.length) writeFileSync(file + ending, packed);
      }
    }),
  );
}

function moveIntoPlace(made, id) {
  const place = join(builds, id);
  try {
    renameSync(made, place);
  } catch (error) {
    // Another process built the same a moment ago: its build is as good, unless it is incomplete.
    if (currentBuild() === id) return rmSync(made, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error;
    rmSync(place, { recursive: true, force: true });
    renameSync(made, place);
  }
}

function point(id) {
  const pointer = join(builds, 'current');
  writeFileSync(`${pointer}.${process.pid}.tmp`, `${id}\n`);
  renameSync(`${pointer}.${process.pid}.tmp`, pointer);
}

function removeOld() {
  const old = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name))
    .map(({ name }) => ({ path: join(builds, name), at: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .slice(KEPT);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}

async function buildPage(id) {
  const { build } = await import('vite');
  process.env.MIRABILIA_BUILD = id;
  // Tests set another NODE_ENV, and a page built with that names its source files and is a tenth heavier.
  process.env.NODE_ENV = 'production';
  const made = join(builds, `${id}.${process.pid}.tmp`);
  mkdirSync(made, { recursive: true });
  try {
    await build({
      configFile: join(builds, '..', 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: made, emptyOutDir: true },
    });
    writeFileSync(join(made, 'build.json'), `${JSON.stringify({ build: id })}\n`);
    writeServiceWorker(made, id);
    await pack(made);
    moveIntoPlace(made, id);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  point(id);
  removeOld();
}

const id = buildId();
if (currentBuild() !== id) {
  const start = performance.now();
  console.error('Building the page...');
  try {
    await buildPage(id);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Could not build the page: see the message above.');
    process.exit(1);
  }
  console.error(`The page is built (${((performance.now() - start) / 1000).toFixed(1)} s).`);
}
