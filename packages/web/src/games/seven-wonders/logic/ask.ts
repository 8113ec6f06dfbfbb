// What the table asks of the viewer now.

import { atStep, type SeatView, type View } from '@mirabilia/kernel';
import { type Age, cityOfStep, type Phase, type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';

/** The view as it was before the step that is asked for: what the viewer chooses from. */
interface From {
  readonly view: SeatView<SevenWonders>;
  readonly step: number;
}

export type Ask =
  /** A card of the hand, for a city. */
  | ({ readonly kind: 'card'; readonly city: number; readonly isSeventh: boolean } & From)
  | ({ readonly kind: 'draft' | 'sides' } & From)
  | ({ readonly kind: 'salvage'; readonly city: number } & From)
  /** All that was asked is chosen; others are still thinking. */
  | { readonly kind: 'locked'; readonly view: SeatView<SevenWonders> }
  /** Others decide. */
  | { readonly kind: 'wait'; readonly phase: Phase }
  /** The Age is over, and its conflicts are being shown. */
  | { readonly kind: 'conflicts'; readonly age: Age }
  | { readonly kind: 'over' };

const isSeated = (view: View<SevenWonders>): view is SeatView<SevenWonders> => view.private !== undefined;

/** A turn without a card in anybody's hand: `endOfAgeView` shows it, no rule does. */
const isEndOfAge = ({ public: { table, owed } }: View<SevenWonders>): boolean =>
  table.phase.kind === 'turn' && owed.every((moves) => moves === 0);

/**
 * What lies on the table while the conflicts of an Age are fought: everything that was built, and nothing of the next Age.
 * `last`: the last view of the Age; `next`: the first one after it.
 */
export function endOfAgeView(last: View<SevenWonders>, next: View<SevenWonders>): View<SevenWonders> {
  const { age, turn } = last.public.table;
  const common = {
    ...next.public,
    // Every Age ends alike, also with a seventh card, with the discard pile, and the match with the last one.
    table: { ...next.public.table, age, turn, phase: { kind: 'turn' as const } },
    owed: next.public.owed.map(() => 0),
  };
  if (!isSeated(next)) return { ...next, public: common };
  const holding = { ...next.private.holding, hand: [] };
  return { ...next, public: common, private: { ...next.private, plan: [], holding } };
}

/** `from`: the step of their plan that the viewer is making again, if they are. */
export function askedOf(view: View<SevenWonders>, from: number | undefined): Ask {
  const { table } = view.public;
  const { phase } = table;
  if (phase.kind === 'over') return { kind: 'over' };
  if (isEndOfAge(view)) return { kind: 'conflicts', age: table.age };
  const steps = isSeated(view) ? sevenWonders.steps(table, view.viewer) : 0;
  if (!isSeated(view) || steps === 0) return { kind: 'wait', phase };
  const step = Math.min(from ?? steps, view.private.plan.length);
  if (step >= steps) return { kind: 'locked', view };
  const given: From = { view: atStep(view, step), step };
  switch (phase.kind) {
    case 'draft':
    case 'sides':
      return { kind: phase.kind, ...given };
    case 'salvage':
      return { kind: 'salvage', city: phase.city, ...given };
    case 'seventh':
      return { kind: 'card', city: view.viewer, isSeventh: true, ...given };
    case 'turn':
      return { kind: 'card', city: cityOfStep(table, view.viewer, step), isSeventh: false, ...given };
  }
}
