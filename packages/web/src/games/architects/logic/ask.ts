// What the table asks of the viewer now.

import { type Architects, architects, type Phase } from '@mirabilia/architects';
import type { Seat, SeatView, View } from '@mirabilia/kernel';
import { choicesOf, type TargetChoice } from './choices.ts';

export type Ask =
  | {
      readonly kind: 'choose';
      readonly view: SeatView<Architects>;
      readonly choices: readonly TargetChoice[];
    }
  /** Chosen and on its way, or somebody else decides. */
  | { readonly kind: 'wait'; readonly phase: Phase; readonly seat: Seat }
  | { readonly kind: 'over' };

const isSeated = (view: View<Architects>): view is SeatView<Architects> => view.private !== undefined;

export function askedOf(view: View<Architects>): Ask {
  const { phase, seat } = view.public.table;
  if (phase.kind === 'over') return { kind: 'over' };
  const legal = isSeated(view) ? architects.legalMoves(view) : [];
  if (!isSeated(view) || legal.length === 0) return { kind: 'wait', phase, seat };
  return { kind: 'choose', view, choices: choicesOf(legal) };
}
