import type { Move } from '@mirabilia/kernel';
import {
  actionIn,
  BUILD,
  type Card,
  cardIn,
  FREE_CITY,
  isForFreeCity,
  SALVAGE,
} from '@mirabilia/seven-wonders';
import type { TableState } from '../state.ts';

/** What the viewer has locked for a city and nobody else sees yet. */
export function lockedFor({ seatView, me }: TableState, at: number): Move | undefined {
  return seatView.value?.private.plan.find((move) => at === (isForFreeCity(move) ? FREE_CITY : me.value));
}

/** The card that lies in the city as a ghost, if one is to be built. */
export function ghostOf(move: Move | undefined): Card | undefined {
  const isBuilt = move !== undefined && (actionIn(move) === BUILD || actionIn(move) === SALVAGE);
  return isBuilt ? cardIn(move) : undefined;
}
