// Markdown as the site shows it: headings with anchors, links that lead to its pages, code with a little colour.

import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { root } from '../packages/published.ts';
import { newAnchors } from './anchors.ts';
import { codeBlock, escaped } from './highlight.ts';
import { pageOf } from './sources.ts';

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly anchor: string;
}

export interface Article {
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Files that it shows: pictures by their place in the repository. */
  readonly files: readonly string[];
}

/** Where a page stands, for links to others. */
export interface Place {
  /** In the repository. */
  readonly file: string;
  /** In the site. */
  readonly page: string;
}

export const linkFrom = (page: string, to: string): string => posix.relative(posix.dirname(page), to) || '.';

/** Pictures keep their place in the repository, below `files/`. */
export const copyOf = (file: string): string => `files/${file}`;

/** Markdown has no table without a header; an empty one says nothing. */
const NO_HEADER = /<thead>\s*<tr>(?:\s*<th[^>]*><\/th>)+\s*<\/tr>\s*<\/thead>/g;

const isElsewhere = (target: string): boolean => /^(?:[a-z]+:|\/\/)/.test(target);
const isPicture = (file: string): boolean => /\.(?:png|webp|svg|jpe?g)$/.test(file);
const isFile = (file: string): boolean => {
  const path = join(root, file);
  return existsSync(path) && statSync(path).isFile();
};

export function articleOf(text: string, { file, page }: Place): Article {
  const anchor = newAnchors();
  const headings: Heading[] = [];
  const files = new Set<string>();
  const inRepository = (path: string): string => posix.join(posix.dirname(file), path).replace(/\/$/, '');
  const copied = (path: string): string => {
    files.add(path);
    return linkFrom(page, copyOf(path));
  };

  /** Where a link leads on the site; undefined if the site has nothing there. */
  const linked = (target: string): string | undefined => {
    if (isElsewhere(target) || target.startsWith('#')) return target;
    const [path = '', at] = target.split('#');
    const there = inRepository(path);
    const to = pageOf(there);
    if (to !== undefined) return `${linkFrom(page, to)}${at === undefined ? '' : `#${at}`}`;
    return isPicture(there) && isFile(there) ? copied(there) : undefined;
  };

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }: Tokens.Heading) {
        const id = anchor(source);
        const inner = this.parser.parseInline(tokens);
        headings.push({ depth, text: plain(inner), anchor: id });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const target = linked(href);
        // A source file that isn't on the site is named, so that it can be found in the repository.
        if (target === undefined)
          return `<span class="source" title="${escaped(inRepository(href))}">${inner}</span>`;
        return `<a href="${escaped(target)}">${inner}</a>`;
      },
      image({ href, text: alt }: Tokens.Image) {
        const source = isElsewhere(href) ? href : copied(inRepository(href));
        return `<img src="${escaped(source)}" alt="${escaped(alt)}" loading="lazy">`;
      },
      code({ text: code, lang }: Tokens.Code) {
        return codeBlock(code, lang);
      },
    },
  });
  const html = (marked.parse(text) as string)
    .replaceAll(NO_HEADER, '')
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  const title = headings.find(({ depth }) => depth === 1)?.text ?? file;
  return { title, html, headings, files: [...files] };
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’');
