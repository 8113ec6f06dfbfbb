// The card that I have locked lies face down before my city until everybody has chosen.

import type { Table } from '@mirabilia/seven-wonders';
import { CardBack } from '../art/index.ts';
import { useTable } from '../state.ts';
import { liesFaceDown, lockedFor } from './locked.ts';
import css from './locked-card.module.css';

export function LockedCard({ city }: { readonly city: number }) {
  const state = useTable();
  const move = lockedFor(state, city);
  if (move === undefined || !liesFaceDown(state, move)) return null;
  return (
    <span class={css.card} data-seat-card={city} aria-hidden="true">
      <CardBack age={(state.table.value as Table).age} />
    </span>
  );
}
