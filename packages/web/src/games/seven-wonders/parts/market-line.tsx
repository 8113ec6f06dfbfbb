// What both neighbours sell, at the price to me: each on its side.

import { sevenWondersWords } from '../../../words/index.ts';
import { waresOf } from '../logic/market.ts';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import { Stalls } from './goods.tsx';
import css from './market-line.module.css';

export function MarketLine() {
  const state = useTable();
  const table = shownTable(state);
  const { left, right, self } = state.round.value;
  const me = cityAt(table, self);
  return (
    <section
      class={css.line}
      aria-label={self === state.me.value ? sevenWondersWords.value.sellsYou : sevenWondersWords.value.sells}
    >
      <span class={css.side} data-market="left">
        <span class={css.arrow}>◂</span>
        <Stalls wares={waresOf(cityAt(table, left), me, 'left')} isShort />
      </span>
      <span class={css.side} data-market="right">
        <Stalls wares={waresOf(cityAt(table, right), me, 'right')} isShort />
        <span class={css.arrow}>▸</span>
      </span>
    </section>
  );
}
