// What opens above the table and closes again: nothing of it is needed to decide.

import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { Dialog } from '../ui/dialog.tsx';
import { tableWords } from '../words/index.ts';
import { Shortcuts } from './shortcuts.tsx';

/** Every table has them. */
export interface CommonOverlay {
  readonly kind: 'everybody' | 'shortcuts';
}

export interface OverlayContent {
  readonly title: string;
  readonly isLarge?: boolean;
  readonly content: ComponentChildren;
}

interface Needs<State, Overlay, Does extends string> {
  readonly useTable: () => State;
  readonly Everybody: ComponentType;
  readonly keys: readonly (readonly [key: string, does: Does])[];
  /** What each key does, in words. */
  readonly keyWords: () => Readonly<Record<Does, string>>;
  readonly contentOf: (state: State, overlay: Overlay) => OverlayContent;
}

interface Overlaid<Overlay> {
  readonly overlay: Signal<Overlay | CommonOverlay | undefined>;
}

const isCommon = (overlay: { readonly kind: string }): overlay is CommonOverlay =>
  overlay.kind === 'everybody' || overlay.kind === 'shortcuts';

/** The component that shows them for a game. */
export function overlayDialog<
  Overlay extends { readonly kind: string },
  State extends Overlaid<Overlay>,
  Does extends string,
>({ useTable, Everybody, keys, keyWords, contentOf }: Needs<State, Overlay, Does>): ComponentType {
  function commonContent({ kind }: CommonOverlay): OverlayContent {
    const { everybody, shortcuts, mute } = tableWords.value.frame;
    if (kind === 'everybody') return { title: everybody, isLarge: true, content: <Everybody /> };
    const words = keyWords();
    const all = [...keys.map(([key, does]) => [key, words[does]] as const), ['M', mute] as const];
    return { title: shortcuts, content: <Shortcuts keys={all} /> };
  }
  return function Overlays() {
    const state = useTable();
    const open = state.overlay.value;
    if (open === undefined) return null;
    const { title, isLarge, content } = isCommon(open) ? commonContent(open) : contentOf(state, open);
    const close = () => {
      state.overlay.value = undefined;
    };
    return (
      <Dialog isOpen title={title} size={isLarge === true ? 'large' : 'medium'} onClose={close}>
        {content}
      </Dialog>
    );
  };
}
