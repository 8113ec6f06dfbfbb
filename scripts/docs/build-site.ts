// Writes the documentation as a folder of plain files that any static host can serve, or that opens from a disk.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestOf, root } from '../packages/published.ts';
import { readApi } from './api-index.ts';
import { type ApiPage, apiPages, linksToApi } from './api-pages.ts';
import { codeBlock, escaped } from './highlight.ts';
import { frameOf, type SitePage } from './layout.ts';
import { articleOf, copyOf } from './markdown.ts';
import { linksToRules, readRules } from './rules.ts';
import { readSource, SOURCES, type Source } from './sources.ts';

const FONTS = [
  'cinzel/files/cinzel-latin-wght-normal.woff2',
  'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
];

/** A file of code with what its first comment says of it. */
function exampleOf({ file }: Source) {
  const code = readSource(file);
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return {
    title: file.replace('examples/', ''),
    headings: [],
    files: [],
    html: `<h1><code>${escaped(file)}</code></h1>\n${codeBlock(code, extension)}`,
  };
}

const pageFrom = (source: Source): SitePage => ({
  ...source,
  ...(source.file.endsWith('.md') ? articleOf(readSource(source.file), source) : exampleOf(source)),
});

const FIRST = 'index.html';
const PICTURE = 'docs/images/turn.webp';

/** The first page also leads to what isn't written in documents: the short rules, and the reference. */
const withGenerated = (first: SitePage, api: readonly ApiPage[]): SitePage => ({
  ...first,
  files: [...first.files, PICTURE],
  headings: first.headings.flatMap((heading) =>
    heading.anchor === 'research' ? [{ depth: 2, text: 'API', anchor: 'api' }, heading] : [heading],
  ),
  html: first.html
    .replace(
      '<h2 id="play">',
      `<p><img src="${copyOf(PICTURE)}" alt="A turn of 7 Wonders, from a card to the next hand"></p>\n$&`,
    )
    .replace('<h2 id="host">', `${linksToRules(FIRST)}\n$&`)
    .replace('<h2 id="research">', `<h2 id="api">API</h2>\n${linksToApi(api)}\n$&`),
});

async function readPages(): Promise<SitePage[]> {
  const rules = (await readRules()).map(
    (each): SitePage => ({ ...each, part: 'Rules', isHidden: each.language !== 'en' }),
  );
  const api = apiPages(readApi());
  const pages = SOURCES.map(pageFrom).map((each) => (each.page === FIRST ? withGenerated(each, api) : each));
  return [...rules, ...pages, ...api.map((each): SitePage => ({ ...each, part: 'API' }))];
}

/** For the search: pages, and their headings. Examples of the language versions would only repeat the English ones. */
const searchIndex = (pages: readonly SitePage[]): readonly (readonly [string, string, string])[] =>
  pages
    .filter(({ isHidden }) => isHidden !== true)
    .flatMap(({ page, title, headings }) => [
      [title, page, ''] as const,
      ...headings
        .filter(({ depth }) => depth > 1)
        .map(({ text, anchor }) => [text, `${page}#${anchor}`, title] as const),
    ]);

export async function buildSite(folder: string): Promise<void> {
  const pages = await readPages();
  rmSync(folder, { recursive: true, force: true });
  const assets = join(folder, 'assets');
  mkdirSync(assets, { recursive: true });
  cpSync(join(import.meta.dirname, 'assets'), assets, { recursive: true });
  cpSync(join(root, 'packages', 'web', 'public', 'icon.svg'), join(assets, 'icon.svg'));
  for (const font of FONTS) {
    cpSync(
      join(root, 'node_modules', '@fontsource-variable', font),
      join(assets, font.split('/').at(-1) as string),
    );
  }
  const index = JSON.stringify(searchIndex(pages)).replaceAll('<', '\\u003c');
  writeFileSync(join(assets, 'search.js'), `window.SEARCH = ${index};\n`);
  const { version } = manifestOf('cli');
  for (const page of pages) {
    const place = join(folder, page.page);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, frameOf(page, pages, version));
    for (const file of page.files) cpSync(join(root, file), join(folder, copyOf(file)));
  }
}
