// A hash of all sources of the page: the id of the build. Plain JavaScript, because the first step of `npm start` runs it on
// the system's Node, whatever its version.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Packages whose sources may go into the page. */
const PACKAGES = [
  'kernel',
  'seven-wonders',
  'architects',
  'games',
  'bots',
  'protocol',
  'match-service',
  'web',
];
/** Other files that affect the build. */
const PLACES = [
  ...PACKAGES.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  'packages/web/build',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'scripts/build-page.mjs',
  'scripts/precache.mjs',
  'package-lock.json',
];

/** Every build has its own folder here, under its id; `current` names the one to serve. */
export const builds = join(root, 'packages', 'web', 'dist');

function* filesIn(place) {
  const path = join(root, place);
  if (!existsSync(path)) return;
  let names;
  try {
    names = readdirSync(path, { withFileTypes: true });
  } catch {
    yield place;
    return;
  }
  for (const entry of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!/\.test\.tsx?$/.test(entry.name)) yield* filesIn(`${place}/${entry.name}`);
  }
}

export function buildId() {
  const hash = createHash('sha256');
  for (const place of PLACES) {
    for (const file of filesIn(place)) {
      const bytes = readFileSync(join(root, file));
      hash.update(`${file} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The id of the build that is served, if there is a complete one. */
export function currentBuild() {
  const pointer = join(builds, 'current');
  if (!existsSync(pointer)) return undefined;
  const id = readFileSync(pointer, 'utf8').trim();
  return existsSync(join(builds, id, 'build.json')) ? id : undefined;
}

export const isPageBuilt = () => currentBuild() === buildId();
