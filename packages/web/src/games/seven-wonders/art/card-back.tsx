// The back of a card: all that others see of it before it is turned over. Everything on it is measured by its own width.

import type { Age } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { roman } from '../roman.ts';
import style from './card-back.module.css';

export const CardBack = ({ age }: { readonly age: Age }): JSX.Element => (
  <span class={style.back} data-age={age}>
    <span class={style.inner}>
      <span class={style.numeral}>{roman(age)}</span>
    </span>
  </span>
);
