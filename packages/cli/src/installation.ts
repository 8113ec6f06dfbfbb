// Checks of the program itself for `mirabilia doctor`.

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Diagnosis } from '@mirabilia/server/doctor';
import { builtPage } from './built-page.ts';

/** As in `bin/mirabilia.mjs`, which uses the Node of the dependencies if the system's is older. */
const OLDEST_NODE = [22, 18] as const;

export function checkNode(version = process.versions.node): Diagnosis {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (isNewEnough) return { about: 'node', severity: 'ok', message: `version ${version}` };
  const fix = `install Node ${OLDEST_NODE.join('.')} or newer, or run npm ci where one comes with the dependencies`;
  return { about: 'node', severity: 'problem', message: `version ${version} is too old`, fix };
}

const SOURCES = new URL('../../../scripts/page-sources.mjs', import.meta.url);

/** The build id of the sources; undefined where there are none. */
async function idOfSources(): Promise<string | undefined> {
  if (!existsSync(SOURCES)) return undefined;
  const { buildId } = (await import(SOURCES.href)) as { buildId(): string };
  return buildId();
}

export async function checkPage(
  folder: string | undefined = builtPage(),
  wanted: string | undefined = undefined,
): Promise<Diagnosis> {
  const fix = 'npm run build';
  if (folder === undefined) {
    return { about: 'page', severity: 'warning', message: 'the page is not built', fix };
  }
  const fits = wanted ?? (await idOfSources());
  if (fits === undefined || fits === basename(folder)) {
    return { about: 'page', severity: 'ok', message: `build ${basename(folder)}` };
  }
  return { about: 'page', severity: 'warning', message: 'the page is older than the server', fix };
}
