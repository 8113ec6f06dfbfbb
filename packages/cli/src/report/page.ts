// A report as one HTML page that needs nothing from elsewhere.

import { PATTERNS } from './looks.ts';
import type { PlottedReport, Section } from './report.ts';
import { FIGURE_STYLE, PAGE_STYLE } from './style.ts';
import { escapeText, type Figure, NARROW, tag, WIDE } from './svg.ts';
import { SORT_SCRIPT, tableOf } from './table.ts';

/** A table with more rows than this is opened on request. */
const MOST_ROWS = 12;

const paragraph = (text: string): string => tag('p', {}, escapeText(text));

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

export function pageOf({ kind, title, finding, about, sections, made }: PlottedReport): string {
  const contents = sections.map(({ heading }) =>
    tag('li', {}, tag('a', { href: `#${anchorOf(heading)}` }, escapeText(heading))),
  );
  const facts = Object.entries(made).map(
    ([what, value]) => tag('dt', {}, escapeText(what)) + tag('dd', {}, tag('code', {}, escapeText(value))),
  );
  const body = [
    tag('svg', { class: 'patterns', 'aria-hidden': 'true' }, PATTERNS),
    tag(
      'header',
      {},
      tag('p', { class: 'kind' }, escapeText(kind)),
      tag('h1', {}, escapeText(title)),
      tag('div', { class: 'finding' }, ...finding.map(paragraph)),
      tag('div', { class: 'about' }, ...about.map(paragraph)),
    ),
    tag('nav', { 'aria-label': 'Contents' }, tag('ol', {}, ...contents)),
    tag('main', {}, ...sections.map(sectionOf)),
    tag('footer', {}, tag('dl', {}, ...facts)),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(`${title} · ${kind}`)}</title>`,
    `<style>${FIGURE_STYLE}${PAGE_STYLE}</style>`,
    ...body,
    tag('script', {}, SORT_SCRIPT),
    '</html>',
    '',
  ].join('\n');
}

function sectionOf({ heading, note, figure, table, more }: Section): string {
  return tag(
    'section',
    { id: anchorOf(heading) },
    tag('h2', {}, escapeText(heading)),
    ...(note === undefined ? [] : [tag('p', { class: 'note' }, escapeText(note))]),
    ...(figure === undefined ? [] : [figureOf(figure)]),
    ...(table === undefined ? [] : [numbersOf(heading, table)]),
    ...(more === undefined ? [] : [folded(more.title, [figureOf(more.figure)])]),
  );
}

const folded = (summary: string, content: readonly string[]): string =>
  tag('details', {}, tag('summary', {}, escapeText(summary)), ...content);

function numbersOf(heading: string, table: NonNullable<Section['table']>): string {
  const markup = tableOf(table, heading);
  const rows = table.length - 1;
  return rows > MOST_ROWS ? folded(`Numbers (${rows} rows)`, [markup]) : markup;
}

/** Drawn twice, so that letters have the same size everywhere. The styles show one of the two. */
const figureOf = (figure: Figure): string =>
  tag('figure', {}, svgOf(figure, WIDE, 'desk'), svgOf(figure, NARROW, 'phone'));

function svgOf(figure: Figure, width: number, kind: string): string {
  const { title, height, body } = figure(width);
  return tag(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title, class: kind },
    tag('title', {}, escapeText(title)),
    body,
  );
}
