// Plays a replay by itself, at the speed that is wished for.

import { effect, type Signal, signal } from '@preact/signals';
import { settings } from '../app/settings/settings.ts';
import type { ReplayMatch } from './replay-match.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a moment needs for its cards to be turned over, and that battles take. */
const SHORTEST_MOVING = 1200;
const BATTLES = 6500;

export interface Projector {
  readonly isPlaying: Signal<boolean>;
  readonly speed: Signal<Speed>;
  toggle(): void;
  /** A step by hand: forward with all that moves, unless it is one of many. */
  step(by: 1 | -1, options?: { readonly isOneOfMany?: boolean }): void;
  jump(at: number): void;
  /** To the next mark, or the one before. */
  skip(by: 1 | -1): void;
  stop(): void;
}

export function projectorOf(link: ReplayMatch): Projector {
  const isPlaying = signal(false);
  const speed = signal<Speed>(1);

  const wait = (): number => {
    const { pace } = link.film;
    const time = pace / speed.value;
    const isShown = time >= SHORTEST_MOVING && settings.motion.peek() !== 'off';
    return isShown && link.still.peek().isBattle ? Math.max(time, BATTLES) : time;
  };
  const stop = effect(() => {
    if (!isPlaying.value) return undefined;
    const at = link.at.value;
    if (at >= link.last) {
      isPlaying.value = false;
      return undefined;
    }
    const isMoving = link.film.pace / speed.value >= SHORTEST_MOVING;
    const timer = setTimeout(() => link.show(at + 1, { isMoving }), wait());
    return () => clearTimeout(timer);
  });

  const jump = (at: number): void => {
    isPlaying.value = false;
    link.show(at);
  };
  return {
    isPlaying,
    speed,
    toggle() {
      // From the end it starts over.
      if (!isPlaying.peek() && link.at.peek() >= link.last) link.show(0);
      isPlaying.value = !isPlaying.peek();
    },
    step(by, { isOneOfMany = false } = {}) {
      isPlaying.value = false;
      link.show(link.at.peek() + by, { isMoving: by > 0 && !isOneOfMany });
    },
    jump,
    skip(by) {
      const at = link.at.peek();
      const places = [0, ...link.film.marks.map((mark) => mark.at), link.last];
      const next = by > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at);
      if (next !== undefined) jump(next);
    },
    stop,
  };
}
