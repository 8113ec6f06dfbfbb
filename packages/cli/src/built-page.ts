import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run build` puts each build under its id, and says in `current` which one is whole and newest. */
const BUILDS = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The folder of the page as it was last built. It stays as it is: a newer build gets a folder of its own. */
export function builtPage(builds = BUILDS): string | undefined {
  const pointer = join(builds, 'current');
  if (!existsSync(pointer)) return undefined;
  const folder = join(builds, readFileSync(pointer, 'utf8').trim());
  return existsSync(join(folder, 'build.json')) ? folder : undefined;
}
