import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Milliseconds after which it is drawn even if the page is never idle; and for browsers that don't tell when it is. */
const LATEST = 100;
const SOON = 20;

/** When the page has nothing else to do. Gives how to call it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: LATEST });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, SOON);
  return () => clearTimeout(timer);
}

/**
 * A signal's value, when the frame with the news is drawn and nobody has pressed anything since: what lies beside the
 * table holds neither the table nor the next step up. Whoever hurries through a match skips what comes in between.
 */
export function useLater<T>(source: ReadonlySignal<T>): T {
  const shown = useSignal(source.peek());
  useEffect(() => {
    let frame = 0;
    let callOff = () => {};
    const forget = () => {
      cancelAnimationFrame(frame);
      callOff();
    };
    const stop = source.subscribe((value) => {
      forget();
      frame = requestAnimationFrame(() => {
        callOff = whenIdle(() => {
          shown.value = value;
        });
      });
    });
    return () => {
      stop();
      forget();
    };
  }, [source, shown]);
  return shown.value;
}
