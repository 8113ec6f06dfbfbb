// What a screen weighs on the wire: every file that a fresh browser fetches for it.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtPage } from '../../../cli/src/built-page.ts';

export interface Weight {
  /** Bytes of JavaScript, gzip. */
  readonly scripts: number;
  /** Bytes of everything else that the build made: styles, pictures, fonts, the page itself. */
  readonly rest: number;
  /** All that it asked for, calls of the server included. */
  readonly files: number;
}

/** As the server would send it to a browser that takes gzip and nothing better. */
function packedSize(path: string): number {
  const folder = builtPage();
  if (folder === undefined) throw new Error('the page is not built: npm run build');
  const file = join(folder, path);
  if (!existsSync(file)) return 0;
  if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size;
  return extname(file) === '.woff2' ? statSync(file).size : gzipSync(readFileSync(file)).length;
}

/** Counts what the page fetches from now on, until it is asked. */
export function weigh(page: Page): () => Weight {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isPage = response.request().resourceType() === 'document';
    paths.add(isPage ? '/index.html' : pathname);
  });
  return () => {
    let scripts = 0;
    let rest = 0;
    for (const path of paths) {
      if (path.endsWith('.js')) scripts += packedSize(path);
      else rest += packedSize(path);
    }
    return { scripts, rest, files: paths.size };
  };
}

/** Bytes of everything that the service worker keeps, gzip. */
export function precacheWeight(): number {
  const folder = builtPage();
  if (folder === undefined) throw new Error('the page is not built: npm run build');
  const [, list = '{}'] = /^const FILES = (.*);$/m.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? [];
  const paths = Object.keys(JSON.parse(list) as Record<string, string>);
  if (paths.length === 0) throw new Error('the service worker keeps nothing');
  return paths.reduce((sum, path) => sum + packedSize(path), 0);
}
