// The server as a few large files. Loading several hundred modules takes most of a start's processor time, and on a busy
// machine people wait for it after a crash. Plain JavaScript, because the command's first file imports it on any Node.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Every bundle has its own folder here; `current.json` names the one to use. */
export const bundles = new URL('../dist/', import.meta.url);

/** Tells whether a file has changed, without reading it. Containers keep the time of a file in seconds. */
export function stampOf(source) {
  const { size, mtimeMs } = statSync(root + source);
  return `${size} ${Math.floor(mtimeMs / 1000)}`;
}

/** The folder of the bundle. Undefined if there is none, or if it isn't what the sources are now. */
export function currentBundle(place = bundles) {
  try {
    const { folder, sources } = JSON.parse(readFileSync(new URL('current.json', place), 'utf8'));
    const isFresh = Object.entries(sources).every(([source, stamp]) => stampOf(source) === stamp);
    return isFresh ? new URL(`${folder}/`, place) : undefined;
  } catch {
    return undefined;
  }
}
