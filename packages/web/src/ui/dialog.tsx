// The browser's own dialog: it keeps the focus inside, closes with Escape and makes the rest of the page inert.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { appWords } from '../words/index.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import css from './dialog.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons, the most likely choice last. */
  readonly actions?: ComponentChildren;
  readonly size?: 'small' | 'medium' | 'large';
}

export function Dialog({ isOpen, ...rest }: Props) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, children, actions, size = 'medium' }: Omit<Props, 'isOpen'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press beside the dialog does
    <dialog
      ref={ref}
      class={classes(css.dialog, css[size])}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class={css.sheet}>
        <header class={css.head}>
          <h2 id={heading}>{title}</h2>
          <Button look="quiet" icon="close" aria-label={appWords.value.close} onClick={onClose} />
        </header>
        <div class={css.body}>{children}</div>
        {actions !== undefined && <footer class={css.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
