// A part that says less when it has less room: words and languages differ too much for widths to be guessed.

import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What was found by trying, by how much room there was for what. Trying makes the browser lay out the whole table. */
const found = new Map<string, number>();
const MOST_FOUND = 500;

interface Fit {
  /** Width and height, once they are known. */
  size: string;
  what: string;
  level: number;
  /** The level is the right one: nothing is to be tried. */
  isSure: boolean;
}

function lookUp(fit: Fit, levels: number, orElse: number): void {
  const known = found.get(`${levels} ${fit.size} ${fit.what}`);
  fit.level = known ?? orElse;
  fit.isSure = known !== undefined;
}

function remember(fit: Fit, levels: number): void {
  fit.isSure = true;
  if (fit.size === '') return;
  if (found.size >= MOST_FOUND) found.clear();
  found.set(`${levels} ${fit.size} ${fit.what}`, fit.level);
}

/**
 * Gives the lowest level at which the content fits its box; 0 says most. `what` is what the content depends on: when it
 * changes, the levels are tried again, from `first` on. If it only goes on from what it was, there is more to show, and
 * what was too large before needn't be tried.
 */
export function useFit<E extends HTMLElement>(
  levels: number,
  what: string,
  first = 0,
): { ref: RefObject<E | null>; level: number } {
  const ref = useRef<E>(null);
  const { current: fit } = useRef<Fit>({ size: '', what: '', level: 0, isSure: false });
  const drawings = useSignal(0);
  void drawings.value;
  if (fit.what !== what) {
    const goesOn = what.startsWith(fit.what);
    fit.what = what;
    lookUp(fit, levels, goesOn ? Math.max(first, fit.level) : first);
  }
  useLayoutEffect(() => {
    const box = ref.current;
    if (fit.isSure || box === null) return;
    const isTooSmall = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (!isTooSmall || fit.level >= levels - 1) {
      remember(fit, levels);
      return;
    }
    fit.level++;
    drawings.value++;
  });
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => {
      const now = `${box.clientWidth}x${box.clientHeight}`;
      if (now === fit.size) return;
      const isFirst = fit.size === '';
      fit.size = now;
      // In the first frame it was tried in a box of just this size.
      if (isFirst && fit.isSure) {
        remember(fit, levels);
        return;
      }
      lookUp(fit, levels, first);
      drawings.value++;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [fit, levels, first, drawings]);
  return { ref, level: fit.level };
}
