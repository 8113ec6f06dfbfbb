// What the viewer looks at and is about to do. What they have done lies in the link; nothing of it is kept here.

import { atStep, type Move } from '@mirabilia/kernel';
import {
  type Board,
  type Card,
  type City,
  cardIn,
  type SevenWonders,
  sevenWonders,
  type Table,
  type Verdict,
  verdicts,
} from '@mirabilia/seven-wonders';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from '../../app/settings/settings.ts';
import type { TableLink } from '../../match/link.ts';
import { tableContext } from '../../table/context.ts';
import type { TableModel } from '../../table/model.ts';
import { type CommonState, commonState } from '../../table/state.ts';
import { type Ask, askedOf } from './logic/ask.ts';
import { pinned } from './logic/seats.ts';
import { moveIn, waysOf } from './logic/ways.ts';

export const USES = ['build', 'stage', 'discard'] as const;
export type UseKind = (typeof USES)[number];

/** A card that is picked up but not locked. It is forgotten when the decision has passed. */
export interface Picked {
  readonly decision: number;
  readonly step: number;
  readonly card: Card;
  /** What Enter would lock. */
  readonly armed: UseKind | undefined;
  /** What was asked once more, for those who wish to be asked. */
  readonly sure: UseKind | undefined;
  /** The closed action that was asked about. */
  readonly why: UseKind | undefined;
  /** Where the sliders stand, if they were moved. */
  readonly build: number | undefined;
  readonly stage: number | undefined;
  /** Built by the wonder's power. */
  readonly power: boolean;
}

export type OwnOverlay =
  | { readonly kind: 'card'; readonly card: Card }
  /** With an open side, both are told of. */
  | {
      readonly kind: 'wonder';
      readonly board: Board;
      readonly built: number;
      readonly isSideOpen: boolean;
    }
  | { readonly kind: 'city'; readonly city: number }
  | { readonly kind: 'memory' }
  | { readonly kind: 'coming' };

export type OwnModel = TableModel<SevenWonders>;

export interface TableState extends CommonState<SevenWonders, OwnOverlay> {
  readonly ask: ReadonlySignal<Ask | undefined>;
  readonly verdicts: ReadonlySignal<readonly Verdict[]>;
  readonly picked: ReadonlySignal<Picked | undefined>;
  /** Far cities that lie open beside the neighbours. */
  readonly pins: Signal<readonly number[]>;

  pin(city: number): void;
  select(card: Card): void;
  adjust(change: Partial<Pick<Picked, 'armed' | 'sure' | 'why' | 'build' | 'stage' | 'power'>>): void;
  /** The move that an action would lock; undefined where it is closed. */
  moveFor(use: UseKind): Move | undefined;
  lock(move: Move | undefined): void;
  /** Takes the plan up again, from its first step. */
  change(): void;
  putDown(): void;
}

export const { TableProvider, useTable } = tableContext<TableState>();

export const cityAt = (table: Table, at: number): City => table.cities[at] as City;

/** What can be done with each card of the hand. */
export function verdictsFor(asked: Ask | undefined): readonly Verdict[] {
  if (asked?.kind === 'card') return verdicts(asked.view);
  // What is locked can be changed, so the hand goes on saying what each card would take.
  return asked?.kind === 'locked' ? verdicts(atStep(asked.view, 0)) : [];
}

export function tableState(link: TableLink<SevenWonders>): TableState {
  const given = signal<Picked | undefined>(undefined);
  const anew = signal<{ readonly decision: number; readonly step: number } | undefined>(undefined);
  const { state, decision, acting, send, preselect } = commonState<SevenWonders, OwnOverlay>(
    {
      id: 'seven-wonders',
      game: sevenWonders,
      fewest: 3,
      // Who chooses for the Free City sees the table from its place: its neighbours, its prices.
      choosesFor: (): number | undefined => {
        const asked = ask.value;
        return asked !== undefined && 'city' in asked ? asked.city : undefined;
      },
    },
    link,
  );
  const { view } = state;
  const ask: ReadonlySignal<Ask | undefined> = computed(() => {
    if (view.value === undefined) return undefined;
    const isAnew = anew.value?.decision === view.value.public.decision;
    return askedOf(view.value, isAnew ? anew.value?.step : undefined);
  });
  const pins = signal<readonly number[]>([]);
  const found = computed(() => verdictsFor(ask.value));
  const picked = computed(() => {
    const asked = ask.value;
    const now = given.value;
    if (now === undefined || asked === undefined || !('step' in asked)) return undefined;
    return now.decision === view.value?.public.decision && now.step === asked.step ? now : undefined;
  });

  const moveFor = (use: UseKind): Move | undefined => {
    const choice = picked.value;
    const verdict = found.value.find(({ card }) => card === choice?.card);
    if (choice === undefined || verdict === undefined) return undefined;
    if (use === 'discard') return verdict.discard.moves[0];
    return moveIn(waysOf(verdict[use]), { split: choice[use], power: use === 'build' && choice.power });
  };

  /** If my time runs out, the card in hand is played, built if it can be. */
  const preselectPicked = () => {
    const asked = ask.peek();
    if (asked?.kind !== 'card' || asked.step > 0) return;
    const move = moveFor('build') ?? moveFor('discard');
    if (move !== undefined) preselect(move);
  };

  const select = acting((card: Card) => {
    batch(() => {
      if (ask.peek()?.kind === 'locked') anew.value = { decision: decision(), step: 0 };
      const asked = ask.peek();
      if (asked === undefined || !('step' in asked)) return;
      const blank = {
        armed: undefined,
        sure: undefined,
        why: undefined,
        build: undefined,
        stage: undefined,
        power: false,
      };
      given.value = { decision: decision(), step: asked.step, card, ...blank };
      // Building is what most cards are picked up for; nothing else is ever armed unasked.
      if (moveFor('build') !== undefined) given.value = { ...given.value, armed: 'build' };
      preselectPicked();
    });
  });

  return {
    ...state,
    ask,
    verdicts: found,
    picked,
    pins,
    moveFor,
    pin(city) {
      pins.value = pinned(pins.value, city);
    },
    select,
    adjust(change) {
      if (picked.peek() !== undefined) given.value = { ...(picked.peek() as Picked), ...change };
    },
    lock(move) {
      const asked = ask.peek();
      if (move === undefined || asked === undefined || !('step' in asked)) return;
      send(move, asked.step, () => {
        given.value = undefined;
        anew.value = undefined;
      });
    },
    change: acting(() => {
      const plan = view.peek()?.private?.plan ?? [];
      if (ask.peek() === undefined || plan.length === 0) return;
      batch(() => {
        anew.value = { decision: decision(), step: 0 };
        select(cardIn(plan[0] as Move));
      });
    }),
    putDown() {
      batch(() => {
        given.value = undefined;
        anew.value = undefined;
      });
    },
  };
}

/** With the setting on, the first press asks and the second one locks. */
export function press(state: TableState, use: UseKind): void {
  const move = state.moveFor(use);
  if (move === undefined) {
    state.adjust({ why: use });
    return;
  }
  const isSure = !settings.confirm.peek() || state.picked.peek()?.sure === use;
  if (isSure) state.lock(move);
  else state.adjust({ armed: use, sure: use });
}
