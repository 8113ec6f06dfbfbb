// In a replay with all hands open: the hand of the city that is looked at, as its player held it, and what he took.

import type { SeatView } from '@mirabilia/kernel';
import type { Card, SevenWonders } from '@mirabilia/seven-wonders';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { askedOf } from '../logic/ask.ts';
import { Hand } from '../parts/hand.tsx';
import { TableProvider, type TableState, useTable, verdictsFor } from '../state.ts';

/** The table as the player of a city sees it. */
function seenBy(state: TableState, city: number): TableState {
  const seatView = computed(
    () => state.link.past?.seatView(city) as unknown as SeatView<SevenWonders> | undefined,
  );
  const ask = computed(() => (seatView.value === undefined ? undefined : askedOf(seatView.value, undefined)));
  return {
    ...state,
    seatView,
    ask,
    verdicts: computed(() => verdictsFor(ask.value)),
    focus: computed(() => city),
  };
}

/** The cards of a city in such a replay; none of the Free City, before the first deal and after the end. */
export function openHandOf({ link }: TableState, city: number): readonly Card[] {
  const view = link.past?.seatView(city) as unknown as SeatView<SevenWonders> | undefined;
  return view?.private.room.hand ?? [];
}

export function OpenHand({ city }: { readonly city: number }) {
  const state = useTable();
  const own = useMemo(() => seenBy(state, city), [state, city]);
  return (
    <TableProvider value={own}>
      <Hand />
    </TableProvider>
  );
}
