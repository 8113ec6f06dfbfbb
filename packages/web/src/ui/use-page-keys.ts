// Keys that belong to the whole page, wherever the focus is.

import { useLayoutEffect } from 'preact/hooks';

interface Options {
  /** Before anything in the page gets the key. */
  readonly isFirst?: boolean;
}

/**
 * They are heard as soon as what they steer is there: an effect that waits for the picture
 * misses the key of somebody who presses it at first sight.
 */
export function usePageKeys(
  onKey: (event: KeyboardEvent) => void,
  of: readonly unknown[],
  { isFirst = false }: Options = {},
): void {
  useLayoutEffect(() => {
    addEventListener('keydown', onKey, { capture: isFirst });
    return () => removeEventListener('keydown', onKey, { capture: isFirst });
  }, of);
}
