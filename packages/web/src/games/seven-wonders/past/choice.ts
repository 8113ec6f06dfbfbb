// What somebody chose from: at a moment of a replay, or I now.

import { atStep, type Json, type Move, type SeatView } from '@mirabilia/kernel';
import { FREE_CITY, type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { CoachQuestion } from '../../../coach/coach.ts';
import type { PlayedChoice } from '../../../coach/match-review.ts';
import type { Deciding, Past } from '../../../match/link.ts';
import type { TableState } from '../state.ts';

export type Seen = SeatView<SevenWonders>;

/** One move of a seat: what it chose from, for which city, and what it took. */
export interface Choice {
  readonly seat: number;
  readonly step: number;
  readonly view: Seen;
  readonly city: number;
  readonly chosen: Move | undefined;
}

export function choicesIn({ seat, view, chosen }: Deciding): readonly Choice[] {
  const seen = view as unknown as Seen;
  const moves = chosen.map(sevenWonders.notation.parse).filter((move) => move !== undefined);
  const { table } = seen.public;
  const steps = sevenWonders.steps(table, seat);
  const own = table.phase.kind === 'salvage' ? table.phase.city : seat;
  // What comes second depends on what was chosen first.
  return Array.from({ length: Math.min(steps, moves.length + 1) }, (_, step) => {
    const before = atStep({ ...seen, private: { ...seen.private, plan: moves } }, step);
    // Whoever has chosen owes nothing any more; here he stands before it.
    const owed = seen.public.owed.with(seat, steps - step);
    return {
      seat,
      step,
      view: { ...before, public: { ...before.public, owed } },
      city: step === 0 ? own : FREE_CITY,
      chosen: moves[step],
    };
  });
}

/** In play: what I can choose from, also while my choice can still be changed. */
export const myChoice = ({ seatView, table }: TableState): ReadonlySignal<readonly Deciding[]> =>
  computed(() => {
    const view = seatView.value;
    if (view === undefined || table.value === undefined) return [];
    const { viewer: seat, private: own } = view;
    if (sevenWonders.steps(table.value, seat) === 0) return [];
    return [{ seat, view: view as unknown as Json, chosen: own.plan.map(sevenWonders.notation.make) }];
  });

export const askedIn = ({ seat, view }: Choice): CoachQuestion => ({
  decision: view.public.decision,
  seat,
  plan: view.private.plan,
  view,
});

export const madeBy = (past: Past, seat: number): readonly PlayedChoice[] =>
  past
    .decidedBy(seat)
    .flatMap(({ at, caption, ...deciding }) =>
      choicesIn(deciding).flatMap((choice) =>
        choice.chosen === undefined ? [] : [{ at, caption, asked: askedIn(choice), chosen: choice.chosen }],
      ),
    );
