// Writes the list of the page's files into its service worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('../packages/web/build/service-worker.js', import.meta.url));
/**
 * Files for the server, for tests or for the installing system, and packed copies. One page and one manifest are enough: the page changes to
 * the language of its reader when it runs.
 */
const LEFT_OUT =
  /^(\.vite\/|build\.json$|sw\.js$|icon-|(index|manifest)\.\w\w\.(html|webmanifest)$)|\.(br|gz)$/;

/** Puzzles after the first pack of each game are fetched when they are wanted. */
const LATER_PACK = /^assets\/(?:seven-wonders|architects)-(?!1-)\d+-[\w-]+\.json$/;

/**
 * Screens that need a server, and their words. Not a match or its lobby: whoever reloads it while the server is away is told
 * so, and asks again.
 */
const SERVED =
  /\/(tv|profile|admin|leagues|ratings)\/|\/words\/(privacy|profile|admin|leagues|ratings)\/|\/lobby\/(change-terms|my-look|new-table)\.tsx$|\/match\/(watching|report-dialog)\.tsx$/;

/** Files that only those screens need. */
function served(folder) {
  const parts = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const own = Object.entries(parts).filter(([source]) => SERVED.test(source));
  return new Set(own.flatMap(([, { file, css = [] }]) => [file, ...css]));
}

/** Every file of a build that the page may need without a server, by its path from the root. */
export function precached(folder) {
  const left = served(folder);
  return readdirSync(folder, { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter(
      (name) =>
        !LEFT_OUT.test(name) &&
        !LATER_PACK.test(name) &&
        !left.has(name) &&
        statSync(join(folder, name)).isFile(),
    )
    .sort();
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** The same worker handles pushes: that part is built separately and inserted in a block of its own. */
function takePushes(folder, build) {
  const name = `assets/push-${build}.js`;
  const source = readFileSync(join(folder, name), 'utf8');
  rmSync(join(folder, name));
  const manifest = join(folder, '.vite', 'manifest.json');
  const parts = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')));
  const left = Object.fromEntries(parts.filter(([, { file }]) => file !== name));
  writeFileSync(manifest, JSON.stringify(left, null, 1));
  return `{\n${source}\n}\n`;
}

export function writeServiceWorker(folder, build) {
  const pushes = takePushes(folder, build);
  const files = Object.fromEntries(precached(folder).map((name) => [`/${name}`, hashOf(join(folder, name))]));
  const known = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(files)};\n`;
  writeFileSync(join(folder, 'sw.js'), known + readFileSync(template, 'utf8') + pushes);
}
