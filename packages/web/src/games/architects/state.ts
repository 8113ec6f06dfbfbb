// What the viewer looks at and is about to do. What he has done lies in the link; nothing of it is kept here.

import { type Architects, architects, type City, type Table } from '@mirabilia/architects';
import type { Move, Result, SeatView } from '@mirabilia/kernel';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from '../../app/settings/settings.ts';
import type { MatchLink } from '../../match/link.ts';
import type { Trouble } from '../../net/http.ts';
import { navigatorInPlay, type ReferenceNavigator } from '../../reference/navigator.ts';
import { tableContext } from '../../table/context.ts';
import { isRoomy, isSmallWith } from '../../table/layout.ts';
import type { DrawerTab } from '../../table/scene.tsx';
import { type Round, roundFrom } from '../../table/seats.ts';
import { type Ask, askedOf } from './logic/ask.ts';
import { type Choice, choiceFor, keyOf, type Target, targetOf } from './logic/choices.ts';
import { modelOf, type TableModel } from './model.ts';

/** A move that is pointed at but not made. It is forgotten when the decision has passed. */
interface Picked {
  readonly decision: number;
  readonly move: Move;
  /** Was asked once more, for those who wish to be asked. */
  readonly isSure: boolean;
}

export type Overlay =
  | { readonly kind: 'city'; readonly seat: number }
  | { readonly kind: 'everybody' | 'shortcuts' | 'tokens' };

export interface TableState extends TableModel {
  readonly ask: ReadonlySignal<Ask | undefined>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  /** The seat from which the table is seen: mine, or the one that a spectator follows. */
  readonly focus: ReadonlySignal<number>;
  readonly round: ReadonlySignal<Round>;
  readonly picked: ReadonlySignal<Picked | undefined>;
  readonly overlay: Signal<Overlay | undefined>;
  readonly drawer: Signal<DrawerTab | undefined>;
  /** The table is laid as for a small screen. */
  readonly isSmall: ReadonlySignal<boolean>;
  /** Where the rules lie open. */
  readonly reference: ReferenceNavigator;
  /** The city in the place of mine, where there is room for one only. */
  readonly shown: Signal<number | undefined>;
  /** A choice that the server refused, until the next one. */
  readonly refused: Signal<Result<void, Trouble> | undefined>;

  follow(seat: number): void;
  choiceOf(target: Target): Choice | undefined;
  isPicked(target: Target): boolean;
  /** Points at something; pointing at it again does it. */
  point(target: Target): void;
  /** Another way to do what is pointed at. */
  pick(move: Move): void;
  putDown(): void;
  /** Makes the move that is pointed at; with the setting on, the first press asks and the second one makes it. */
  commit(): void;
}

export const { TableProvider, useTable } = tableContext<TableState>();

export const cityAt = (table: Table, seat: number): City => table.cities[seat] as City;

export function tableState(link: MatchLink): TableState {
  const model = modelOf(link);
  const { view, table, me } = model;
  const followed = signal(0);
  const given = signal<Picked | undefined>(undefined);
  const refused = signal<Result<void, Trouble> | undefined>(undefined);
  const shown = signal<number | undefined>(undefined);

  const ask = computed(() => (view.value === undefined ? undefined : askedOf(view.value)));
  const choices = computed(() => (ask.value?.kind === 'choose' ? ask.value.choices : []));
  const decision = () => view.peek()?.public.decision ?? -1;
  /** In a replay: what the viewer is about to choose. */
  const chosen = computed((): Picked | undefined => {
    const [text] = link.past?.deciding.value.find(({ seat }) => seat === me.value)?.chosen ?? [];
    const move = text === undefined ? undefined : architects.notation.parse(text);
    return move === undefined ? undefined : { decision: decision(), move, isSure: false };
  });
  const picked = computed(() => {
    const now = link.past === undefined ? given.value : chosen.value;
    const isOpen = now !== undefined && choices.value.some(({ moves }) => moves.includes(now.move));
    return isOpen && now.decision === view.value?.public.decision ? now : undefined;
  });
  const players = computed(() => Math.max(2, table.value?.players ?? 2));
  const focus = computed(() => me.value ?? followed.value % players.value);

  const pick = (move: Move): void => {
    if (link.past !== undefined) return;
    batch(() => {
      refused.value = undefined;
      given.value = { decision: decision(), move, isSure: false };
    });
    // The clock plays what I point at if I am too slow.
    if (link.clock.peek() !== undefined) void link.preselect(decision(), architects.notation.make(move));
  };
  // What could be done is what a replay is looked at for, where there is room.
  const drawer = signal<DrawerTab | undefined>(
    link.past !== undefined && isRoomy.peek() ? 'choices' : undefined,
  );
  const isPicked = (target: Target): boolean =>
    picked.value !== undefined && keyOf(targetOf(picked.value.move)) === keyOf(target);
  const make = (move: Move): void => {
    const choice = { decision: decision(), step: 0, move: architects.notation.make(move) };
    batch(() => {
      refused.value = undefined;
      given.value = undefined;
      shown.value = undefined;
      void link.commit(choice).then((answer) => {
        if (!answer.ok) refused.value = answer;
      });
    });
  };

  return {
    ...model,
    // In a replay with all hands open: what the followed one knows, too, of decks that lie face down.
    seatView: computed(
      () =>
        model.seatView.value ??
        (link.past?.seatView(focus.value) as unknown as SeatView<Architects> | undefined),
    ),
    ask,
    choices,
    focus,
    round: computed(() => roundFrom(focus.value, players.value)),
    picked,
    overlay: signal(undefined),
    drawer,
    isSmall: isSmallWith(drawer),
    reference: navigatorInPlay(
      'architects',
      computed(() => table.value?.players),
    ),
    shown,
    refused,
    isPicked,
    pick,
    follow(seat) {
      followed.value = seat;
    },
    choiceOf: (target) => choiceFor(choices.value, target),
    point(target) {
      const choice = choiceFor(choices.peek(), target);
      if (choice === undefined) return;
      if (isPicked(target)) this.commit();
      else pick(choice.moves[0] as Move);
    },
    putDown() {
      given.value = undefined;
    },
    commit() {
      const now = picked.peek();
      if (now === undefined || link.past !== undefined) return;
      if (settings.confirm.peek() && !now.isSure) given.value = { ...now, isSure: true };
      else make(now.move);
    },
  };
}
