// The frame of every page: contents at the side, search, what is on this page.

import { escaped } from './highlight.ts';
import { type Article, linkFrom } from './markdown.ts';
import { PARTS, type Part } from './sources.ts';

export interface SitePage extends Article {
  readonly page: string;
  readonly part: Part;
  /** English, if none is named. */
  readonly language?: string;
  /** Not in the contents: another language of a page that is. */
  readonly isHidden?: boolean;
}

/** Shorter pages need no contents of their own. */
const FEW_HEADINGS = 3;

export function frameOf(article: SitePage, all: readonly SitePage[], version: string): string {
  const { page, title, html, language = 'en' } = article;
  const to = (target: string): string => linkFrom(page, target);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page === 'index.html' ? 'Mirabilia: documentation' : `${title} · Mirabilia`)}</title>
<link rel="stylesheet" href="${to('assets/site.css')}">
<link rel="icon" type="image/svg+xml" href="${to('assets/icon.svg')}">
<script src="${to('assets/search.js')}" defer></script>
<script src="${to('assets/site.js')}" defer></script>
</head>
<body data-root="${to('index.html').replace('index.html', '')}">
<a class="skip" href="#article">Skip to the text</a>
<header lang="en">
<a class="home" href="${to('index.html')}"><img src="${to('assets/icon.svg')}" alt="" width="32" height="32">Mirabilia</a>
<search hidden><input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" aria-controls="found">
<ol id="found" hidden></ol><p id="count" class="unseen" role="status"></p></search>
</header>
<div class="columns">
<nav lang="en" class="site" aria-label="Documentation"><details open><summary>Contents</summary>
${PARTS.map((part) => partOf(part, article, all)).join('\n')}
</details></nav>
<main id="article" tabindex="-1"><article>
${html}
</article></main>
${onThisPage(article)}
</div>
<footer lang="en"><p>Mirabilia ${escaped(version)}, MIT licence. Unofficial: not affiliated with or endorsed by the publisher or designers of 7 Wonders.</p></footer>
</body>
</html>
`;
}

function partOf(part: Part, { page: own, part: ownPart }: SitePage, all: readonly SitePage[]): string {
  const pages = all.filter((each) => each.part === part && each.isHidden !== true);
  if (pages.length === 0) return '';
  const items = pages.map(
    ({ page, title }) =>
      `<li><a href="${linkFrom(own, page)}"${page === own ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`,
  );
  return `<details${part === ownPart || part === 'Start' ? ' open' : ''}><summary>${part}</summary><ul>${items.join('')}</ul></details>`;
}

function onThisPage({ headings }: Article): string {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < FEW_HEADINGS) return '';
  const items = shown.map(
    ({ depth, text, anchor }) =>
      `<li class="depth-${depth}"><a href="#${escaped(anchor)}">${escaped(text)}</a></li>`,
  );
  return `<nav lang="en" class="page" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>`;
}
