import type { Signal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { tableWords } from '../../words/index.ts';
import css from './score.module.css';

/** The way back to the score, while the table is looked at. */
export const ToScore = ({ isOpen }: { readonly isOpen: Signal<boolean> }) => (
  <Button
    look="primary"
    icon="crown"
    class={css.reopen}
    onClick={() => {
      isOpen.value = true;
    }}
  >
    {tableWords.value.ending.score.toScore}
  </Button>
);
