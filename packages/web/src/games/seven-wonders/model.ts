// What every part of the 7 Wonders table draws from. All of it is derived from the link; nothing is kept twice.

import type { Seat, SeatView, View } from '@mirabilia/kernel';
import { FREE_CITY, type SevenWonders, sevenWonders, type Table } from '@mirabilia/seven-wonders';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { MatchLink } from '../../match/link.ts';
import { namesOf } from '../../match/names.ts';
import { optimisticView } from '../../match/optimistic-view.ts';

export interface TableModel {
  readonly link: MatchLink;
  /** Undefined until the first view has come. */
  readonly view: ReadonlySignal<View<SevenWonders> | undefined>;
  /** The same for somebody who sits at the table; undefined for a spectator. */
  readonly seatView: ReadonlySignal<SeatView<SevenWonders> | undefined>;
  readonly table: ReadonlySignal<Table | undefined>;
  readonly me: ReadonlySignal<Seat | null>;
  /** By city; the Free City's is empty, and the words of the game have a name for it. */
  readonly names: ReadonlySignal<readonly string[]>;
}

export function modelOf(link: MatchLink): TableModel {
  const view = optimisticView(sevenWonders, link);
  const me = computed(() => link.update.value?.seat ?? null);
  return {
    link,
    view,
    me,
    seatView: computed(() =>
      view.value?.private === undefined ? undefined : (view.value as SeatView<SevenWonders>),
    ),
    table: computed(() => view.value?.public.table),
    names: computed(() => {
      const names = link.lobby.value === undefined ? [] : namesOf(link.lobby.value);
      return names.length === FREE_CITY ? [...names, ''] : names;
    }),
  };
}
