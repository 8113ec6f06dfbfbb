// What every part of the Architects table draws from. All of it is derived from the link; nothing is kept twice.

import { type Architects, architects, type Table } from '@mirabilia/architects';
import type { Seat, SeatView, View } from '@mirabilia/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { MatchLink } from '../../match/link.ts';
import { namesOf } from '../../match/names.ts';
import { optimisticView } from '../../match/optimistic-view.ts';

export interface TableModel {
  readonly link: MatchLink;
  /** Undefined until the first view has come. */
  readonly view: ReadonlySignal<View<Architects> | undefined>;
  /** The same for somebody who sits at the table; undefined for a spectator. */
  readonly seatView: ReadonlySignal<SeatView<Architects> | undefined>;
  readonly table: ReadonlySignal<Table | undefined>;
  readonly me: ReadonlySignal<Seat | null>;
  readonly names: ReadonlySignal<readonly string[]>;
}

export function modelOf(link: MatchLink): TableModel {
  const view = optimisticView(architects, link);
  return {
    link,
    view,
    me: computed(() => link.update.value?.seat ?? null),
    seatView: computed(() =>
      view.value?.private === undefined ? undefined : (view.value as SeatView<Architects>),
    ),
    table: computed(() => view.value?.public.table),
    names: computed(() => (link.lobby.value === undefined ? [] : namesOf(link.lobby.value))),
  };
}
