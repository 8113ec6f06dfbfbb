// What a terminal shows, as a picture: lines with the colours of `packages/cli/src/text/colour.ts`.

import { escaped } from './highlight.ts';

/** By their numbers; light enough for the dark ground. */
const COLOURS: Readonly<Record<string, string>> = {
  '1': '#f0c75a',
  '2': '#a08c6c',
  '31': '#ee7b74',
  '32': '#7fc186',
  '33': '#e0b040',
  '35': '#b98fe0',
  '36': '#6cc3d0',
  '90': '#a3acb6',
  '94': '#78aef0',
  '38;5;137': '#c8966a',
};
const PLAIN = '#eadfc8';

const LINE = 19;
const LETTER = 8.43;
const MARGIN = 24;
const BAR = 42;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what colours are made of
const PAINTED = /\x1b\[([\d;]+)m([^\x1b]*)\x1b\[0m/g;

const span = (text: string, colour: string): string =>
  text === '' ? '' : `<tspan fill="${colour}">${escaped(text)}</tspan>`;

function spansOf(line: string): string {
  let at = 0;
  let markup = '';
  for (const { 0: whole, 1: code = '', 2: text = '', index } of line.matchAll(PAINTED)) {
    markup += span(line.slice(at, index), PLAIN) + span(text, COLOURS[code] ?? PLAIN);
    at = index + whole.length;
  }
  return markup + span(line.slice(at), PLAIN);
}

export function terminalPicture(title: string, lines: readonly string[]): string {
  const longest = Math.max(...lines.map((line) => line.replaceAll(PAINTED, '$2').length));
  const width = Math.ceil(longest * LETTER) + 2 * MARGIN;
  const height = BAR + lines.length * LINE + MARGIN;
  const rows = lines.map(
    (line, at) =>
      `<text x="${MARGIN}" y="${BAR + (at + 1) * LINE}" xml:space="preserve">${spansOf(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<rect width="${width}" height="${height}" rx="10" fill="#241d18"/>`,
    '<circle cx="22" cy="20" r="6" fill="#b5532f"/><circle cx="42" cy="20" r="6" fill="#c9973b"/><circle cx="62" cy="20" r="6" fill="#39793f"/>',
    '<g font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" font-size="14">',
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
