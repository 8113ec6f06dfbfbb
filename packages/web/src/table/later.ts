// What can wait until the picture of the moment is drawn.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** Milliseconds after which it is done even if the page is never idle; and for browsers that don't tell when it is. */
const LATEST = 100;
const SOON = 20;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: LATEST });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, SOON);
  return () => clearTimeout(timer);
}

/** When the next frame is drawn and the page has nothing else to do. Gives how to call it off. */
export function afterFrame(act: () => void): () => void {
  let callOff = () => {};
  const frame = requestAnimationFrame(() => {
    callOff = whenIdle(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff();
  };
}

/**
 * A signal's value, a frame late: what lies beside the table holds neither the table nor the next step up. Stepping
 * through a match quickly skips what comes in between.
 */
export function useLater<T>(source: ReadonlySignal<T>): T {
  const shown = useSignal(source.peek());
  useEffect(() => {
    let callOff = () => {};
    const stop = source.subscribe((value) => {
      callOff();
      callOff = afterFrame(() => {
        shown.value = value;
      });
    });
    return () => {
      stop();
      callOff();
    };
  }, [source, shown]);
  return shown.value;
}

/**
 * The value, or the last one that counted. What is drawn from it can stay where it is, out of sight: to build it again takes
 * longer than to change it, and leaves the browser more to clear away.
 */
export function useLast<T>(value: T, counts: boolean): T {
  const last = useRef(value);
  if (counts) last.current = value;
  return last.current;
}
