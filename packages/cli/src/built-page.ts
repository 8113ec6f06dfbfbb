import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run build` puts each build into a folder named by its id, and names the newest complete one in `current`. */
const BUILDS = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The folder of the latest build. It never changes: a newer build gets its own folder. */
export function builtPage(builds = BUILDS): string | undefined {
  const pointer = join(builds, 'current');
  if (!existsSync(pointer)) return undefined;
  const folder = join(builds, readFileSync(pointer, 'utf8').trim());
  return existsSync(join(folder, 'build.json')) ? folder : undefined;
}
