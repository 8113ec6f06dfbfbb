import { COLOURS } from './svg.ts';

const colours = COLOURS.map((colour, at) => `.f${at} { fill: ${colour} } .s${at} { stroke: ${colour} }`).join(
  '\n',
);

/** Of the pictures, by day and by night. */
export const FIGURE_STYLE = `
svg { --ink: #1c1b1a; --faint: #e3e0da; --paper: #ffffff; font: 13px system-ui, sans-serif }
@media (prefers-color-scheme: dark) { svg { --ink: #eceae6; --faint: #3a3835; --paper: #171614 } }
.paper { fill: var(--paper) }
text { fill: var(--ink) }
.small { font-size: 12px }
.title { font-size: 16px; font-weight: 600 }
.grid { stroke: var(--faint) }
.par { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 2 2 }
.whisker { stroke: #0072b2; stroke-width: 2 }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round }
${colours}`;

export const PAGE_STYLE = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
figure { margin: 1rem 0 } figure svg { width: 100%; height: auto }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums }
th, td { padding: 0.2rem 0.6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left }`;
