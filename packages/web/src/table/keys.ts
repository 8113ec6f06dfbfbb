// A table's keys, which rest while somebody writes or looks at something above the table.

import type { ReadonlySignal } from '@preact/signals';
import { usePageKeys } from '../ui/use-page-keys.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="range"]), textarea, select, dialog') !== null;

interface State {
  readonly overlay: ReadonlySignal<unknown>;
}

/** `handle` says whether the key was its own. */
export function useTableKeys<S extends State>(
  state: S,
  handle: (state: S, event: KeyboardEvent) => boolean,
): void {
  usePageKeys(
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (state.overlay.peek() !== undefined) return;
      if (handle(state, event)) event.preventDefault();
    },
    [state],
  );
}
