// The charts of a report as one SVG, for documents.

import { PATTERNS } from './looks.ts';
import type { PlottedReport } from './report.ts';
import { FIGURE_STYLE } from './style.ts';
import { escapeText, label, tag, WIDE } from './svg.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const MARGIN = 24;

export function pictureOf({ kind, title: subject, about, sections }: PlottedReport): string {
  const title = `${kind}: ${subject}`;
  let y = MARGIN + 16;
  const parts = [label({ x: MARGIN, y }, title, { class: 'title' })];
  for (const sentence of about) {
    y += 20;
    parts.push(label({ x: MARGIN, y }, sentence, { class: 'small' }));
  }
  for (const { heading, note, figure } of sections) {
    if (figure === undefined) continue;
    y += 40;
    parts.push(label({ x: MARGIN, y }, heading, { class: 'title' }));
    if (note !== undefined) {
      y += 20;
      parts.push(label({ x: MARGIN, y }, note, { class: 'small' }));
    }
    y += 12;
    const { height, body } = figure(WIDE);
    parts.push(tag('g', { transform: `translate(${MARGIN} ${y})` }, body));
    y += height;
  }
  const [width, height] = [WIDE + 2 * MARGIN, y + MARGIN];
  const paper = tag('rect', { width, height, class: 'paper' });
  return `${tag(
    'svg',
    { xmlns: NAMESPACE, viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': title },
    tag('title', {}, escapeText(title)),
    tag('style', {}, FIGURE_STYLE),
    PATTERNS,
    paper,
    ...parts,
  )}\n`;
}
