// With two players: while the viewer chooses for the Free City, its city lies in the place of theirs and says so.

import { FREE_CITY } from '@mirabilia/seven-wonders';
import { Icon } from '../../../ui/icon.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import type { TableState } from '../state.ts';
import css from './free-city.module.css';

export const actsForFreeCity = ({ focus, table, live }: TableState): boolean =>
  live !== undefined && table.value?.players === FREE_CITY && focus.value === FREE_CITY;

export const FreeCityBanner = () => (
  <p class={css.banner} role="status">
    <span class={css.seal} aria-hidden="true">
      <Icon name="crown" />
    </span>
    {sevenWondersWords.value.actingForFreeCity}
  </p>
);
