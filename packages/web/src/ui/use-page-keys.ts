// Keyboard shortcuts of the whole page, wherever the focus is.

import { useLayoutEffect } from 'preact/hooks';

interface Options {
  /** Handled before anything else in the page gets the key. */
  readonly isFirst?: boolean;
}

/**
 * They work as soon as the component is there: an effect that waits for the first frame
 * would miss a key that is pressed at once.
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
