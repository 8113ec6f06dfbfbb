// A part that says less when it has less room: words and languages differ too much for widths to be guessed.

import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Gives the lowest level at which the content fits its box; 0 says most. `what` is what the content depends on: when it
 * changes, the levels are tried again. If it only goes on from what it was, there is more to show, and what was too large
 * before needn't be tried.
 */
export function useFit<E extends HTMLElement>(
  levels: number,
  what: string,
): { ref: RefObject<E | null>; level: number } {
  const ref = useRef<E>(null);
  const level = useSignal(0);
  const size = useRef('');
  const fitted = useRef('');
  const tighten = () => {
    const box = ref.current;
    if (box === null) return;
    const isTooSmall = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (isTooSmall && level.value < levels - 1) level.value++;
  };
  // Not at every drawing: looking at sizes makes the browser lay out the whole table at once.
  useLayoutEffect(() => {
    const isOther = !what.startsWith(fitted.current);
    fitted.current = what;
    if (isOther && level.value > 0) level.value = 0;
    else tighten();
  }, [what, level.value]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => {
      const now = `${box.clientWidth}x${box.clientHeight}`;
      if (now === size.current) return;
      size.current = now;
      if (level.value === 0) tighten();
      else level.value = 0;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [level]);
  return { ref, level: level.value };
}
