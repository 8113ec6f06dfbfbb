// A total that is not to tell its points before they have come.

import { swell } from '../../../../table/choreography/effects.tsx';
import { newGhost, travel } from '../../../../table/choreography/ghosts.tsx';
import { type Spot, spotIn } from '../../../../table/choreography/places.ts';
import type { Timeline } from '../../../../table/choreography/timeline.ts';
import { figure } from './spots.ts';

interface KeptTotal {
  readonly spot: Spot;
  /** It keeps its old figure from when the table changes until the points are there. */
  countAt(timeline: Timeline, at: number, there: number): void;
}

/** To be called while the table still shows the old figure; nothing where none is seen. */
export function keepTotal(seat: number): KeptTotal | undefined {
  const total = figure(seat, 'total');
  if (total === undefined) return undefined;
  const old = total.cloneNode(true) as HTMLElement;
  const { width, height } = total.getBoundingClientRect();
  const { font, color } = getComputedStyle(total);
  Object.assign(old.style, { font, color });
  const spot = spotIn(total.getBoundingClientRect());
  return {
    spot,
    countAt(timeline, at, there) {
      const ghost = newGhost(timeline, old, { width, height, until: there });
      travel(timeline, ghost, [
        { at, ...spot, opacity: 1 },
        { at: there, ...spot, opacity: 1 },
      ]);
      timeline.animate(total, [{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], {
        at,
        length: there - at,
        easing: 'linear',
      });
      timeline.act(there, () => swell(timeline, total, there, 1.5));
    },
  };
}
