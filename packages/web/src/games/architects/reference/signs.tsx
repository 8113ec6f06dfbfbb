import type { Card } from '@mirabilia/architects';
import css from '../../../reference/lists.module.css';
import { marksOf } from '../art/card-face.tsx';

/** What is drawn on a card, in a line. Its name stands beside it. */
export const CardSigns = ({ card }: { readonly card: Card }) => (
  <span class={css.signs} aria-hidden="true">
    {marksOf(card)}
  </span>
);
