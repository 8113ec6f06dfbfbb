// Ghosts: pictures that travel over the table while the things themselves lie still in their places.

import { type ComponentChild, render } from 'preact';
import { inNextFrame } from '../../ui/frame.ts';
import css from './ghosts.module.css';
import { findSeen, type Spot } from './places.ts';
import type { Timeline, Timing } from './timeline.ts';

let sky: HTMLElement | undefined;

/** Made when something first flies. */
function skyOf(): HTMLElement {
  if (sky === undefined || !sky.isConnected) {
    sky = document.createElement('div');
    sky.className = css.sky as string;
    sky.setAttribute('aria-hidden', 'true');
    sky.dataset.sky = '';
    sky.inert = true;
    document.body.append(sky);
  }
  return sky;
}

export interface Ghost {
  readonly element: HTMLElement;
  /** As wide and high as it is drawn. */
  readonly width: number;
  readonly height: number;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly look?: string;
  /** When it goes, if that is before the end of the timeline. */
  readonly until?: number | undefined;
}

/** It is there until the timeline is over. A node is taken as it is; anything else is drawn. */
export function newGhost(
  timeline: Timeline,
  content: ComponentChild | Node,
  { width, height, look = '', until }: Shape,
): Ghost {
  const element = document.createElement('div');
  element.className = `${css.ghost} ${look}`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  fill(element, content);
  skyOf().append(element);
  const leave = (): void => {
    if (!(content instanceof Node)) render(null, element);
    element.remove();
  };
  if (until === undefined) timeline.whenOver(leave);
  else timeline.act(until, leave);
  return { element, width, height };
}

/** Milliseconds for which what was and what is are both there, so that nothing flickers. */
const HANDOVER = 30;

/**
 * What is there now is still seen for a while after the page has changed. `at`: when it changes; `until`: when the change is
 * to be seen.
 */
export function keepLook(
  timeline: Timeline,
  selectors: readonly string[],
  { at, until }: { readonly at: number; readonly until: number },
): void {
  const old = findSeen(...selectors);
  if (old === undefined) return;
  const { x, y, width, height } = old.getBoundingClientRect();
  const { fontSize, color } = getComputedStyle(old);
  const look = old.cloneNode(true) as HTMLElement;
  Object.assign(look.style, { width: `${width}px`, height: `${height}px`, fontSize, color, margin: '0' });
  timeline.act(at, () => {
    if (timeline.isOver) return;
    newGhost(timeline, look, {
      width,
      height,
      until: until + HANDOVER,
    }).element.style.translate = `${x}px ${y}px`;
    inNextFrame(() => {
      const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }];
      const now = findSeen(...selectors);
      const begin = Math.max(at, timeline.elapsed);
      if (now !== undefined) {
        timeline.animate(now, hidden, { at: begin, length: Math.max(1, until - begin), easing: 'linear' });
      }
    });
  });
}

function fill(element: HTMLElement, content: ComponentChild | Node): void {
  if (content instanceof Node) element.append(content);
  else render(content, element);
}

/** `turn`: degrees in the plane of the table. */
export interface Pose extends Spot {
  readonly turn?: number;
  readonly opacity?: number;
}

export function poseOf({ width, height }: Ghost, { x, y, width: wide, turn = 0, opacity }: Pose): Keyframe {
  const transform = `translate(${x - width / 2}px, ${y - height / 2}px) scale(${wide / width}) rotate(${turn}deg)`;
  return opacity === undefined ? { transform } : { transform, opacity };
}

/** From pose to pose, evenly in time. */
export function fly(timeline: Timeline, ghost: Ghost, poses: readonly Pose[], timing: Timing): void {
  timeline.animate(
    ghost.element,
    poses.map((pose) => poseOf(ghost, pose)),
    timing,
  );
}

/** A pose at a time of the timeline; `easing`: on the way from here to the next one. */
export interface Stop extends Pose {
  readonly at: number;
  readonly easing?: string;
}

/** From stop to stop, each at its time. One animation: of several, the last one would hide what the others do before it. */
export function travel(timeline: Timeline, ghost: Ghost, stops: readonly Stop[]): void {
  const at = stops[0]?.at ?? 0;
  const length = Math.max(1, (stops.at(-1)?.at ?? at) - at);
  timeline.animate(
    ghost.element,
    stops.map((stop) => ({
      ...poseOf(ghost, stop),
      offset: (stop.at - at) / length,
      easing: stop.easing ?? 'linear',
    })),
    { at, length, easing: 'linear' },
  );
}

/** Thrown from one spot to another: it rises on its way. */
export function toss(
  timeline: Timeline,
  ghost: Ghost,
  { from, to, rise }: { readonly from: Pose; readonly to: Pose; readonly rise: number },
  timing: Timing,
): void {
  const top = { ...to, x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - rise };
  fly(timeline, ghost, [from, top, to], timing);
}

export interface CardGhost extends Ghost {
  readonly turning: HTMLElement;
}

interface Sides {
  readonly face: ComponentChild | Node;
  readonly back: ComponentChild;
}

/** A card with two sides; if nothing else is said, cards are half as high again as they are wide. */
export function newCardGhost(
  timeline: Timeline,
  width: number,
  { face, back }: Sides,
  { height = width * 1.5, until }: Partial<Pick<Shape, 'height' | 'until'>> = {},
): CardGhost {
  const turning = document.createElement('div');
  turning.className = css.turning as string;
  for (const [side, content] of [
    [css.side, face],
    [`${css.side} ${css.back}`, back],
  ] as const) {
    const element = document.createElement('div');
    element.className = side as string;
    fill(element, content);
    turning.append(element);
  }
  const ghost = newGhost(timeline, turning, { width, height, look: css.card as string, until });
  return { ...ghost, turning };
}

const UP = { transform: 'rotateY(0deg)' };
const DOWN = { transform: 'rotateY(180deg)' };

export function turnOver(timeline: Timeline, card: CardGhost, to: 'face' | 'back', timing: Timing): void {
  timeline.animate(card.turning, to === 'face' ? [DOWN, UP] : [UP, DOWN], timing);
}
