// A table's keys, which rest while somebody writes or looks at something above the table.

import type { MatchLink } from '../match/link.ts';
import { usePageKeys } from '../ui/use-page-keys.ts';
import type { CommonOverlay } from './overlay-dialog.tsx';
import { isPlayedElsewhere } from './status.ts';
import { toggleSound } from './toggle-sound.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="range"], [type="checkbox"]), textarea, select, dialog') !== null;

interface State {
  readonly overlay: { value: unknown; peek(): unknown };
  readonly live: MatchLink | undefined;
}

/** What a key does; it says whether the key was its own. Letters stand in lower case. */
export type KeyTable<S> = Readonly<Record<string, (state: S, event: KeyboardEvent) => boolean>>;

const opening =
  (kind: CommonOverlay['kind']) =>
  ({ overlay }: Pick<State, 'overlay'>): boolean => {
    overlay.value = { kind } satisfies CommonOverlay;
    return true;
  };

const mute = (): boolean => {
  toggleSound();
  return true;
};

const COMMON: KeyTable<State> = { '?': opening('shortcuts'), e: opening('everybody'), m: mute };

export function useTableKeys<S extends State>(state: S, keys: KeyTable<S>): void {
  usePageKeys(
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (state.overlay.peek() !== undefined || isPlayedElsewhere(state)) return;
      const act = [event.key, event.key.toLowerCase()].map((key) => keys[key] ?? COMMON[key]).find(Boolean);
      if (act?.(state, event)) event.preventDefault();
    },
    [state],
  );
}
