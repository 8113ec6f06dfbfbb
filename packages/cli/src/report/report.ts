// A self-contained report: an HTML page with tables and charts, or the charts alone as one SVG.

import { extname } from 'node:path';
import { accept } from '@mirabilia/kernel';
import { type CommandResult, misused } from '../command-result.ts';
import { openReplacement } from '../files/replacement.ts';
import { FIGURE_STYLE, PAGE_STYLE } from './style.ts';
import { escapeText, type Figure, label, tag, WIDTH } from './svg.ts';

export interface Section {
  readonly heading: string;
  readonly figure?: Figure;
  /** The first row is the header. */
  readonly table?: readonly (readonly string[])[];
}

export interface PlottedReport {
  readonly title: string;
  readonly about: readonly string[];
  readonly sections: readonly Section[];
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

const FORMATS: Readonly<Record<string, (report: PlottedReport) => string>> = {
  '.html': pageOf,
  '.svg': pictureOf,
};

export interface ReportFile {
  write(report: PlottedReport): CommandResult<void>;
}

/** Opened before the work: if it can't be written, the user learns it at once and not after hours. */
export function openReport(path: string): CommandResult<ReportFile> {
  const format = FORMATS[extname(path).toLowerCase()];
  if (format === undefined) {
    return misused(`A report is a file that ends in ${Object.keys(FORMATS).join(' or ')}, not “${path}”.`);
  }
  const file = openReplacement(path);
  if (!file.ok) return file;
  return accept({
    write: (report) => {
      const written = file.value.write(format(report));
      return written.ok ? file.value.commit() : written;
    },
  });
}

export function pageOf({ title, about, sections }: PlottedReport): string {
  const body = [
    tag('h1', {}, escapeText(title)),
    ...about.map((sentence) => tag('p', {}, escapeText(sentence))),
    ...sections.flatMap(({ heading, figure, table }) => [
      tag('h2', {}, escapeText(heading)),
      ...(figure === undefined ? [] : [tag('figure', {}, svgOf(figure))]),
      ...(table === undefined ? [] : [tableOf(table)]),
    ]),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeText(title)}</title>`,
    `<style>${PAGE_STYLE}${FIGURE_STYLE}</style>`,
    ...body,
    '</html>',
    '',
  ].join('\n');
}

function svgOf({ title, width, height, body }: Figure): string {
  return tag(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title },
    tag('title', {}, escapeText(title)),
    body,
  );
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const columns = head.map((name) => tag('th', { scope: 'col' }, escapeText(name)));
  const lines = rows.map((row) => tag('tr', {}, ...row.map((cell) => tag('td', {}, escapeText(cell)))));
  const table = tag('table', {}, tag('thead', {}, tag('tr', {}, ...columns)), tag('tbody', {}, ...lines, ''));
  return tag('div', { class: 'table' }, table);
}

const MARGIN = 24;

export function pictureOf({ title, about, sections }: PlottedReport): string {
  let y = MARGIN + 16;
  const parts = [label({ x: MARGIN, y }, title, { class: 'title' })];
  for (const sentence of about) {
    y += 20;
    parts.push(label({ x: MARGIN, y }, sentence, { class: 'small' }));
  }
  for (const { heading, figure } of sections) {
    if (figure === undefined) continue;
    y += 40;
    parts.push(label({ x: MARGIN, y }, heading, { class: 'title' }));
    y += 12;
    parts.push(tag('g', { transform: `translate(${MARGIN} ${y})` }, figure.body));
    y += figure.height;
  }
  const [width, height] = [WIDTH + 2 * MARGIN, y + MARGIN];
  const paper = tag('rect', { width, height, class: 'paper' });
  return `${tag(
    'svg',
    { xmlns: NAMESPACE, viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': title },
    tag('title', {}, escapeText(title)),
    tag('style', {}, FIGURE_STYLE),
    paper,
    ...parts,
  )}\n`;
}
