// The card that I have locked lies face down before my city until everybody has chosen.

import { actionIn, BOARD, SALVAGE, type Table } from '@mirabilia/seven-wonders';
import { CardBack } from '../art/index.ts';
import { useTable } from '../state.ts';
import { lockedFor } from './locked.ts';
import css from './locked-card.module.css';

export function LockedCard({ city }: { readonly city: number }) {
  const state = useTable();
  const move = lockedFor(state, city);
  if (move === undefined || state.replay !== undefined) return null;
  // Who is choosing again has taken it up.
  const asked = state.ask.value;
  const step = state.seatView.value?.private.plan.indexOf(move) ?? -1;
  if (asked?.kind === 'card' && asked.step <= step) return null;
  if (actionIn(move) === BOARD || actionIn(move) === SALVAGE) return null;
  return (
    <span class={css.card} data-seat-card={city} aria-hidden="true">
      <CardBack age={(state.table.value as Table).age} />
    </span>
  );
}
