// What opens above the table and closes again: nothing of it is needed to decide.

import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
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

interface Props<Overlay extends { readonly kind: string }, Does extends string> {
  readonly open: Signal<Overlay | CommonOverlay | undefined>;
  /** What each key does, in words. */
  readonly words: Readonly<Record<Does, string>>;
  readonly keys: readonly (readonly [key: string, does: Does])[];
  readonly everybody: ComponentChildren;
  readonly contentOf: (overlay: Overlay) => OverlayContent;
}

const isCommon = (overlay: { readonly kind: string }): overlay is CommonOverlay =>
  overlay.kind === 'everybody' || overlay.kind === 'shortcuts';

export function OverlayDialog<Overlay extends { readonly kind: string }, Does extends string>({
  open,
  words,
  keys,
  everybody,
  contentOf,
}: Props<Overlay, Does>): JSX.Element | null {
  const overlay = open.value;
  if (overlay === undefined) return null;
  const common = {
    everybody: { title: tableWords.value.frame.everybody, isLarge: true, content: everybody },
    shortcuts: { title: tableWords.value.frame.shortcuts, content: <Shortcuts keys={keys} words={words} /> },
  };
  const {
    title,
    isLarge = false,
    content,
  }: OverlayContent = isCommon(overlay) ? common[overlay.kind] : contentOf(overlay);
  const close = () => {
    open.value = undefined;
  };
  return (
    <Dialog isOpen title={title} size={isLarge ? 'large' : 'medium'} onClose={close}>
      {content}
    </Dialog>
  );
}
