// What a seat chose from: at a moment of a replay, or I now.

import { atStep, type SeatView } from '@mirabilia/kernel';
import { cityOfStep, type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { SeatChoice } from '../../../coach/choices.tsx';
import type { Deciding } from '../../../match/link.ts';
import type { TableState } from '../state.ts';

export type Seen = SeatView<SevenWonders>;

export function choicesIn({
  seat,
  view,
  chosen,
}: Deciding<SevenWonders>): readonly SeatChoice<SevenWonders>[] {
  const { table } = view.public;
  const steps = sevenWonders.steps(table, seat);
  const { phase } = table;
  // What comes second depends on what was chosen first.
  return Array.from({ length: Math.min(steps, chosen.length + 1) }, (_, step) => {
    const before = atStep({ ...view, private: { ...view.private, plan: chosen } }, step);
    // A seat that has chosen owes nothing any more; here it stands before its choice.
    const owed = view.public.owed.with(seat, steps - step);
    return {
      seat,
      step,
      view: { ...before, public: { ...before.public, owed } },
      city: phase.kind === 'salvage' ? phase.city : cityOfStep(table, seat, step),
      chosen: chosen[step],
    };
  });
}

/** In play: what I can choose from, also while my choice can still be changed. */
export const myChoice = ({
  seatView,
  table,
}: TableState): ReadonlySignal<readonly Deciding<SevenWonders>[]> =>
  computed(() => {
    const view = seatView.value;
    if (view === undefined || table.value === undefined) return [];
    const { viewer: seat, private: own } = view;
    return sevenWonders.steps(table.value, seat) === 0 ? [] : [{ seat, view, chosen: own.plan }];
  });
