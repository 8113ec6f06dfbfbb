// A page for each published entry point: what it exports, with types and doc comments.

import { Marked } from 'marked';
import type { ApiExport } from './api.ts';
import type { EntryPoint } from './api-index.ts';
import { codeBlock, escaped } from './highlight.ts';
import type { Article } from './markdown.ts';

export interface ApiPage extends Article {
  readonly page: string;
}

const KINDS: readonly (readonly [kind: ApiExport['kind'], heading: string])[] = [
  ['function', 'Functions'],
  ['constant', 'Constants'],
  ['type', 'Types'],
];

/** Schemas of messages are spelled out in full by the compiler; their names say more. */
const LONGEST_SIGNATURE = 3000;

const comments = new Marked();
/** Doc comments are Markdown; tags of TSDoc and rules of the specification stay as they are. */
const docOf = (doc: string): string => (doc === '' ? '' : (comments.parse(doc) as string));

export const apiPage = (path: string): string =>
  `api/${path.replace('@mirabilia/', '').replaceAll('/', '-')}.html`;

export function apiPages(entries: readonly EntryPoint[]): ApiPage[] {
  return entries.map(({ path, exports }) => {
    const groups = KINDS.map(([kind, heading]) => ({
      heading,
      anchor: heading.toLowerCase(),
      of: exports.filter((each) => each.kind === kind),
    })).filter(({ of }) => of.length > 0);
    return {
      page: apiPage(path),
      title: path,
      files: [],
      headings: groups.flatMap(({ heading, anchor, of }) => [
        { depth: 2, text: heading, anchor },
        ...of.map(({ name }) => ({ depth: 3, text: name, anchor: name })),
      ]),
      html: [
        `<h1><code>${escaped(path)}</code></h1>`,
        codeBlock(`import { … } from '${path}';`, 'ts'),
        ...groups.flatMap(({ heading, anchor, of }) => [
          `<h2 id="${anchor}">${heading}</h2>`,
          ...of.map(exportOf),
        ]),
      ].join('\n'),
    };
  });
}

/** All entry points, for the first page. */
export const linksToApi = (entries: readonly ApiPage[]): string =>
  `<ul>${entries.map(({ page, title }) => `<li><a href="${page}"><code>${escaped(title)}</code></a></li>`).join('')}</ul>`;

function exportOf({ name, signature, doc }: ApiExport): string {
  const isLong = signature.length > LONGEST_SIGNATURE;
  const code = codeBlock(isLong ? `${signature.slice(0, LONGEST_SIGNATURE)}\n…` : signature, 'ts');
  return `<section class="export"><h3 id="${name}">${escaped(name)}</h3>\n${docOf(doc)}${code}</section>`;
}
