import type { Move } from '@mirabilia/kernel';
import {
  actionIn,
  BOARD,
  BUILD,
  type Card,
  cardIn,
  FREE_CITY,
  isForFreeCity,
  SALVAGE,
} from '@mirabilia/seven-wonders';
import type { TableState } from '../state.ts';
import { presentationOf } from '../story/presentation.ts';

/** What the viewer has locked for a city and nobody else sees yet; not what has been taken up again. */
export function lockedFor(state: TableState, at: number): Move | undefined {
  const { seatView, me, ask } = state;
  const { decision } = seatView.value?.public ?? {};
  // The city shows already what became of it.
  if (presentationOf(state).shown.view.value?.public.decision !== decision) return undefined;
  const asked = ask.value;
  const firstOpen = asked?.kind === 'card' ? asked.step : Number.POSITIVE_INFINITY;
  return seatView.value?.private.plan.find(
    (move, step) => step < firstOpen && at === (isForFreeCity(move) ? FREE_CITY : me.value),
  );
}

/** A card lies face down for it: it comes from a hand, and the match is played. */
export function liesFaceDown({ replay }: TableState, move: Move): boolean {
  return replay === undefined && actionIn(move) !== BOARD && actionIn(move) !== SALVAGE;
}

/** The card that lies in the city as a ghost, if one is to be built and doesn't lie face down before it. */
export function ghostOf(state: TableState, move: Move | undefined): Card | undefined {
  if (move === undefined || (actionIn(move) !== BUILD && actionIn(move) !== SALVAGE)) return undefined;
  const isLaid = liesFaceDown(state, move) && !isForFreeCity(move);
  return isLaid ? undefined : cardIn(move);
}
