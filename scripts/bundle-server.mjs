// Puts the modules of `mirabilia serve` into a few files, if its sources have changed. The bundle is used only as long as it is
// what the sources are; without it the server runs from its sources, and starts in twice the time.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundles, currentBundle, stampOf } from '../packages/cli/bin/server-bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const place = fileURLToPath(bundles);
/** Bundles that stay: a running server may still load a part of an earlier one. */
const KEPT = 3;

/** All files are in one folder, so the way from it to a source is known: threads and the page are found as from the source. */
const keepPlaces = (folder) => ({
  name: 'keep-places',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const way = relative(folder, id).replaceAll(sep, '/');
    return code.replaceAll('import.meta.url', `new URL('${way}', import.meta.url).href`);
  },
});

/** The files that it was made of, without what is installed: the lock file stands for that. */
function sourcesOf(chunks) {
  const modules = chunks.flatMap(({ moduleIds = [] }) => moduleIds);
  const own = modules.filter(
    (id) => id.startsWith(root) && !id.includes('node_modules') && !id.includes('\0'),
  );
  const sources = own.map((id) => relative(root, id).replaceAll(sep, '/'));
  const packages = [...new Set(sources.map((source) => source.split('/').slice(0, 2).join('/')))];
  const files = [...sources, ...packages.map((name) => `${name}/package.json`), 'package-lock.json'];
  return Object.fromEntries([...new Set(files)].sort().map((source) => [source, stampOf(source)]));
}

function removeOld() {
  const folders = readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(place, name), at: statSync(join(place, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of folders.slice(KEPT)) rmSync(path, { recursive: true });
}

async function bundle() {
  const name = createHash('sha256').update(String(process.hrtime.bigint())).digest('hex').slice(0, 16);
  const folder = join(place, name);
  const made = await rolldown({
    input: {
      main: join(root, 'packages/cli/src/main.ts'),
      server: join(root, 'packages/server/src/index.ts'),
    },
    platform: 'node',
    external: ['pg-native'],
    plugins: [keepPlaces(folder)],
    logLevel: 'silent',
  });
  mkdirSync(dirname(folder), { recursive: true });
  const { output } = await made.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' });
  await made.close();
  const current = join(place, 'current.json');
  writeFileSync(`${current}.partial`, JSON.stringify({ folder: name, sources: sourcesOf(output) }));
  renameSync(`${current}.partial`, current);
  removeOld();
}

if (currentBundle() === undefined) await bundle();
