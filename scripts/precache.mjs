// The list of everything that the page is made of, written into its service worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('../packages/web/build/service-worker.js', import.meta.url));
/** What is for the server, for tests or for the system that installs the page, or is packed once more. */
const LEFT_OUT = /^(\.vite\/|build\.json$|sw\.js$|icon-)|\.(br|gz)$/;

/** Shows what a server tells, and is of no use without one. */
const SERVED = /\/tv\//;

/** Files that only the screens have which need a server. */
function served(folder) {
  const parts = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const own = Object.entries(parts).filter(([source]) => SERVED.test(source));
  return new Set(own.flatMap(([, { file, css = [] }]) => [file, ...css]));
}

/** Every file of a build that the page may ask for without a server, by its path from the root. */
export function precached(folder) {
  const left = served(folder);
  return readdirSync(folder, { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name) && !left.has(name) && statSync(join(folder, name)).isFile())
    .sort();
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** What is pushed is listened to by the same worker: its part is taken in, in a block of its own. */
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
