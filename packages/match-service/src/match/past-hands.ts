// What lay in all hands some moves ago, for tables that show it to people without a seat.

import type { GameTypes, State } from '@mirabilia/kernel';

/** A decision as it was before it was resolved. */
export interface PastDecision<T extends GameTypes> {
  readonly state: State<T>;
  /** How often each seat has moved since, this decision included. */
  readonly moved: readonly number[];
}

/** Oldest first. */
export type Past<T extends GameTypes> = readonly PastDecision<T>[];

/** Every seat has moved so often since. */
const isOld = ({ moved }: Pick<PastDecision<GameTypes>, 'moved'>, rounds: number): boolean =>
  moved.every((times) => times >= rounds);

/** A decision was resolved by moves of these seats. Of those that may be shown only the newest is kept. */
export function afterDecision<T extends GameTypes>(
  past: Past<T>,
  {
    state,
    movers,
    rounds,
  }: {
    readonly state: State<T>;
    readonly movers: readonly number[];
    readonly rounds: number;
  },
): Past<T> {
  const none = state.private.map(() => 0);
  const all = [...past, { state, moved: none }].map((one) => ({
    ...one,
    moved: one.moved.map((times, seat) => times + movers.filter((mover) => mover === seat).length),
  }));
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((one) => isOld(one, rounds)),
    ),
  );
}

/** The newest decision that may be shown. */
export function shownPast<T extends GameTypes>(past: Past<T>, rounds: number): State<T> | undefined {
  const [oldest] = past;
  return oldest !== undefined && isOld(oldest, rounds) ? oldest.state : undefined;
}
