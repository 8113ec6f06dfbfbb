// Whether anything moves, how fast, and what ends it: any press or key, or leaving the page for another one.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Motion, settings } from '../../app/settings/settings.ts';
import { newTimeline, type Timeline } from './timeline.ts';

const PACE: Readonly<Record<Motion, number>> = { off: 0, quick: 0.5, full: 1 };

/** The part of the full time that motion takes, as the styles have it. Pictures of motion slow both down alike. */
export function paceNow(): number {
  const motion = settings.motion.peek();
  if (PACE[motion] === 0 || typeof getComputedStyle !== 'function') return PACE[motion];
  const styled = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pace'));
  return Number.isFinite(styled) ? styled : PACE[motion];
}

const ENDS = ['pointerdown', 'keydown', 'visibilitychange'] as const;

const paceSeen = (): number => (document.hidden ? 0 : paceNow());

/** Something that begins now would be seen to move. */
export const isMotionSeen = (): boolean => paceSeen() > 0;

const open = signal(0);
/** How many timelines have begun and aren't over: what speaks about the table waits for them. */
export const openTimelines: ReadonlySignal<number> = open;

/** Gives a timeline to put motion on; nothing where nothing moves. `slowness`: so many times slower than in play. */
export function beginMotion(slowness = 1): Timeline | undefined {
  const pace = paceSeen() * slowness;
  if (pace === 0) return undefined;
  const timeline = newTimeline(pace);
  const over = new AbortController();
  for (const kind of ENDS) addEventListener(kind, timeline.skip, { capture: true, signal: over.signal });
  open.value = open.peek() + 1;
  timeline.whenOver(() => {
    open.value = open.peek() - 1;
    over.abort();
  });
  return timeline;
}
