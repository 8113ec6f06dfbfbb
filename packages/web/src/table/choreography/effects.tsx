// What makes motion felt: light on whoever moves, a landing that gives way, dust, a stamp. Both games use them.

import type { ComponentChild } from 'preact';
import css from './effects.module.css';
import { newGhost, travel } from './ghosts.tsx';
import { type Spot, spotIn } from './places.ts';
import { EASE, type Timeline, type Timing } from './timeline.ts';

/** The frame of a box lights up. `moment` names what is told, for whoever watches the page. */
export function light(timeline: Timeline, box: DOMRect, { at, length }: Timing, moment: string): void {
  const { width, height } = box;
  const ghost = newGhost(timeline, null, { width, height, look: css.light as string, until: at + length });
  ghost.element.dataset.moment = moment;
  const spot = spotIn(box);
  travel(timeline, ghost, [
    { at, ...spot, opacity: 0 },
    { at: at + length * 0.15, ...spot, opacity: 1 },
    { at: at + length * 0.65, ...spot, opacity: 1 },
    { at: at + length, ...spot, opacity: 0 },
  ]);
}

/** Something got something: it swells for a moment. */
export function swell(timeline: Timeline, element: Element | undefined, at: number, by = 1.3): void {
  if (element === undefined) return;
  timeline.animate(
    element,
    [
      { transform: 'none' },
      { transform: `scale(${by})`, offset: 0.35 },
      { transform: `scale(${1 - (by - 1) / 4})`, offset: 0.7 },
      { transform: 'none' },
    ],
    { at, length: 220, easing: 'ease-out' },
  );
}

/** A thing lands and gives way for a moment. */
export function squash(timeline: Timeline, element: Element | undefined, at: number, length = 80): void {
  if (element === undefined) return;
  const pressed = { scale: '1.07 0.9', offset: 0.4 };
  timeline.animate(element, [{ scale: '1 1' }, pressed, { scale: '1 1' }], {
    at,
    length,
    easing: 'ease-out',
  });
}

/** Two pixels, as when a stone is set down; `by`: so many times as far. */
export function shake(timeline: Timeline, element: Element | undefined, at: number, by = 1): void {
  if (element === undefined) return;
  const moved = [
    [0, 0],
    [0, 2],
    [-2, -1],
    [2, 1],
    [-1, 0],
    [0, 0],
  ] as const;
  timeline.animate(
    element,
    moved.map(([x, y]) => ({ transform: `translate(${x * by}px, ${y * by}px)` })),
    { at, length: 190, easing: 'linear' },
  );
}

/** Rises along a line on the ground and drifts apart. */
export function dust(timeline: Timeline, { x, y, width }: Spot, at: number, puffs: number): void {
  const size = Math.max(16, width * 0.42);
  for (let i = 0; i < puffs; i++) {
    const side = puffs === 1 ? 0 : (i / (puffs - 1)) * 2 - 1;
    const until = at + 460 + 25 * (i % 3);
    const shape = { width: size, height: size, look: css.puff as string, until };
    const from = { x: x + side * width * 0.35, y };
    const rise = size * (0.3 + 0.35 * (1 - Math.abs(side)));
    const to = { x: x + side * width * 0.8, y: y - rise, width: size * 1.4 };
    travel(timeline, newGhost(timeline, null, shape), [
      { at, ...from, width: size * 0.3, opacity: 0 },
      { at: at + 40, ...from, width: size * 0.6, opacity: 0.95, easing: EASE.glide },
      { at: until, ...to, opacity: 0 },
    ]);
  }
}

/** Where two things meet. */
export function flash(timeline: Timeline, { x, y, width }: Spot, at: number): void {
  const shape = { width, height: width, look: css.flash as string, until: at + 280 };
  travel(timeline, newGhost(timeline, null, shape), [
    { at, x, y, width: width * 0.2, opacity: 0 },
    { at: at + 30, x, y, width: width * 0.5, opacity: 1, easing: 'ease-out' },
    { at: at + 110, x, y, width, opacity: 0.9, easing: 'ease-out' },
    { at: at + 280, x, y, width: width * 1.25, opacity: 0 },
  ]);
}

interface Stamped {
  readonly text: string;
  /** What it is so much of, in pictures, `signWidth` times as wide as they are high. */
  readonly sign?: ComponentChild;
  readonly signWidth?: number;
  readonly x: number;
  readonly y: number;
  /** Its height. */
  readonly size: number;
  /** Where it runs afterwards. */
  readonly to?: Spot | undefined;
}

/** A short text comes down on the table, rests, and runs to where it counts. Gives when it is there. */
export function stamp(
  timeline: Timeline,
  { text, sign, signWidth = 0, x, y, size, to }: Stamped,
  at: number,
): number {
  const width = size * Math.max(1.2, text.length * 0.7 + signWidth);
  const [down, rested] = [at + 150, at + 380];
  const there = rested + (to === undefined ? 140 : 280);
  const content = sign === undefined ? text : [text, sign];
  const ghost = newGhost(timeline, content, { width, height: size, look: css.stamp as string, until: there });
  ghost.element.style.fontSize = `${size * 0.8}px`;
  const end = to === undefined ? { x, y: y - size * 0.3, width, opacity: 0 } : { ...to, opacity: 0.9 };
  travel(timeline, ghost, [
    { at, x, y, width: width * 2.4, opacity: 0, easing: 'ease-in' },
    { at: down - 50, x, y, width: width * 0.94, opacity: 1 },
    { at: down, x, y, width, opacity: 1 },
    { at: rested, x, y, width, opacity: 1, easing: EASE.glide },
    { at: there, ...end },
  ]);
  return there;
}
