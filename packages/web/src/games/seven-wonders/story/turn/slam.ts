// A card is thrown down where everybody sees it.

import { squash } from '../../../../table/choreography/effects.tsx';
import { type CardGhost, type Pose, travel } from '../../../../table/choreography/ghosts.tsx';
import type { Spot } from '../../../../table/choreography/places.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';

/** Milliseconds: how long it falls at the end, and how long it gives way. */
const FALL = 70;
const SQUASH = 80;

/** From the beginning of the timeline, in so many milliseconds: large above its place, then flat on the table. */
export function slam(timeline: Timeline, ghost: CardGhost, from: Pose, to: Spot, length: number): void {
  const above = { ...to, width: to.width * 1.15 };
  travel(timeline, ghost, [
    { at: 0, ...from, easing: EASE.glide },
    { at: Math.max(1, length - FALL), ...above, easing: EASE.drop },
    { at: Math.max(2, length), ...to },
  ]);
  const high = { filter: 'drop-shadow(0 14px 12px #0006)' };
  const flat = { filter: 'drop-shadow(0 3px 2px #0008)' };
  timeline.animate(ghost.element, [high, { ...high, offset: 0.7 }, flat], {
    at: 0,
    length: Math.max(2, length),
  });
  squash(timeline, ghost.turning, length, SQUASH);
  soundAt(timeline, Math.max(0, length - 20), 'lock');
}
