// Every link, picture, style and script of the built site leads to something that is in it.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));

/** `page: target` of each that leads nowhere. */
export function brokenLinks(folder: string): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((page) => [page, readFileSync(join(folder, page), 'utf8')]),
  );
  const ids = new Map([...pages].map(([page, html]) => [page, idsOf(html)]));
  return [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [path = '', anchor] = target.replaceAll('&amp;', '&').split('#');
      const there = path === '' ? page : relative(folder, join(folder, dirname(page), path));
      const isThere = pages.has(there) || existsSync(join(folder, there));
      const isFound = anchor === undefined || ids.get(there)?.has(decodeURIComponent(anchor)) === true;
      // A path from the root would be wrong on a host that serves the site in a folder.
      return isThere && isFound && !path.startsWith('/') ? [] : [`${page}: ${target}`];
    }),
  );
}
