// What every part of a table draws from. All of it is derived from the link; nothing is kept twice.

import type { Game, GameTypes, Seat, SeatView, View } from '@mirabilia/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { MatchLink, ReplayView, TableLink } from '../match/link.ts';
import { namesOf } from '../match/names.ts';
import { optimisticView } from '../match/optimistic-view.ts';
import { heldView } from './choreography/held-view.ts';

/** Games in which players build cities around a table. */
export interface CityGame extends GameTypes {
  table: {
    readonly players: number;
    readonly cities: readonly unknown[];
    readonly phase: { readonly kind: string };
  };
}

export interface TableModel<T extends GameTypes> {
  readonly link: TableLink<T>;
  /** The link of a match that is being played; without it nothing can be done. */
  readonly live: MatchLink<T> | undefined;
  /** The link of a match with others to talk to. */
  readonly talk: MatchLink<T> | undefined;
  /** The link of a replay. */
  readonly replay: ReplayView<T> | undefined;
  /** Undefined until the first view has come. */
  readonly view: ReadonlySignal<View<T> | undefined>;
  /** The same for a viewer who sits at the table; undefined for a spectator. */
  readonly seatView: ReadonlySignal<SeatView<T> | undefined>;
  readonly table: ReadonlySignal<T['table'] | undefined>;
  /** The seat whose eyes the table is seen with. */
  readonly me: ReadonlySignal<Seat | null>;
  /** The viewer's own seat, who is called “you”: in a replay nobody is. */
  readonly you: ReadonlySignal<Seat | null>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** What a seat holds, where that is shown to who only looks on. */
  openHand(seat: Seat): SeatView<T> | undefined;
}

const isSeated = <T extends GameTypes>(view: View<T> | undefined): view is SeatView<T> =>
  view?.private !== undefined;

export function tableModel<T extends GameTypes>(game: Game<T>, link: TableLink<T>): TableModel<T> {
  const held = heldView(link);
  const newest = link.kind === 'live' ? optimisticView(game, link) : computed(() => link.update.value?.view);
  const view = computed(() => held.value ?? newest.value);
  const seat = computed(() => link.update.value?.seat ?? null);
  return {
    link,
    live: link.kind === 'live' ? link : undefined,
    talk: link.kind === 'live' && link.hasChat ? link : undefined,
    replay: link.kind === 'replay' ? link : undefined,
    view,
    me: seat,
    you: link.kind === 'live' ? seat : signal(null),
    seatView: computed(() => (isSeated(view.value) ? view.value : undefined)),
    table: computed(() => view.value?.public.table),
    openHand: (city) => (link.kind === 'replay' ? link.seatView(city) : link.shownHands?.hands.value[city]),
    names: computed(() => (link.lobby.value === undefined ? [] : namesOf(link.lobby.value))),
  };
}
