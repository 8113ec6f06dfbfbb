// What the viewer looks at and is about to do. What they have done lies in the link; nothing of it is kept here.

import { type Architects, architects, type City, deckAt, type Table } from '@mirabilia/architects';
import type { Move, Seat } from '@mirabilia/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../../app/settings/settings.ts';
import type { ReplayView, TableLink } from '../../match/link.ts';
import { tableContext } from '../../table/context.ts';
import type { TableModel } from '../../table/model.ts';
import { type CommonState, commonState } from '../../table/state.ts';
import { type Ask, askedOf } from './logic/ask.ts';
import { choiceFor, keyOf, type Target, type TargetChoice, targetOf } from './logic/choices.ts';

/** A move that is pointed at but not made. It is forgotten when the decision has passed. */
interface Picked {
  readonly decision: number;
  readonly move: Move;
  /** Was asked once more, for those who wish to be asked. */
  readonly isSure: boolean;
}

export type OwnOverlay =
  | { readonly kind: 'city'; readonly seat: number }
  | { readonly kind: 'tokens' | 'decks' };

export type OwnModel = TableModel<Architects>;

export interface TableState extends CommonState<Architects, OwnOverlay> {
  readonly ask: ReadonlySignal<Ask | undefined>;
  readonly choices: ReadonlySignal<readonly TargetChoice[]>;
  readonly picked: ReadonlySignal<Picked | undefined>;

  /** In a replay: the deck that a card is about to be taken from, whoever takes it. */
  readonly lit: ReadonlySignal<number | undefined>;

  choiceOf(target: Target): TargetChoice | undefined;
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

/** In a replay: what the viewer is about to choose. */
const chosenIn = (
  { deciding, update }: ReplayView<Architects>,
  me: ReadonlySignal<Seat | null>,
): ReadonlySignal<Picked | undefined> =>
  computed(() => {
    const [move] = deciding.value.find(({ seat }) => seat === me.value)?.chosen ?? [];
    const decision = update.peek()?.decision ?? -1;
    return move === undefined ? undefined : { decision, move, isSure: false };
  });

const litIn = ({ deciding }: ReplayView<Architects>): ReadonlySignal<number | undefined> =>
  computed(() => {
    const [first] = deciding.value;
    const [move] = first?.chosen ?? [];
    if (first === undefined || move === undefined) return undefined;
    const target = targetOf(move);
    return target.kind === 'deck' ? deckAt(first.view.public.table, first.seat, target.place) : undefined;
  });

export function tableState(link: TableLink<Architects>): TableState {
  const { state, decision, acting, send, preselect } = commonState<Architects, OwnOverlay>(
    { id: 'architects', game: architects, fewest: 2 },
    link,
  );
  const { view, me, replay, shown, refused } = state;
  const given = signal<Picked | undefined>(undefined);

  const ask = computed(() => (view.value === undefined ? undefined : askedOf(view.value)));
  const choices = computed(() => (ask.value?.kind === 'choose' ? ask.value.choices : []));
  const pointed = replay === undefined ? given : chosenIn(replay, me);
  const picked = computed(() => {
    const now = pointed.value;
    const isOpen = now !== undefined && choices.value.some(({ moves }) => moves.includes(now.move));
    return isOpen && now.decision === view.value?.public.decision ? now : undefined;
  });

  const pick = acting((move: Move): void => {
    batch(() => {
      refused.value = undefined;
      given.value = { decision: decision(), move, isSure: false };
    });
    preselect(move);
  });
  const isPicked = (target: Target): boolean =>
    picked.value !== undefined && keyOf(targetOf(picked.value.move)) === keyOf(target);

  return {
    ...state,
    // For who looks on and is shown it: what the followed player knows of decks that lie face down.
    seatView: computed(() => state.seatView.value ?? state.openHand(state.focus.value)),
    ask,
    choices,
    picked,
    lit: replay === undefined ? signal(undefined) : litIn(replay),
    isPicked,
    pick,
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
    commit: acting(() => {
      const now = picked.peek();
      if (now === undefined) return;
      if (settings.confirm.peek() && !now.isSure) {
        given.value = { ...now, isSure: true };
        return;
      }
      send(now.move, 0, () => {
        given.value = undefined;
        shown.value = undefined;
      });
    }),
  };
}
