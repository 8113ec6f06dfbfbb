// The colours of the game and their heraldic hatching, as on the page: red upright, blue level, green and purple diagonal
// (one each way), yellow dots, brown crossed.

import { LOOKS, type Look } from '../narrator/looks.ts';
import { tag } from './svg.ts';

/** By day and by night. Unlike the cards of the page, bars lie on the paper itself: at night they need more light. */
const GROUNDS: Readonly<Record<Look, readonly [day: string, night: string]>> = {
  brown: ['#7a4f2a', '#b08256'],
  grey: ['#66707b', '#929ca7'],
  blue: ['#2b63a6', '#5c92d4'],
  yellow: ['#8f650a', '#c99a2e'],
  red: ['#ad2f28', '#d9615a'],
  green: ['#39793f', '#64a86a'],
  purple: ['#6b3d90', '#a079c2'],
  wonder: ['#a84a28', '#d07a55'],
  treasury: ['#7a6413', '#b39c42'],
  cat: ['#96386f', '#c9739f'],
};

const UPRIGHT = 'M2.5 0V5';
const LEVEL = 'M0 2.5H5';
const RISING = 'M-1 1L1 -1M0 5L5 0M4 6L6 4';
const FALLING = 'M-1 4L1 6M0 0L5 5M4 -1L6 1';
const DOT = 'M2 2.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0';
const RING = 'M2.5 1A1.5 1.5 0 1 1 2.49 1';
const BRICKS = 'M0 .5H5M1 .5V3M0 3H5M3.5 3V5';

const HATCHES: Readonly<Record<Look, string>> = {
  brown: RISING + FALLING,
  grey: 'M0 2.5H3',
  blue: LEVEL,
  yellow: DOT,
  red: UPRIGHT,
  green: RISING,
  purple: FALLING,
  wonder: BRICKS,
  treasury: RING,
  cat: UPRIGHT + LEVEL,
};

/** Patterns that every drawing of the document can use. */
export const PATTERNS: string = tag(
  'defs',
  {},
  ...LOOKS.map((look) =>
    tag(
      'pattern',
      { id: `look-${look}`, width: 5, height: 5, patternUnits: 'userSpaceOnUse' },
      tag('rect', { width: 5, height: 5, class: `ground-${look}` }),
      tag('path', { d: HATCHES[look], class: 'hatch' }),
    ),
  ),
);

const variables = (which: 0 | 1): string =>
  LOOKS.map((look) => `--${look}: ${GROUNDS[look][which]}`).join('; ');

export const DAY: string = variables(0);
export const NIGHT: string = variables(1);

export const LOOK_STYLE: string = [
  ...LOOKS.map(
    (look) =>
      `.look-${look} { fill: url(#look-${look}) } .ground-${look} { fill: var(--${look}) } .line-${look} { stroke: var(--${look}) }`,
  ),
  '.hatch { fill: none; stroke: #ffffff66; stroke-width: 0.9; stroke-linecap: round }',
].join('\n');
