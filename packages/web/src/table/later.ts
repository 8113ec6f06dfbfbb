import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * A signal's value, when the frame with the news is drawn: what lies beside the table doesn't hold the table up.
 * Whoever hurries through a match skips what comes in between.
 */
export function useLater<T>(source: ReadonlySignal<T>): T {
  const shown = useSignal(source.peek());
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const stop = source.subscribe((value) => {
      forget();
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
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
