// A match looked at again, decision by decision: what stood, what each seat chose, and what came of it.

import type { GameTypes, Move, State } from './game.ts';
import { advance, type Match, startFrom } from './match.ts';
import { copyState } from './state.ts';

/** A decision of a match that was played. */
export interface Moment<T extends GameTypes> {
  /** As it stood before the decision. It is a copy of its own: nothing that comes later changes it. */
  readonly state: State<T>;
  /** What led here. */
  readonly events: readonly T['event'][];
  /** What each seat chose then, step by step; empty for those who weren't asked, and for all after the last decision. */
  readonly chosen: readonly (readonly Move[])[];
}

/** From the first decision to where the match stands now: one more than there were decisions. */
export function momentsOf<T extends GameTypes>(match: Match<T>): Moment<T>[] {
  const { game, history } = match;
  const again = startFrom(game, match);
  const nothing = (): Move[][] => again.state.private.map(() => []);
  const moments: Moment<T>[] = [];
  let state = copyState(game, again.state);
  let events: T['event'][] = [];
  let chosen = nothing();
  for (const { seat, move } of history) {
    chosen[seat]?.push(move);
    const followed: T['event'][] = [];
    if (!advance(again, seat, move, (event) => followed.push(event))) continue;
    moments.push({ state, events, chosen });
    state = copyState(game, again.state);
    events = followed;
    chosen = nothing();
  }
  moments.push({ state, events, chosen });
  return moments;
}
