// How often told chances came true, as a picture: a square for each game, points with their 95 % intervals, the diagonal
// where both are the same.

import { type Level, levelsOf, type Telling } from './tellings.ts';

const SIDE = 300;
const LEFT = 56;
const TOP = 44;
const GAP = 70;
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

const STYLE = `
svg { --ink: #1c1b1a; --faint: #e3e0da; --paper: #ffffff; font: 13px system-ui, sans-serif }
@media (prefers-color-scheme: dark) { svg { --ink: #eceae6; --faint: #3a3835; --paper: #171614 } }
.paper { fill: var(--paper) } text { fill: var(--ink) } .small { font-size: 12px } .title { font-size: 16px; font-weight: 600 }
.grid { stroke: var(--faint) } .true { stroke: var(--ink); stroke-dasharray: 2 2 }
.whisker { stroke: #0072b2; stroke-width: 2 } .point { fill: #0072b2 }`;

const TITLES: Readonly<Record<string, string>> = { 'seven-wonders': '7 Wonders', architects: 'Architects' };

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const short = (value: number): string => String(Math.round(value * 10) / 10);
const line = (kind: string, [x1, y1]: readonly number[], [x2, y2]: readonly number[]): string =>
  `<line class="${kind}" x1="${short(x1 as number)}" y1="${short(y1 as number)}" x2="${short(x2 as number)}" y2="${short(y2 as number)}"/>`;
const text = (content: string, x: number, y: number, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}"${more}>${content}</text>`;
const MIDDLE = ' class="small" text-anchor="middle"';

function panel(game: string, tellings: readonly Telling[], left: number): string {
  const x = (share: number): number => left + share * SIDE;
  const y = (share: number): number => TOP + (1 - share) * SIDE;
  const matches = new Set(tellings.map(({ match }) => match)).size;
  const point = ({ told, came, interval }: Level): string =>
    line('whisker', [x(told), y(interval.low)], [x(told), y(interval.high)]) +
    `<circle class="point" cx="${short(x(told))}" cy="${short(y(came))}" r="4.5"/>`;
  return [
    text(TITLES[game] ?? game, left, 20, ' class="title"'),
    text(`${tellings.length} decisions, ${matches} matches`, left, 36, ' class="small"'),
    ...TICKS.flatMap((tick) => [
      line('grid', [x(tick), y(0)], [x(tick), y(1)]),
      line('grid', [x(0), y(tick)], [x(1), y(tick)]),
      text(percent(tick), x(tick), y(0) + 16, MIDDLE),
      text(percent(tick), x(0) - 8, y(tick) + 4, ' class="small" text-anchor="end"'),
    ]),
    line('true', [x(0), y(0)], [x(1), y(1)]),
    ...levelsOf(tellings).map(point),
    text('told', x(0.5), y(0) + 34, MIDDLE),
  ].join('');
}

export function reliabilityPlot(tellings: readonly Telling[]): string {
  const games = Object.keys(TITLES).filter((id) => tellings.some(({ game }) => game === id));
  const width = LEFT + games.length * (SIDE + GAP) - GAP + 24;
  const height = TOP + SIDE + 46;
  const panels = games.map((id, at) =>
    panel(
      id,
      tellings.filter(({ game }) => game === id),
      LEFT + at * (SIDE + GAP),
    ),
  );
  const title = 'How often told chances came true';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title><style>${STYLE}</style><rect class="paper" width="${width}" height="${height}"/>${panels.join('')}</svg>\n`;
}
