import { DAY, LOOK_STYLE, NIGHT } from './looks.ts';
import { COLOURS } from './svg.ts';

const colours = COLOURS.map((colour, at) => `.f${at} { fill: ${colour} } .s${at} { stroke: ${colour} }`).join(
  '\n',
);

/** Of the pictures, by day and by night. */
export const FIGURE_STYLE = `
:root { --ink: #2b2118; --soft: #5c4a38; --faint: #dfcda4; --paper: #fbf4e3; --accent: #99401f; ${DAY} }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3e7cf; --soft: #cdbb9b; --faint: #40331f; --paper: #1f1811; --accent: #ec9a77; ${NIGHT} }
}
svg { font: 13px "Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif }
.paper { fill: var(--paper) }
text { fill: var(--ink) }
.small { font-size: 12.5px; fill: var(--soft) }
.title { font: 600 16px Cinzel, "Trajan Pro", Optima, Georgia, serif }
.grid { stroke: var(--faint) }
.par { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 2 2 }
.dot { fill: var(--accent) }
.whisker { stroke: var(--accent); stroke-width: 2 }
.part { stroke: var(--paper); stroke-width: 1 }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round }
.s1, .s3 { stroke-dasharray: 6 3 } .s2, .s4 { stroke-dasharray: 2 3 }
${LOOK_STYLE}
${colours}`;

export const PAGE_STYLE = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { font: 17px/1.55 "Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif; color: var(--ink);
  background: var(--paper); max-width: 58rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere }
h1, h2 { font-family: Cinzel, "Trajan Pro", Optima, Georgia, serif; font-weight: 600; line-height: 1.2; text-wrap: balance }
h1 { font-size: clamp(1.6rem, 5vw, 2.3rem); margin: 0.2rem 0 1rem }
h2 { font-size: 1.3rem; margin: 3rem 0 0.5rem; padding-top: 1rem; border-top: 1px solid var(--faint) }
.kind { color: var(--accent); font-weight: 600; margin: 0 }
.finding { border-left: 4px solid var(--accent); padding: 0.2rem 0 0.2rem 1rem; margin: 1rem 0; font-size: 1.15rem }
.finding p { margin: 0.3rem 0 }
.about, .note, footer { color: var(--soft); font-size: 0.95rem }
a { color: var(--accent) }
nav ol { columns: 18rem; padding-left: 1.4rem; margin: 0.5rem 0 } nav li { margin: 0.25rem 0; break-inside: avoid }
nav summary, details > summary { cursor: pointer; color: var(--accent); font-weight: 600; padding: 0.6rem 0 }
figure { margin: 1rem 0 } figure svg { width: 100%; height: auto; display: block }
.phone { display: none !important }
.patterns { position: absolute; width: 0; height: 0 }
table { border-collapse: collapse; width: 100%; font-size: 0.95rem; font-variant-numeric: tabular-nums }
th, td { padding: 0.3rem 0.5rem; text-align: right; border-bottom: 1px solid var(--faint); white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal }
th button { all: unset; cursor: pointer; font-weight: 600; white-space: normal }
th button:focus-visible, summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
th[aria-sort=ascending] button::after { content: " ▲" } th[aria-sort=descending] button::after { content: " ▼" }
footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--faint) }
code { font: 0.9em ui-monospace, monospace; white-space: pre-wrap }
dt { font-weight: 600 } dd { margin: 0 0 0.5rem }
@media (max-width: 44rem) {
  .desk { display: none !important } .phone { display: block !important }
  table, thead, tbody { display: block }
  thead tr { display: flex; flex-wrap: wrap; gap: 0.4rem; padding: 0.5rem 0 }
  thead th { font-size: 0.85rem; color: var(--soft); border: 1px solid var(--faint); border-radius: 1rem; padding: 0.25rem 0.7rem; text-align: left }
  tbody tr { display: grid; grid-template-columns: 1fr 1fr; gap: 0.1rem 1.2rem; padding: 0.7rem 0; border-bottom: 1px solid var(--faint) }
  tbody td { border: 0; padding: 0; display: flex; justify-content: space-between; gap: 0.5rem; flex-wrap: wrap }
  tbody td::before { content: attr(data-label); color: var(--soft) }
  tbody td:first-child { grid-column: 1 / -1; font-weight: 600 } tbody td:first-child::before { content: none }
}
@media print { body { max-width: none } details > summary, nav { display: none } }`;
