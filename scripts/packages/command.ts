// The command `mirabilia` as it is published: one bundle with everything it needs, threads and the page included, so that `npx`
// fetches one package and nothing can go missing.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { builtPage } from '../../packages/cli/src/built-page.ts';
import { writePapers } from './libraries.ts';
import { noticesOf } from './notices.ts';
import { commandManifest, root } from './published.ts';

const MAIN = join(root, 'packages/cli/src/main.ts');

/** Node 20 lacks a few functions that the command uses; threads begin with a module of their own and need them as well. */
const OLDER_NODE = join(import.meta.dirname, 'older-node.js');

/** Places that the sources name from where they are, and where they are from the bundle. What isn't published has none. */
const PLACES: Readonly<Record<string, string>> = {
  '../../web/dist': './page',
  '../../../scripts/page-sources.mjs': './not-published.mjs',
  '../../../../': './not-published/',
};

const URL_HERE = /new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)/g;

/** Threads are found by the URL of their module. Each becomes a file beside the others, named as in the sources. */
const withThreads: Plugin = {
  name: 'with-threads',
  transform(code, id) {
    if (!id.startsWith(join(root, 'packages')) || !code.includes('import.meta.url')) return null;
    const placed = code.replace(URL_HERE, (whole, place: string) => {
      if (place.endsWith('-worker.ts')) {
        const thread = resolve(dirname(id), place);
        const fileName = basename(thread).replace(/\.ts$/, '.js');
        this.emitFile({ type: 'chunk', id: thread, fileName });
        return whole.replace(place, `./${fileName}`);
      }
      const published = PLACES[place];
      if (published === undefined) throw new Error(`${id} names ${place}, which has no place in the package`);
      return whole.replace(place, published);
    });
    const unknown = placed.replace(URL_HERE, '').includes('import.meta.url');
    if (unknown) throw new Error(`${id} uses import.meta.url in a way that the package doesn't know`);
    return { code: placed };
  },
};

async function bundleInto(folder: string): Promise<string[]> {
  const bundle = await rolldown({
    input: { main: MAIN },
    platform: 'node',
    external: ['pg-native'],
    plugins: [withThreads],
    logLevel: 'silent',
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  });
  await bundle.close();
  for (const chunk of output) {
    if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
    const file = join(folder, chunk.fileName);
    // It shares the first line: one of its own would move the others away from the source map.
    writeFileSync(file, `import './older-node.js';${readFileSync(file, 'utf8')}`);
  }
  cpSync(OLDER_NODE, join(folder, 'older-node.js'));
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

/** The newest build of the page, under its id as in the repository. */
function copyPage(folder: string): void {
  const page = builtPage();
  if (page === undefined) throw new Error('the page is not built: npm run build');
  cpSync(page, join(folder, basename(page)), { recursive: true });
  writeFileSync(join(folder, 'current'), `${basename(page)}\n`);
}

export async function writeCommand(out: string): Promise<void> {
  const folder = join(out, 'mirabilia');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const modules = await bundleInto(join(folder, 'dist'));
  copyPage(join(folder, 'dist', 'page'));
  cpSync(join(import.meta.dirname, 'mirabilia.mjs'), join(folder, 'bin', 'mirabilia.mjs'));
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), noticesOf(modules));
  writePapers(folder, 'cli', commandManifest());
}
